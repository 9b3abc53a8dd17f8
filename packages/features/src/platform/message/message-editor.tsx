import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { consolePaths, messageUpdate } from '@saiwu/openapi';
import { Alert, applyFieldErrors, Button, Card, createForm, NoPermission, PageHeader, PageStack } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { ConflictNotice } from '../../crud/conflict-notice.tsx';
import { DraftNotice } from '../../crud/draft-notice.tsx';
import { Loaded } from '../../crud/loaded.tsx';
import { useCan } from '../../lib/access.ts';
import { useApi } from '../../lib/api.tsx';
import { useDirty } from '../../lib/dirty.ts';
import { useTabTitle } from '../../lib/page.tsx';
import { useAct } from '../../lib/use-act.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { MessageFields, MessageOptions } from './message-fields.tsx';
import { wordsOf, type SentMessage } from './message-form.ts';
import { message } from './message.ts';

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
  const navigate = useNavigate();
  const userId = useSession().user?.id ?? '';
  const [base, setBase] = useState(sent);
  const [theirs, setTheirs] = useState<SentMessage | null>(null);
  const form = useZodForm(messageUpdate, { defaultValues: valuesOf(sent) });
  const save = useAct('message.update', { success: t`已保存消息` });
  useDirty(form.formState.isDirty && !save.isSuccess);
  useTabTitle(sent.title);
  const draft = useDraft({ key: `message:${sent.id}`, userId, form, version: base.version });
  const { receiverCount, readCount, canEdit } = base;

  function submit({ msgDTO }: z.output<typeof messageUpdate>, version = base.version) {
    save.mutate(
      { body: { id: sent.id, version, msgDTO } },
      {
        onSuccess: (saved) => {
          draft.clear();
          // clean before it goes, so that the tab of the form goes with it
          flushSync(() => form.reset(valuesOf(saved)));
          void navigate(consolePaths.sentMessages, { replace: true });
        },
        onError: (error) => {
          if (!isApiError(error)) return;
          if (error.fieldErrors !== undefined) applyFieldErrors(form, error.fieldErrors);
          else if (error.kind === 'conflict' && error.current !== undefined) setTheirs(error.current as SentMessage); // the server sends the message as it stands
        },
      },
    );
  }

  function settle(current: SentMessage, isMine: boolean) {
    setBase(current);
    setTheirs(null);
    if (isMine) void form.handleSubmit((values) => submit(values, current.version))();
    else form.reset(valuesOf(current));
  }

  return (
    <PageStack>
      <PageHeader title={t`编辑消息`} description={t`收件人不变，共 ${receiverCount} 人，${readCount} 人已读`} />
      {!canEdit && <Alert tone="warning">{t`已经有人读过，不能再改。需要更正时请另发一条。`}</Alert>}
      <Card>
        <DraftNotice draft={draft} className="mb-4 max-w-[720px]" />
        {theirs && (
          <ConflictNotice
            labels={message.labels}
            mine={form.getValues('msgDTO')}
            theirs={theirs}
            onMine={() => settle(theirs, true)}
            onTheirs={() => settle(theirs, false)}
          />
        )}
        <Form form={form} onSubmit={(values) => submit(values)} isReadOnly={!canEdit}>
          <MessageFields />
          <MessageOptions />
          {canEdit && (
            <Button type="submit" isPending={save.isPending || form.formState.isSubmitting} className="self-end">
              <Trans>保存消息</Trans>
            </Button>
          )}
        </Form>
      </Card>
    </PageStack>
  );
}

function valuesOf(sent: SentMessage): z.input<typeof messageUpdate> {
  return { id: sent.id, version: sent.version, msgDTO: wordsOf(sent) };
}
