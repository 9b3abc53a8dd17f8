import { isApiError } from '@saiwu/api-client';
import { consolePaths } from '@saiwu/openapi';
import { Button, EmptyState, ErrorState, Skeleton, Switch } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useExplainError } from '../../../lib/api/explain-error.ts';
import { useSetting } from '../../../lib/settings/settings.ts';
import { MessageItem } from './message-item.tsx';
import { useMarkAll, useNewestMessages } from '../use-messages.ts';

export interface MessagePanelProps {
  hasUnread: boolean;
  /** A message or the list of all was opened. */
  onLeave: () => void;
}

/** The newest messages, with what can be done about them. */
export function MessagePanel({ hasUnread, onLeave }: MessagePanelProps) {
  const [isRefreshed, setIsRefreshed] = useSetting('MSG_REFRESH');
  const markAll = useMarkAll();
  return (
    <>
      <header className="flex items-center justify-between gap-4 border-b border-border py-1 pr-2 pl-4">
        <h2 className="font-semibold">
          <Trans>消息</Trans>
        </h2>
        {/* not disabled: the focus would be lost with the act */}
        <Button
          variant="link"
          aria-disabled={!hasUnread || undefined}
          className="aria-disabled:text-fg-muted"
          isPending={markAll.isPending}
          onClick={() => hasUnread && markAll.mutate({ body: {} })}
        >
          <Trans>全部已读</Trans>
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-auto p-1">
        <MessageList onLeave={onLeave} />
      </div>
      <footer className="flex items-center justify-between gap-4 border-t border-border py-1 pr-2 pl-4">
        <Switch className="min-h-control" value={isRefreshed === 1} onValueChange={(isOn) => setIsRefreshed(isOn ? 1 : 0)}>
          <Trans>自动刷新</Trans>
        </Switch>
        <Button variant="link" asChild>
          <Link to={consolePaths.messages} onClick={onLeave}>
            <Trans>查看全部</Trans>
          </Link>
        </Button>
      </footer>
    </>
  );
}

function MessageList({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const explain = useExplainError();
  const messages = useNewestMessages();

  if (messages.data === undefined) {
    if (messages.error === null) return <Skeleton className="m-3 h-40" />;
    return (
      <ErrorState
        error={{ message: explain(messages.error), requestId: isApiError(messages.error) ? messages.error.requestId : undefined }}
        onRetry={() => void messages.refetch()}
      />
    );
  }
  if (messages.data.records.length === 0)
    return <EmptyState title={t`还没有消息`} description={t`分配给你的评审、公示和预警会出现在这里`} />;
  return (
    <ul aria-label={t`消息`}>
      {messages.data.records.map((message) => (
        <li key={message.id}>
          <MessageItem message={message} onOpen={onLeave} />
        </li>
      ))}
    </ul>
  );
}
