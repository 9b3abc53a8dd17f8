import type { AnswerOf } from '@saiwu/api-client';
import { Badge, RelativeTime, type BadgeProps } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';

export type Message = AnswerOf<'message.get'>;

/** One message. Opening it marks it as read and follows it to where it is dealt with. */
export function MessageItem({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { msgType, title, content, handlerUrl, isRead, createMillis } = message;
  return (
    <button
      type="button"
      data-slot="message"
      data-state={isRead ? 'read' : 'unread'}
      className="flex w-full flex-col gap-1 rounded-control px-3 py-2 text-left focus-ring transition-colors hover:bg-bg-subtle"
      onClick={onOpen}
    >
      <span className="flex items-center gap-2 text-xs">
        <Badge tone={tones[msgType.code]}>{msgType.desc}</Badge>
        {!isRead && (
          <span className="flex items-center gap-1 text-danger-text">
            <span aria-hidden className="size-1.5 rounded-full bg-danger-text" />
            <Trans>未读</Trans>
          </span>
        )}
        <RelativeTime time={createMillis} className="ml-auto text-fg-muted" />
      </span>
      <span className={isRead ? 'text-fg-muted' : 'font-medium'}>{title}</span>
      {/* what leads nowhere is read here */}
      <span className={handlerUrl === null ? 'wrap-anywhere text-fg-muted' : 'line-clamp-2 wrap-anywhere text-fg-muted'}>{content}</span>
    </button>
  );
}

const tones: Record<Message['msgType']['code'], BadgeProps['tone']> = {
  NOTIFY: 'success',
  PUBLICITY: 'info',
  WARN: 'danger',
  WAIT: 'neutral',
};
