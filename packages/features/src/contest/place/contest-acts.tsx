import { Acts, isAllowed, isNamed, type Offer, useGoOn } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { partOf } from '../../lib/app/later.tsx';
import { useStartReview } from '../assignments/use-start-review.ts';
import type { Contest } from '../answers.ts';
import { CancelDialog } from '../contests/cancel-dialog.tsx';
import { ProjectImportDialog } from '../projects/project-import-dialog.tsx';
import { CloseReview } from '../review/close-review.tsx';
import type { ContestTab } from './contest-tabs.ts';
import { isRegistrationOver } from './moment.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { useRemoveDraft } from './use-remove-draft.ts';

/**
 * What can be done with a contest at this moment, the main act last; what ends it stands in a menu. The part that is open offers its own
 * acts itself.
 */
export function ContestActs({ contest, open }: { contest: Contest; open: ContestTab }) {
  const [dialog, setDialog] = useState<'publish' | 'import' | 'extend' | 'cancel' | 'retention' | null>(null);
  const close = () => setDialog(null);
  const [stage] = contest.stages;
  // two main acts would be none
  const isNextThere =
    (open === 'assignments' && contest.state.code === 'PUBLISHED' && isRegistrationOver(contest)) ||
    (open === 'settings' && isAllowed(contest.actions, 'edit'));
  const endings = [
    ...useExtension(contest, () => setDialog('extend')),
    ...useCopy(contest),
    ...useRetention(contest, () => setDialog('retention')),
    ...useEndings(contest, () => setDialog('cancel')),
  ];
  const steps = useSteps(contest, open, setDialog);
  return (
    <>
      <Acts of={contest.actions} offers={[...endings, ...steps]} atMost={isNextThere ? 0 : steps.length} />
      {stage !== undefined && <CloseReview stage={stage} />}
      {dialog === 'publish' && <PublishDialog contest={contest} onClose={close} />}
      {dialog === 'import' && <ProjectImportDialog contest={contest} onClose={close} />}
      {dialog === 'extend' && <ExtendDialog contest={contest} onClose={close} />}
      {dialog === 'retention' && <RetentionDialog contest={contest} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog contest={contest} onClose={close} />}
    </>
  );
}

/** More time, as long as something has an end that has not come to be. */
function useExtension({ actions }: Contest, onSelect: () => void): Offer[] {
  const { t } = useLingui();
  const can = useCan();
  return can('contest.extend') && isAllowed(actions, 'extend') ? [{ act: 'extend', label: t`延长截止时间`, onSelect }] : [];
}

/** It again, a year later, or whenever: a contest of its own, or a template. */
function useCopy({ id }: Contest): Offer[] {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const way = (key: string, label: string, path: string): Offer => ({ act: null, key, label, onSelect: () => void navigate(path) });
  return [
    ...(can('contest.save') ? [way('copy', t`照此创建`, `${consolePaths.newContest}?from=${id}`)] : []),
    ...(can('contestTemplate.save') ? [way('template', t`存为模板`, `${consolePaths.newContestTemplate}?contest=${id}`)] : []),
  ];
}

/** What its people's names come to after its retention time: to be looked at before, and while it goes on. */
function useRetention({ state, actions }: Contest, onSelect: () => void): Offer[] {
  const { t } = useLingui();
  const can = useCan();
  const isThere = can('contest.retentionPreview') && isNamed(actions, 'anonymise') && state.code !== 'DRAFT';
  return isThere ? [{ act: null, key: 'retention', label: t`匿名参赛者`, onSelect }] : [];
}

/** A draft is deleted, what was published is cancelled. */
function useEndings(contest: Contest, onCancel: () => void): Offer[] {
  const { t } = useLingui();
  const can = useCan();
  const goOn = useGoOn();
  const remove = useRemoveDraft({ onRemoved: () => goOn(consolePaths.contests, { replace: true }) });
  if (contest.state.code === 'DRAFT')
    return can('contest.remove') ? [{ act: 'remove', label: t`删除草稿`, isDanger: true, onSelect: () => void remove(contest) }] : [];
  // what is over is not cancelled any more
  return can('contest.cancel') && isAllowed(contest.actions, 'cancel')
    ? [{ act: 'cancel', label: t`取消大赛`, isDanger: true, onSelect: onCancel }]
    : [];
}

/** What takes it further; each only while that is its turn. */
function useSteps(contest: Contest, open: ContestTab, ask: (dialog: 'publish' | 'import') => void): Offer[] {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const { start, isStarting } = useStartReview();
  const { id, state, actions } = contest;
  const [stage] = contest.stages;
  if (state.code === 'DRAFT')
    return can('contest.publish') && isNamed(actions, 'publish')
      ? [{ act: 'publish', label: t`发布大赛`, onSelect: () => ask('publish') }]
      : [];
  const steps: Offer[] = [];
  if (can('project.import') && isAllowed(actions, 'import'))
    steps.push({ act: 'import', label: t`导入项目`, onSelect: () => ask('import') });
  // nobody has to assign while projects still come in, and the part where it is done has the act itself
  if (stage?.state.code !== 'NOT_STARTED' || state.code === 'REGISTERING' || open === 'assignments') return steps;
  if (can('stage.start') && isAllowed(stage.actions, 'start'))
    steps.push({ act: null, key: 'start', label: t`开始评审`, isPending: isStarting, onSelect: () => void start(stage) });
  else if (can('assignment.propose') && isAllowed(stage.actions, 'assign'))
    steps.push({
      act: null,
      key: 'assign',
      label: t`分配评委`,
      onSelect: () => void navigate(generatePath(consolePaths.assignments, { id }), { replace: true }),
    });
  return steps;
}

// most who open a contest put nothing off, and each ends once
const ExtendDialog = partOf(async () => (await import('../deadlines/extend-dialog.tsx')).ExtendDialog);
const RetentionDialog = partOf(async () => (await import('../retention/retention-dialog.tsx')).RetentionDialog);
