import type { AnswerOf } from '@saiwu/api-client';
import { Badge, type BadgeProps } from '@saiwu/ui';

type MessageType = AnswerOf<'message.get'>['msgType'];

/** What kind of message it is, in the colour of the kind. */
export function MessageTypeBadge({ type }: { type: MessageType }) {
  return <Badge tone={tones[type.code]}>{type.desc}</Badge>;
}

const tones: Record<MessageType['code'], BadgeProps['tone']> = {
  NOTIFY: 'success',
  PUBLICITY: 'info',
  WARN: 'danger',
  WAIT: 'neutral',
};
