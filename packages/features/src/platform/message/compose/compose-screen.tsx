import { DraftState, SaveNotices, useGoOn, useLeave } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { Button, Card, confirm, createForm, PageHeader, PageStack } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { useSaveForm } from '../../../crud/use-save-form.ts';
import { useApi } from '../../../lib/api/api.tsx';
import { MessageKind, MessageOptions, MessageWords } from './message-fields.tsx';
import { MessageTemplates } from '../templates/message-templates.tsx';
import { SendOptions } from './send-options.tsx';
import { minutes } from '../../../lib/language/show.ts';
import { newMessage, receiversOf, wordsOf, type NewMessage } from './message-form.ts';
import { ReceiverCount } from './receiver-count.tsx';
import { ReceiverFields } from './receiver-fields.tsx';
import { useToldPictures } from './use-told-pictures.ts';

const { Form } = createForm<NewMessage, z.output<typeof newMessage>>();

/** Sends a new message. What is typed survives a closed window; a message to many is asked about once more. */
export function ComposeScreen() {
  const { t } = useLingui();
  const { call } = useApi();
  const goOn = useGoOn();
  const withPictures = useToldPictures();
  const edit = useSaveForm({
    name: 'message',
    record: null,
    schema: newMessage,
    valuesOf: () => empty,
    mayStart: isSure,
    save: async ({ msgDTO, receivers, withSms, isLater, sendTime }: z.output<typeof newMessage>, options) => {
      const body = { msgDTO, withSms, ...receiversOf(receivers) };
      let dropped = 0;
      const told = { ...options, onPassedOver: (count: number) => void (dropped = count) };
      if (isLater) return { planned: (await call('message.plan', { body: { ...body, sendTime }, ...told })).sendTime, dropped };
      return { sentTo: (await call('message.save', { body, ...told })).receiverCount, dropped };
    },
    success: (done) =>
      withPictures(done.planned === undefined ? t`已发送给 ${done.sentTo} 人` : t`将在 ${minutes(done.planned)} 发送`, done.dropped),
    invalidates: ['message.plans'],
    onSaved: () => goOn(consolePaths.sentMessages, { replace: true }),
    // the contract has the receivers beside the words, the form has them together
    shownAt: (path) => (path.startsWith('msgDTO') || path === 'sendTime' || path === 'withSms' ? path : `receivers.${path}`),
  });
  const { form } = edit;
  const leave = useLeave(consolePaths.sentMessages);

  async function giveUp() {
    if (await edit.giveUp()) leave();
  }

  /** How many it goes to is asked anew: the choice may have been made a while ago. */
  async function isSure({ msgDTO: { msgType }, receivers, isLater }: z.output<typeof newMessage>): Promise<boolean> {
    // whom it reaches is found then, and it can be given up until then
    if (isLater) return true;
    const { total } = await call('message.count', { body: { msgType, ...receiversOf(receivers) } });
    if (total < wideFrom && !receivers.isForAll) return true;
    return confirm({
      title: t`发送给 ${total} 人？`,
      description: t`发送后马上能看到。有人读过以后不能再改。`,
      confirmLabel: t`发送消息`,
    });
  }

  return (
    <PageStack>
      <PageHeader
        title={t`发送消息`}
        actions={
          <Button variant="outline" asChild>
            <Link to={consolePaths.messageTemplates}>
              <Trans>消息模板</Trans>
            </Link>
          </Button>
        }
      />
      <Card>
        <SaveNotices edit={edit} className="mb-4 max-w-[720px]" />
        <Form form={form} onSubmit={edit.submit} data-first-field>
          <MessageKind onTypeChange={(type) => form.setValue('receivers.isForAll', type === 'PUBLICITY')} />
          <ReceiverFields />
          <MessageWords />
          <MessageTemplates />
          <SendOptions />
          <MessageOptions />
          <div className="flex flex-wrap items-center justify-end gap-4">
            <div className="mr-auto flex items-center gap-3">
              <Button variant="ghost" onClick={() => void giveUp()}>
                <Trans>取消</Trans>
              </Button>
              <DraftState draft={edit.draft} />
            </div>
            <ReceiverCount />
            <Button type="submit" isPending={edit.isPending}>
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

const empty: NewMessage = {
  msgDTO: wordsOf(null),
  receivers: { isForAll: false, userIdList: [], roleCodeList: [], orgIdList: [], contestId: null, contestPartList: [] },
  withSms: false,
  isLater: false,
  sendTime: '',
};
