import { isAllowed, useGoOn } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useAct } from '../../lib/api/use-act.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { Stage } from '../answers.ts';
import { boardOf } from '../board-path.ts';

/** Opens a stage to its judges, after a question unless that was asked before; its board is next. */
export function useStartReview() {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const goOn = useGoOn();
  const act = useAct('stage.start', { success: t`评审已开始`, invalidates: ['stage', 'contest', 'project', 'overview', 'judging'] });

  async function start({ id, sheetCount, reviewEnd, entries, actions }: Stage) {
    if (!isAllowed(actions, 'start')) return;
    const deadline = deadlineOf(reviewEnd);
    const isSure = await confirm({
      title: t`开始评审？`,
      description: t`评委将看到各自的项目，共 ${sheetCount} 份评分表，${deadline} 截止。开始后不能再整体重新分配。` + leftBehind(entries),
      confirmLabel: t`开始评审`,
    });
    if (isSure) await open(id);
  }

  /** A refusal is told. Whoever calls may be gone by the answer. */
  async function open(id: string) {
    const stage = await act.mutateAsync({ path: { id } }).catch(() => null);
    if (stage !== null) goOn(boardOf(stage.contestId, stage), { replace: true });
  }

  /** What does not take part: time is over, and nobody has handed it in. */
  function leftBehind(entries: Stage['entries']): string {
    const count = entries?.unfinished ?? 0;
    return count > 0 ? ` ${t`还有 ${count} 个项目没有提交，或退回后没有再提交，不参加评审。`}` : '';
  }

  return { start, leftBehind, open, isStarting: act.isPending };
}
