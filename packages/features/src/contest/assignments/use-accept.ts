import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useAct } from '../../lib/api/use-act.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { Proposal, Stage } from '../answers.ts';
import { useStartReview } from './use-start-review.ts';

/** Writes a proposal down after a question, and with it opens the stage to its judges where that is meant. */
export function useAccept({ id: stageId, sheetCount, reviewEnd, entries }: Stage, onAccepted: () => void) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const review = useStartReview();
  const act = useAct('assignment.accept', {
    success: ({ count }) => t`已分配 ${count} 份评分表`,
    invalidates: ['stage', 'contest', 'overview', 'judging'],
  });

  async function accept({ seed, fingerprint, pairs }: Proposal, isStart: boolean) {
    const count = pairs.length;
    const deadline = deadlineOf(reviewEnd);
    const kept = sheetCount > 0 ? t`已有的分配保留，缺的补上` : t`共 ${count} 份评分表；开始评审前评委还看不到`;
    const opened = t`评委马上看到各自的项目，${deadline} 截止。开始后不能再整体重新分配。`;
    const isSure = await confirm({
      title: isStart ? t`采用这份分配并开始评审？` : t`采用这份分配？`,
      description: isStart ? opened + review.leftBehind(entries) : kept,
      confirmLabel: isStart ? t`采用并开始评审` : t`采用分配`,
    });
    if (!isSure) return;
    const accepted = await act.mutateAsync({ body: { stageId, seed, fingerprint } }).catch(() => null);
    if (accepted === null) return;
    onAccepted();
    if (isStart) await review.open(stageId);
  }

  return { accept, isPending: act.isPending || review.isStarting };
}
