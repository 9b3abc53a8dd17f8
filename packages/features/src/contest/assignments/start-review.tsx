import { isNamed, refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, confirm } from '@saiwu/ui';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { Stage } from '../answers.ts';
import { boardPath } from '../board-path.ts';
import { minutes } from '../../lib/language/show.ts';

/** Opens a stage to its judges, once its pairs are written down. */
export function StartReview({ stage }: { stage: Stage }) {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const start = useAct('stage.start', { success: t`评审已开始`, invalidates: ['stage', 'contest', 'project', 'overview', 'judging'] });
  if (!can('stage.start') || !isNamed(stage.actions, 'start')) return null;
  const refusal = refusalOf(stage.actions, 'start');
  const { sheetCount, id } = stage;
  const deadline = minutes(stage.reviewEnd);

  async function ask() {
    const isSure = await confirm({
      title: t`开始评审？`,
      description: t`评委将看到各自的项目，共 ${sheetCount} 份评分表，${deadline} 截止。开始后不能再整体重新分配。`,
      confirmLabel: t`开始评审`,
    });
    if (!isSure) return;
    start.mutate(
      { path: { id } },
      { onSuccess: ({ contestId, kind, state }) => void navigate(boardPath(contestId, { id, kind: kind.code, state: state.code })) },
    );
  }

  return (
    <Alert
      tone={refusal === null ? 'success' : 'warning'}
      title={refusal === null ? t`评委已分配，可以开始评审` : t`评委已分配，还不能开始评审`}
      actions={
        <Button variant="solid" disabled={refusal !== null} isPending={start.isPending} onClick={() => void ask()}>
          {t`开始评审`}
        </Button>
      }
    >
      {refusal ?? t`共 ${sheetCount} 份评分表，${deadline} 截止`}
    </Alert>
  );
}
