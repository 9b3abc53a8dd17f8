import type { AnswerOf } from '@saiwu/api-client';
import { messageReadNames } from '@saiwu/openapi';
import { RelativeTime } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { viewPath } from '../message-paths.ts';
import { MessageTypeBadge } from '../message-type.tsx';
import { useWay } from '../use-way.ts';

export type Message = AnswerOf<'message.page'>['records'][number];

/** One message, in short. It leads to where it is dealt with, else to the page that shows it whole. */
export function MessageItem({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { path, note } = useWay();
  const { id, msgType, title, text, isRead, createMillis } = message;
  const act = path(message);
  return (
    <Link
      to={act ?? viewPath(id)}
      data-slot="message"
      data-state={isRead ? 'read' : 'unread'}
      className="flex w-full flex-col gap-1 rounded-control px-3 py-2 text-left focus-ring transition-colors hover:bg-bg-subtle"
      onClick={() => {
        note(message);
        onOpen();
      }}
    >
      <span className="flex items-center gap-2 text-xs">
        <MessageTypeBadge type={msgType} />
        {!isRead && (
          <span className="flex items-center gap-1 text-theme-text">
            <span aria-hidden className="size-1.5 rounded-full bg-theme" />
            {i18n._(messageReadNames.false)}
          </span>
        )}
        <RelativeTime time={createMillis} className="ml-auto text-fg-muted" />
      </span>
      <span className={isRead ? 'text-fg-muted' : 'font-medium'}>{title}</span>
      {text !== title && <span className="line-clamp-2 wrap-anywhere text-fg-muted">{text}</span>}
      {act !== null && (
        <span className="flex items-center gap-1 text-theme-text">
          <Trans>前往处理</Trans>
          <ArrowRight aria-hidden className="size-4 stroke-[1.5]" />
        </span>
      )}
    </Link>
  );
}
