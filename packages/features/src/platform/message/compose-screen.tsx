import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { applyFieldErrors, Button, Card, confirm, createForm, PageHeader, PageStack, toast } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { DraftNotice } from '../../crud/draft-notice.tsx';
import { useApi } from '../../lib/api.tsx';
import { useDirty } from '../../lib/dirty.ts';
import { useExplainError } from '../../lib/explain-error.ts';
import { useAct } from '../../lib/use-act.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { MessageFields, MessageOptions } from './message-fields.tsx';
import { newMessage, receiversOf, wordsOf, type NewMessage } from './message-form.ts';
import { ReceiverCount } from './receiver-count.tsx';
import { ReceiverFields } from './receiver-fields.tsx';

const { Form } = createForm<NewMessage, z.output<typeof newMessage>>();

/** Sends a new message. What is typed survives a closed window; a message to many is asked about once more. */
export function ComposeScreen() {
  const { t } = useLingui();
  const { call } = useApi();
  const navigate = useNavigate();
  const explain = useExplainError();
  const userId = useSession().user?.id ?? '';
  const form = useZodForm(newMessage, { defaultValues: empty });
  const send = useAct('message.save', { success: ({ receiverCount }) => t`已发送给 ${receiverCount} 人` });
  useDirty(form.formState.isDirty && !send.isSuccess);
  const draft = useDraft({ key: 'message:new', userId, form, version: null });

  /** How many it goes to is asked anew: the choice may have been made a while ago. */
  async function isSure({ msgDTO: { msgType }, receivers }: z.output<typeof newMessage>): Promise<boolean> {
    const { total } = await call('message.count', { body: { msgType, ...receiversOf(receivers) } });
    if (total < wideFrom && !receivers.isForAll) return true;
    return confirm({
      title: t`发送给 ${total} 人？`,
      description: t`发送后马上能看到。有人读过以后不能再改。`,
      confirmLabel: t`发送消息`,
    });
  }

  async function submit(values: z.output<typeof newMessage>) {
    try {
      if (!(await isSure(values))) return;
    } catch (error) {
      toast.error(explain(error), { requestId: isApiError(error) ? error.requestId : undefined });
      return;
    }
    send.mutate(
      { body: { msgDTO: values.msgDTO, ...receiversOf(values.receivers) } },
      {
        onSuccess: () => {
          draft.clear();
          // clean before it goes, so that the tab of the form goes with it
          flushSync(() => form.reset(empty));
          void navigate(consolePaths.sentMessages, { replace: true });
        },
        onError: (error) => isApiError(error) && error.fieldErrors && applyFieldErrors(form, placed(error.fieldErrors)),
      },
    );
  }

  return (
    <PageStack>
      <PageHeader title={t`发送消息`} />
      <Card>
        <DraftNotice draft={draft} className="mb-4 max-w-[720px]" />
        <Form form={form} onSubmit={submit}>
          <MessageFields onTypeChange={(type) => form.setValue('receivers.isForAll', type === 'PUBLICITY')} />
          <ReceiverFields />
          <MessageOptions />
          <div className="flex flex-wrap items-center justify-end gap-4">
            <ReceiverCount />
            <Button type="submit" isPending={send.isPending || form.formState.isSubmitting}>
              <Trans>发送消息</Trans>
            </Button>
          </div>
        </Form>
      </Card>
    </PageStack>
  );
}

/** From this many receivers on it is asked whether that is meant. */
const wideFrom = 50;

const empty: NewMessage = { msgDTO: wordsOf(null), receivers: { isForAll: false, userIdList: [], roleCodeList: [], orgIdList: [] } };

/** The contract has the receivers beside the words, the form has them together. */
function placed(fieldErrors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, reason]) => [path.startsWith('msgDTO') ? path : `receivers.${path}`, reason]),
  );
}
