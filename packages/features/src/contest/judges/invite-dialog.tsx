import { useLingui } from '@lingui/react/macro';
import { invitationCreate } from '@saiwu/openapi';
import { Button, Combobox, createForm, Dialog, DialogClose, RadioGroup, type LoadOptions } from '@saiwu/ui';
import { useCallback, useId } from 'react';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useActForm } from '../../lib/api/use-act-form.ts';
import { InvitationLink } from './invitation-link.tsx';

const { Form, FormField } = createForm<z.input<typeof invitationCreate>, z.output<typeof invitationCreate>>();

/** Invites a judge to a contest by a link that signs in without a password. */
export function InviteDialog({ judge, onClose }: { judge: { id: string; name: string }; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const { name } = judge;
  const load = useContests();
  const { form, submit, isPending, answer } = useActForm('invitation.create', {
    schema: invitationCreate,
    defaultValues: { judgeId: judge.id, contestId: '', channel: 'LINK' },
    success: ({ path }) => (path === null ? t`短信已提交发送` : t`邀请链接已生成`),
    onDone: ({ path }) => path === null && onClose(),
  });
  const path = answer?.path ?? null;
  function close() {
    // what is given up is not kept
    form.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      isDirty={form.formState.isDirty}
      title={t`邀请${name}`}
      description={t`评委点开链接就能评审，不用账号和密码。链接只能用来评这一个大赛，结果封存后失效。`}
      footer={
        path === null ? (
          <>
            <DialogClose>
              <Button variant="outline">{t`取消`}</Button>
            </DialogClose>
            <Button type="submit" form={formId} isPending={isPending}>{t`邀请`}</Button>
          </>
        ) : (
          <Button onClick={onClose}>{t`完成`}</Button>
        )
      }
    >
      {answer !== undefined && path !== null ? (
        <InvitationLink path={path} until={answer.until} />
      ) : (
        <Form id={formId} form={form} onSubmit={submit}>
          <FormField name="contestId" label={t`参加的大赛`} help={t`已经发布、评审还没有结束的`} isRequired>
            {(field) => <Combobox {...field} load={load} placeholder={t`输入标题查找`} />}
          </FormField>
          <FormField name="channel" label={t`发送方式`}>
            {(field) => (
              <RadioGroup
                {...field}
                value={field.value ?? null}
                options={[
                  { value: 'LINK', label: t`生成链接`, help: t`复制后，用微信或邮件发给本人` },
                  { value: 'SMS', label: t`发短信`, help: t`发到评委的手机号，别人看不到链接` },
                ]}
              />
            )}
          </FormField>
        </Form>
      )}
    </Dialog>
  );
}

/** Contests under way by their title. */
function useContests(): LoadOptions {
  const { call } = useApi();
  return useCallback(
    async (title, signal) => {
      const { records } = await call('contest.page', { body: { model: { title }, size: 50 }, signal });
      const options = records
        .filter(({ state, stages }) => !closed.has(state.code) && stages.some((stage) => stage.state.code !== 'CLOSED'))
        .map((contest) => ({ value: contest.id, label: contest.title }));
      return { options, hasMore: records.length === 50 };
    },
    [call],
  );
}

const closed: ReadonlySet<string> = new Set(['DRAFT', 'FINISHED', 'CANCELLED']);
