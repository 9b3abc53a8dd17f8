import { RecordPage, useGoOn } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Button, Card, confirm, RichText } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { MessageTypeBadge } from './message-type.tsx';
import { ReadState } from './message-columns.tsx';
import { useWay } from './use-way.ts';
import { useMessageNeighbours } from './use-message-neighbours.ts';

type Message = AnswerOf<'message.get'>;

/** One message, whole. Looking at it marks it as read. */
export function MessageView({ id }: { id: string }) {
  const { queryOf } = useApi();
  // The last one stays until the next is there, and with it the focus on the way to it.
  const query = useQuery({ ...queryOf('message.get', { path: { id } }), placeholderData: keepPreviousData });
  const neighbours = useMessageNeighbours(id);
  return (
    <RecordPage
      query={query}
      head={(message) => ({
        title: message.title,
        state: (
          <>
            <MessageTypeBadge type={message.msgType} />
            <ReadState isRead={message.isRead} />
          </>
        ),
        description: bylineOf(message),
        neighbours,
        acts: <MessageActs message={message} />,
      })}
    >
      {(message) => (
        <>
          <ReadMark message={message} />
          <HandledNotice message={message} />
          <Card>
            <RichText html={message.content} />
          </Card>
        </>
      )}
    </RecordPage>
  );
}

function bylineOf({ author, authorOrg, bizType, createTime }: Message): string {
  return [author, authorOrg, bizType?.desc, createTime.slice(0, 16)].filter(Boolean).join(' · ');
}

/** Whoever looks at a message has read it. */
function ReadMark({ message: { id, isRead } }: { message: Message }) {
  const { mutate: mark } = useAct('message.mark');
  useEffect(() => {
    if (!isRead) mark({ body: [id] });
  }, [id, isRead, mark]);
  return null;
}

function MessageActs({ message: { id, title, handlerUrl } }: { message: Message }) {
  const path = useWay().path({ handlerUrl });
  return (
    <>
      <RemoveButton id={id} title={title} />
      <Button variant="outline" asChild>
        <Link to={consolePaths.messages}>
          <Trans>返回列表</Trans>
        </Link>
      </Button>
      {path !== null && (
        <Button asChild>
          <Link to={path}>
            <Trans>前往处理</Trans>
          </Link>
        </Button>
      )}
    </>
  );
}

/** A to-do that one person does for all says who that was. */
function HandledNotice({ message: { msgType, isSingleHandle, handledBy, handledTime } }: { message: Message }) {
  const { t } = useLingui();
  const userId = useSession().user?.id;
  if (msgType.code !== 'WAIT' || !isSingleHandle) return null;
  if (handledBy === null) return <Alert>{t`这件事一个人处理就够了，打开后由你处理。`}</Alert>;
  const time = handledTime?.slice(0, 16) ?? '';
  const { name } = handledBy;
  return handledBy.id === userId ? (
    <Alert tone="success">{t`由你在 ${time} 接手处理，其他收件人不用再处理。`}</Alert>
  ) : (
    <Alert tone="success">{t`${name}已在 ${time} 接手处理，你不用再处理。`}</Alert>
  );
}

function RemoveButton({ id, title }: { id: string; title: string }) {
  const { t } = useLingui();
  const goOn = useGoOn();
  const remove = useAct('message.remove', { success: t`已删除`, invalidates: ['message.page', 'message.unread'] });
  const ask = async () => {
    const isSure = await confirm({
      title: t`删除消息「${title}」？`,
      description: t`删除后不能恢复`,
      confirmLabel: t`删除`,
      isDanger: true,
    });
    if (isSure) remove.mutate({ body: [id] }, { onSuccess: () => goOn(consolePaths.messages, { replace: true }) });
  };
  return (
    <Button variant="outline" isPending={remove.isPending} onClick={() => void ask()}>
      <Trans>删除</Trans>
    </Button>
  );
}
