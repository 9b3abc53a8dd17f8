import { useZodForm } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { isApiError, type AnswerOf } from '@saiwu/api-client';
import { invitationCreate } from '@saiwu/openapi';
import { applyFieldErrors, Button, Combobox, createForm, Dialog, DialogClose, RadioGroup, type LoadOptions } from '@saiwu/ui';
import { useCallback, useId } from 'react';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { InvitationLink } from './invitation-link.tsx';

const { Form, FormField } = createForm<z.input<typeof invitationCreate>>();

/** Invites a judge to a contest by a link that signs in without a password. */
export function InviteDialog({ judge, onClose }: { judge: { id: string; name: string }; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const { name } = judge;
  const invite = useAct('invitation.create', { success: ({ path }) => (path === null ? t`短信已提交发送` : t`邀请链接已生成`) });
  const form = useZodForm(invitationCreate, { defaultValues: { judgeId: judge.id, contestId: '', channel: 'LINK' } });
  const load = useContests();
  const made: AnswerOf<'invitation.create'> | undefined = invite.data;
  const path = made?.path ?? null;

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDirty={form.formState.isDirty && !invite.isSuccess}
      title={t`邀请${name}`}
      description={t`评委点开链接就能评审，不用账号和密码。链接只能用来评这一个大赛，评审结束就失效。`}
      footer={
        path === null ? (
          <>
            <DialogClose>
              <Button variant="outline">{t`取消`}</Button>
            </DialogClose>
            <Button type="submit" form={formId} isPending={invite.isPending}>{t`邀请`}</Button>
          </>
        ) : (
          <Button onClick={onClose}>{t`完成`}</Button>
        )
      }
    >
      {made !== undefined && path !== null ? (
        <InvitationLink path={path} until={made.until} />
      ) : (
        <Form
          id={formId}
          form={form}
          onSubmit={(body) =>
            invite.mutate(
              { body },
              {
                onSuccess: (answer) => answer.path === null && onClose(),
                onError: (error) => isApiError(error) && error.fieldErrors !== undefined && applyFieldErrors(form, error.fieldErrors),
              },
            )
          }
        >
          <FormField name="contestId" label={t`参加的大赛`} help={t`已经发布、评审还没有结束的`} isRequired>
            {(field) => <Combobox {...field} load={load} placeholder={t`输入标题查找`} />}
          </FormField>
          <FormField name="channel" label={t`怎么发给评委`}>
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
