import { FormDialog } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { messagePlaceholders, messageTemplateSave } from '@saiwu/openapi';
import { FormField, Input, RichTextEditor } from '@saiwu/ui';
import { useActForm } from '../../../lib/api/use-act-form.ts';

export type MessageTemplate = AnswerOf<'message.templates'>[number];

interface TemplateDialogProps {
  /** Null: a new one. */
  template: Pick<MessageTemplate, 'name' | 'title' | 'content' | 'isShipped'> | null;
  /** What a new one begins with. */
  begun?: Pick<MessageTemplate, 'name' | 'title' | 'content'>;
  onClose: () => void;
}

const empty = { name: '', title: '', content: '' };

/** Writes a template. Its name is what it is known by, and stays: another name would be another template. */
export function TemplateDialog({ template, begun = empty, onClose }: TemplateDialogProps) {
  const { t } = useLingui();
  const { name, title, content } = template ?? begun;
  const { form, submit, isPending } = useActForm('message.saveTemplate', {
    schema: messageTemplateSave,
    defaultValues: { name, title, content },
    success: (saved) => t`已保存模板「${saved.name}」`,
    invalidates: ['message.templates'],
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      isLong
      title={template === null ? t`新增消息模板` : t`编辑模板「${name}」`}
      description={template?.isShipped === true ? t`保存后你的机构和下级机构用你的这一份。` : t`你的机构和下级机构的人都能套用。`}
      submitLabel={t`保存模板`}
    >
      <FormField control={form.control} name="name" label={t`模板名称`} isRequired {...(template === null && { help: t`同名的会被换掉` })}>
        {(field) => <Input {...field} maxLength={50} readOnly={template !== null} />}
      </FormField>
      <FormField control={form.control} name="title" label={t`标题`} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField
        control={form.control}
        name="content"
        label={t`内容`}
        help={t`可以写 ${messagePlaceholders.map((name) => `{${name}}`).join(' ')}，发送时换成每个收件人自己的`}
        isRequired
      >
        {(field) => <RichTextEditor {...field} maxLength={65_535} />}
      </FormField>
    </FormDialog>
  );
}
