import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { placeInvite } from '@saiwu/openapi';
import { Alert, Button, CopyButton, createForm, DateTimeInput, Dialog, Input } from '@saiwu/ui';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useActForm } from '../../../lib/api/use-act-form.ts';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import type { PlaceType } from '../school.ts';

const { FormField } = createForm<z.input<typeof placeInvite>>();

interface InviteDialogProps {
  type: PlaceType;
  id: string;
  /** A link that was lost: the new one takes its place. */
  replaces: { id: string; note: string | null } | null;
  onClose: () => void;
}

/** Makes a link, and shows it once: the server keeps nothing that it could be told from. */
export function InviteDialog({ type, id, replaces, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { form, submit, isPending, answer } = useActForm(`${type}.invite`, {
    path: useMemo(() => ({ id }), [id]),
    schema: placeInvite,
    defaultValues: { note: replaces?.note ?? '', until: null, ...(replaces && { replaces: replaces.id }) },
  });
  if (answer !== undefined) {
    const link = `${location.origin}${answer.path}`;
    const until = deadlineOf(answer.until);
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={t`邀请链接已生成`}
        description={t`只显示这一次，丢了可以换新链接。${until} 前，第一个打开并接受的人成为管理员。`}
        footer={<Button onClick={onClose}>{t`完成`}</Button>}
      >
        <div className="flex items-center gap-2">
          <Input value={link} readOnly aria-label={t`邀请链接`} />
          <CopyButton text={link} />
        </div>
        <Alert tone="warning" className="mt-4">{t`谁拿到链接谁就能接受，请只发给本人。`}</Alert>
      </Dialog>
    );
  }
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={replaces === null ? t`用链接邀请管理员` : t`换新链接`}
      description={replaces === null ? t`链接只能用一次，可以随时撤销。` : t`旧链接马上失效，请把新链接再发给本人。`}
      submitLabel={t`生成链接`}
    >
      <FormField name="note" label={t`给谁`} help={t`只给管理员看，方便认出是哪个链接`}>
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={50} autoComplete="off" />}
      </FormField>
      <FormField name="until" label={t`有效期至`} help={t`不填为 7 天，最长 30 天`}>
        {(field) => <DateTimeInput {...field} defaultTime="23:59:59" />}
      </FormField>
    </FormDialog>
  );
}
