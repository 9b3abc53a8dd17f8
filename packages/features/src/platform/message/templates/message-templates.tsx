import { useLingui } from '@lingui/react/macro';
import { messagePlaceholders } from '@saiwu/openapi';
import { Button, Dialog, EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useApi } from '../../../lib/api/api.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import type { NewMessage } from '../compose/message-form.ts';
import { SampleDialog } from './sample-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** Words that are written often: taken from a template, kept as one, and seen as a receiver would. */
export function MessageTemplates() {
  const { t } = useLingui();
  const form = useFormContext<NewMessage>();
  const [open, setOpen] = useState<'choose' | 'keep' | 'sample' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setOpen('choose')}>{t`套用模板`}</Button>
        <Button variant="ghost" onClick={() => setOpen('keep')}>{t`存为模板`}</Button>
        <Button variant="ghost" onClick={() => setOpen('sample')}>{t`预览`}</Button>
      </div>
      <p className="text-xs text-fg-muted">
        {t`可以写 ${messagePlaceholders.map((name) => `{${name}}`).join(' ')}，发送时换成每个收件人自己的`}
      </p>
      {open === 'choose' && <ChooseDialog form={form} onClose={close} />}
      {open === 'keep' && <TemplateDialog template={null} begun={begunWith(form.getValues('msgDTO'))} onClose={close} />}
      {open === 'sample' && <SampleDialog values={form.getValues()} onClose={close} />}
    </div>
  );
}

function ChooseDialog({ form, onClose }: { form: UseFormReturn<NewMessage>; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf('message.templates'));
  const remove = useAct('message.removeTemplate', { success: t`已删除模板`, invalidates: ['message.templates'] });

  function take({ title, content }: { title: string; content: string }) {
    form.setValue('msgDTO.title', title, { shouldDirty: true });
    form.setValue('msgDTO.content', content, { shouldDirty: true, shouldValidate: true });
    onClose();
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t`套用模板`} description={t`会换掉现在的标题和内容。`}>
      {data?.length === 0 && <EmptyState title={t`还没有模板`} description={t`写好一条消息后，点「存为模板」`} />}
      <ul className="flex flex-col divide-y divide-border">
        {data?.map(({ id, name, title, content, orgLabel, isOwn }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="truncate text-xs text-fg-muted">{orgLabel === null ? title : `${title} · ${orgLabel}`}</span>
            </span>
            {isOwn && (
              <Button
                variant="ghost"
                isPending={remove.isPending}
                aria-label={t`删除模板「${name}」`}
                onClick={() => remove.mutate({ path: { id } })}
              >{t`删除`}</Button>
            )}
            <Button variant="outline" aria-label={t`套用「${name}」`} onClick={() => take({ title, content })}>{t`套用`}</Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What is being written, under its title. */
function begunWith({ title, content }: NewMessage['msgDTO']) {
  return { name: (title ?? '').slice(0, 50), title: title ?? '', content };
}
