import { Ticker } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { viewPath } from '../message-paths.ts';
import { MessageTypeBadge } from '../message-type.tsx';
import { useUnreadNews } from '../use-messages.ts';

/** Public notices and warnings that the reader has not opened yet, one line after the other. Nothing where there are none. */
export function MessageTicker() {
  const { t } = useLingui();
  const { data } = useUnreadNews();
  if (data === undefined || data.records.length === 0) return null;
  const lines = data.records.map(({ id, msgType, title }) => ({
    key: id,
    content: (
      <Link to={viewPath(id)} className="flex min-w-0 items-center gap-2 rounded-small focus-ring hover:underline">
        <MessageTypeBadge type={msgType} />
        <span className="truncate">{title}</span>
      </Link>
    ),
  }));
  return <Ticker label={t`公告和预警`} lines={lines} className="rounded-card border border-border bg-surface px-3 py-1" />;
}
