import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, confirm, PageHeader, PageStack, toast } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import { type MessageTemplate, TemplateDialog } from './template-dialog.tsx';

/** Messages that are written often: those that we ship, until an organisation keeps its own, and what people have kept. */
export function TemplateListScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('message.templates'));
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  return (
    <PageStack>
      <PageHeader
        title={t`消息模板`}
        description={t`发送消息时套用，再改成这一次要说的`}
        actions={<Button onClick={() => setEdited('new')}>{t`新增模板`}</Button>}
      />
      <Card>
        <Loaded query={query}>
          {(templates) => (
            <ul className="flex flex-col divide-y divide-border">
              {templates.map((template) => (
                <TemplateRow key={template.id} template={template} onEdit={() => setEdited(template)} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      {edited !== null && <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </PageStack>
  );
}

function TemplateRow({ template, onEdit }: { template: MessageTemplate; onEdit: () => void }) {
  const { t } = useLingui();
  const { name, title, orgLabel, isOwn, isShipped } = template;
  const save = useAct('message.saveTemplate', { success: t`已恢复`, invalidates: ['message.templates'] });
  const remove = useAct('message.removeTemplate', { invalidates: ['message.templates'] });

  async function drop() {
    if (!(await confirm({ title: t`删除模板「${name}」？`, confirmLabel: t`删除`, isDanger: true }))) return;
    const { content } = template;
    const undo = () => save.mutate({ body: { name, title, content } });
    remove.mutate({ path: { id: template.id } }, { onSuccess: () => toast.success(t`已删除模板「${name}」`, { undo }) });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-1 basis-56 flex-col">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-xs text-fg-muted wrap-anywhere">
          {[title, isShipped ? t`系统自带` : orgLabel].filter((one) => one !== null).join(' · ')}
        </span>
      </span>
      <span className="ml-auto flex gap-2">
        {isOwn && (
          <Button variant="ghost" isPending={remove.isPending} aria-label={t`删除模板「${name}」`} onClick={() => void drop()}>
            {t`删除`}
          </Button>
        )}
        {(isOwn || isShipped) && (
          <Button variant="outline" aria-label={t`编辑模板「${name}」`} onClick={onEdit}>
            {t`编辑`}
          </Button>
        )}
      </span>
    </li>
  );
}
