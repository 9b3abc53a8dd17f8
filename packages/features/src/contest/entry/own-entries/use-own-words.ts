import { useLingui } from '@lingui/react/macro';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import type { OwnEntry } from '../../answers.ts';
import { useLeftWords, useToDoWords } from './left-words.tsx';

interface OwnWords {
  /** How long there still is, or until when. */
  left: string | null;
  /** What is to be done, or what came of it. */
  detail: string | null;
  /** It waits for its team. */
  isPressing: boolean;
}

/** What of somebody's own project is worth one line. */
export function useOwnWords(entry: OwnEntry, now: string): OwnWords {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const leftWords = useLeftWords();
  const toDoWords = useToDoWords();
  const { state, source, due, closes, contestState, results, part } = entry;
  const isTaken = source === 'SUBMITTED' && closes >= now && (contestState.code === 'REGISTERING' || contestState.code === 'PUBLISHED');
  const until = deadlineOf(due);
  const latest = results.at(-1);
  if (latest !== undefined) {
    const { kind, score, rank, of } = latest;
    const stage = kind.desc;
    return { left: null, detail: t`${stage} ${score} 分，第 ${rank} 名（共 ${of} 个）`, isPressing: false };
  }
  if (contestState.code === 'CANCELLED') return { left: t`大赛已取消`, detail: null, isPressing: false };
  if (state.code === 'SUBMITTED')
    return { left: isTaken && part.code !== 'ADVISOR' ? t`${until} 前可以撤回修改` : null, detail: null, isPressing: false };
  if (state.code !== 'DRAFT' && state.code !== 'RETURNED') return { left: null, detail: null, isPressing: false };
  if (!isTaken) return { left: t`报名已截止，没有提交`, detail: null, isPressing: false };
  return { left: leftWords(due, now, closes), detail: toDoWords(entry), isPressing: true };
}
