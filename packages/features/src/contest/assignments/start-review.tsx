import { isNamed, refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { waitingLists } from '@saiwu/openapi';
import { Alert, Button, useIsPhone } from '@saiwu/ui';
import { Link } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Stage } from '../answers.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { PartActs } from '../place/part-acts.tsx';
import { useStartReview } from './use-start-review.ts';

/** Opens a stage to its judges, once its pairs are written down. */
export function StartReview({ contestId, stage }: { contestId: string; stage: Stage }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const can = useCan();
  const { start, isStarting } = useStartReview();
  // there it stands in sight: in the page's head
  const isPhone = useIsPhone();
  if (!can('stage.start') || !isNamed(stage.actions, 'start')) return null;
  const refusal = refusalOf(stage.actions, 'start');
  const { sheetCount } = stage;
  const deadline = deadlineOf(stage.reviewEnd);
  // the list of what waits is where to go first
  const isWaiting = stage.entries !== null && !stage.entries.isOpen && stage.entries.undecided > 0 && can('project.page');
  const button = isWaiting ? (
    <Button variant="outline" asChild>
      <Link to={waitingLists.projects.pathOf(contestId)} replace>{t`去审核`}</Link>
    </Button>
  ) : (
    <Button variant="solid" disabled={refusal !== null} isPending={isStarting} onClick={() => void start(stage)}>
      {t`开始评审`}
    </Button>
  );
  return (
    <Alert
      tone={refusal === null ? 'success' : 'warning'}
      title={refusal === null ? t`评委已分配，可以开始评审` : t`评委已分配，还不能开始评审`}
      actions={isPhone ? undefined : button}
    >
      {refusal ?? t`共 ${sheetCount} 份评分表，${deadline} 截止`}
      {isPhone && <PartActs>{button}</PartActs>}
    </Alert>
  );
}
