import { Loaded, SaveNotices, useGoOn, useTabTitle } from '@saiwu/admin';
import { useLingui as useLanguage } from '@lingui/react';
import { consolePaths, messageUpdate } from '@saiwu/openapi';
import { Alert, Button, Card, createForm, NoPermission, PageHeader, PageStack } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { wordsOf as labelsOf } from '../../crud/labels.ts';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { MessageKind, MessageOptions, MessageWords } from './compose/message-fields.tsx';
import { wordsOf, type SentMessage } from './compose/message-form.ts';
import { message } from './message.ts';
import { useToldPictures } from './compose/use-told-pictures.ts';

/** Changes a message that the reader has sent, as long as nobody has read it. Its receivers stay who they are. */
export function MessageEditor({ id }: { id: string }) {
  const { queryOf } = useApi();
  const can = useCan();
  const query = useQuery({
    ...queryOf('message.getSent', { path: { id } }),
    enabled: can('message.update'),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!can('message.update')) return <NoPermission heading="h1" />;
  return (
    <Loaded query={query} isPage>
      {(sent) => <EditForm sent={sent} />}
    </Loaded>
  );
}

const { Form } = createForm<z.input<typeof messageUpdate>, z.output<typeof messageUpdate>>();

function EditForm({ sent }: { sent: SentMessage }) {
  const { t } = useLingui();
  const { i18n } = useLanguage();
  const { call } = useApi();
  const goOn = useGoOn();
  const withPictures = useToldPictures();
  useTabTitle(sent.title);
  const edit = useSaveForm<typeof messageUpdate, SentMessage, SentMessage & { dropped: number }>({
    name: 'message',
    record: sent,
    schema: messageUpdate,
    valuesOf: (from) => ({ id: sent.id, version: (from ?? sent).version, msgDTO: wordsOf(from) }),
    save: async ({ msgDTO }, { base, signal }) => {
      let dropped = 0;
      const onPassedOver = (count: number) => void (dropped = count);
      const body = { id: sent.id, version: (base ?? sent).version, msgDTO };
      return { ...(await call('message.update', { body, signal, onPassedOver })), dropped };
    },
    success: ({ dropped }) => withPictures(t`已保存消息`, dropped),
    onSaved: () => goOn(consolePaths.sentMessages, { replace: true }),
  });
  const { receiverCount, readCount, canEdit } = edit.base ?? sent;
  const { draft, conflict } = edit;
  // the words of the message stand one level deeper in the form than their labels
  const words = { draft, conflict: conflict && { ...conflict, mine: conflict.mine.msgDTO, saved: conflict.saved.msgDTO } };
  return (
    <PageStack>
      <PageHeader title={t`编辑消息`} description={t`收件人不变，共 ${receiverCount} 人，${readCount} 人已读`} />
      {!canEdit && <Alert tone="warning">{t`已经有人读过，不能再改。需要更正时请另发一条。`}</Alert>}
      <Card>
        <SaveNotices edit={words} labels={labelsOf(message.labels, i18n)} className="mb-4 max-w-[720px]" />
        <Form form={edit.form} onSubmit={edit.submit} isReadOnly={!canEdit}>
          <MessageKind />
          <MessageWords />
          <MessageOptions />
          {canEdit && (
            <Button type="submit" isPending={edit.isPending} className="self-end">
              <Trans>保存消息</Trans>
            </Button>
          )}
        </Form>
      </Card>
    </PageStack>
  );
}
