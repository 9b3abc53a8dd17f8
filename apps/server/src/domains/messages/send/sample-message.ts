import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { fill, filledFor, fillWords } from './fill-words.ts';
import { readChosen, readChosenContest, receiversOf } from './message-receivers.ts';
import { wordsOf } from './write-message.ts';

/** What a message would say to the first of its receivers, by name. */
export async function sampleMessage(
  ctx: Context,
  { msgDTO, ...lists }: InputOf<'message.sample'>['body'],
): Promise<AnswerOf<'message.sample'>> {
  const chosen = readChosen(lists);
  const contest = await readChosenContest(ctx, chosen);
  const words = fillWords(ctx, wordsOf(ctx, msgDTO), contest);
  const first = await receiversOf(ctx, msgDTO.msgType, chosen)
    .orderBy('user.name')
    .orderBy('user.id')
    .select(['user.name', filledFor(ctx, words, contest).as('filled')])
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const { title, content } = fill(words, first.filled ?? {});
  return { receiver: first.name, title, content };
}
