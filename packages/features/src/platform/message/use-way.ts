import type { AnswerOf } from '@saiwu/api-client';
import { safeRedirect } from '@saiwu/auth';
import { useAct } from '../../lib/api/use-act.ts';

type Message = Pick<AnswerOf<'message.page'>['records'][number], 'id' | 'isRead' | 'handlerUrl'>;

/** The way from a message to where it is dealt with. */
export function useWay() {
  const { mutate: mark } = useAct('message.mark');
  return {
    /** Null for a message that only tells something. */
    path: ({ handlerUrl }: Pick<Message, 'handlerUrl'>): string | null => safeRedirect(handlerUrl, '') || null,
    /** Whoever goes there has read it. */
    note: (message: Message): void => {
      if (!message.isRead && message.handlerUrl !== null) mark({ body: [message.id] });
    },
  };
}
