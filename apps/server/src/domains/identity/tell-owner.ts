import { type ConsoleLink, profilePath } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { type TextOfOthers, textOf } from '../../services/messages/message-texts.ts';
import { sendMessage } from '../../services/messages/send-message.ts';
import { momentOf } from '../../core/moment.ts';

interface Notice {
  code: TextOfOthers;
  /** What the words need beside the time. */
  values: Record<string, string | number>;
  /** `USER_LOCK`: somebody has guessed at it. Default `USER`. */
  bizType?: 'USER' | 'USER_LOCK';
  /** Who did it, where it was not the owner. */
  author?: string;
  /** Where the owner looks at it. Default: password and security. */
  handlerUrl?: ConsoleLink | null;
}

/** Warns somebody by message of what has happened to their account. Belongs to the transaction around it. */
export async function tellOwner(
  ctx: Context,
  userId: string,
  { code, values, bizType = 'USER', author, handlerUrl = profilePath('security') }: Notice,
): Promise<void> {
  const words = textOf(code, { time: momentOf(ctx, ctx.now), ...values });
  await sendMessage(ctx, { type: 'WARN', bizType, bizId: userId, ...words, author: author ?? null, handlerUrl }, [userId]);
}
