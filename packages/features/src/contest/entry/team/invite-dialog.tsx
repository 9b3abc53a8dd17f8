import { useLingui } from '@lingui/react/macro';
import { entryInvite } from '@saiwu/openapi';
import { Button, createForm, Dialog, DialogClose, Input, RadioGroup } from '@saiwu/ui';
import { useId, useMemo } from 'react';
import type { z } from 'zod';
import { useActForm } from '../../../lib/api/use-act-form.ts';
import type { Entry } from '../../answers.ts';
import { JoinLink } from './join-link.tsx';

const { Form, FormField } = createForm<z.input<typeof entryInvite>, z.output<typeof entryInvite>>();

interface InviteDialogProps {
  entry: Entry;
  isAdvisor: boolean;
  /** The way that is chosen at first. */
  channel: 'LINK' | 'NUMBER';
  onClose: () => void;
}

/** Asks somebody to join: by a link to send on, by their number at the school, or by phone. */
export function InviteDialog({ entry, isAdvisor, channel: first, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const { id } = entry;
  const { form, submit, isPending, answer } = useActForm('entry.invite', {
    path: useMemo(() => ({ id }), [id]),
    schema: entryInvite,
    defaultValues: { part: isAdvisor ? 'ADVISOR' : 'MEMBER', channel: first, number: null, phone: null },
    success: ({ path, code }) =>
      path === null ? t`已邀请，等待对方答复` : code === null ? t`已邀请，还要把链接发给对方` : t`邀请链接已生成`,
    invalidates: ['entry.get'],
    onDone: ({ path }) => path === null && onClose(),
  });
  const path = answer?.path ?? null;
  const channel = form.watch('channel');
  const numberLabel = isAdvisor ? t`工号` : t`学号`;
  function close() {
    // what is given up is not kept
    form.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      isDirty={form.formState.isDirty && path === null}
      title={isAdvisor ? t`邀请指导教师` : t`邀请成员`}
      description={t`对方接受以后，才算进入项目。`}
      footer={
        path === null ? (
          <>
            <DialogClose>
              <Button variant="outline">{t`取消`}</Button>
            </DialogClose>
            <Button type="submit" form={formId} isPending={isPending}>
              {channel === 'LINK' ? t`生成链接` : t`邀请`}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t`完成`}</Button>
        )
      }
    >
      {answer !== undefined && path !== null ? (
        <JoinLink path={path} code={answer.code} until={answer.until} />
      ) : (
        <Form id={formId} form={form} onSubmit={submit}>
          <FormField name="channel" label={t`方式`}>
            {(field) => (
              <RadioGroup
                {...field}
                options={[
                  { value: 'LINK', label: t`链接或邀请码`, help: t`发到微信群，点开、扫码或输入就能加入` },
                  { value: 'NUMBER', label: numberLabel, help: t`本校名册里的人，站内消息通知` },
                  { value: 'PHONE', label: t`手机号`, help: t`发一条带链接的短信，还没有账号也能收到` },
                ]}
              />
            )}
          </FormField>
          {channel === 'NUMBER' && (
            <FormField name="number" label={numberLabel} isRequired>
              {(field) => <Input {...field} value={field.value ?? ''} maxLength={30} autoComplete="off" />}
            </FormField>
          )}
          {channel === 'PHONE' && (
            <FormField name="phone" label={t`手机号`} isRequired>
              {(field) => <Input {...field} value={field.value ?? ''} inputMode="tel" maxLength={11} autoComplete="off" />}
            </FormField>
          )}
        </Form>
      )}
    </Dialog>
  );
}
