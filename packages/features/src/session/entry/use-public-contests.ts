import type { AnswerOf } from '@saiwu/api-client';
import { useEntryAnswer, type EntryQuestion } from './use-entry-answer.ts';

export type PublicContest = AnswerOf<'public.contests'>['records'][number];

/** Three contests that everybody may know of: those that one can take part in first, the nearest deadline before others. */
export function usePublicContests(): readonly PublicContest[] | null {
  return useEntryAnswer(askContests);
}

const askContests: EntryQuestion<PublicContest> = async (call, options) => (await call('public.contests', { body, ...options })).records;

const body = { model: {}, size: 3, sort: 'registrationEnd', order: 'ascending', extra: { totalKind: 'none' } };
