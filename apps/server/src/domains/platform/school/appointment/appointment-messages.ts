import { consolePaths, linkTo } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../../core/context.ts';
import { type TextOfOthers, textOf } from '../../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../../services/messages/send-message.ts';

interface Appointed {
  userId: string;
  /** What they administer from now on, or no more. */
  label: string;
}

export async function tellAppointed(ctx: Context, { userId, label: place }: Appointed): Promise<void> {
  await tell(ctx, userId, textOf('appointed', { place, by: callerOf(ctx).name }));
}

export async function tellDismissed(ctx: Context, { userId, label: place }: Appointed): Promise<void> {
  await tell(ctx, userId, textOf('dismissed', { place, by: callerOf(ctx).name }));
}

async function tell(ctx: Context, userId: string, words: ReturnType<typeof textOf<TextOfOthers>>): Promise<void> {
  const { name: author } = callerOf(ctx);
  await sendMessage(ctx, { type: 'NOTIFY', bizType: null, bizId: null, ...words, author, handlerUrl: linkTo(consolePaths.dashboard) }, [
    userId,
  ]);
}
