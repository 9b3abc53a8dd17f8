import { isAllowed, offeredOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import type { MenuItem } from '@saiwu/ui';
import { generatePath, useNavigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Contest } from '../answers.ts';
import { boardOf } from '../board-path.ts';
import { useRemoveDraft } from '../place/use-remove-draft.ts';

interface ContestActsOptions {
  onPublish: (contest: Contest) => void;
  onCancel: (contest: Contest) => void;
}

/** What can be done with a contest: the acts the server names, and the ways into its screens. */
export function useContestActs({ onPublish, onCancel }: ContestActsOptions): (contest: Contest) => MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const remove = useRemoveDraft();

  const go = (path: string) => () => void navigate(path);

  return (contest) => {
    const { id, actions, readonly } = contest;
    const [stage] = contest.stages;
    // what is published stays so
    const isDraft = contest.state.code === 'DRAFT';
    const way = (key: string, label: string, path: string) => ({ act: null, key, label, onSelect: go(path) });
    return offeredOf(actions, [
      can('project.page') && way('projects', t`项目`, generatePath(consolePaths.projects, { id })),
      stage !== undefined && stage.state.code !== 'NOT_STARTED' && can('stage.get') && way('board', t`评审`, boardOf(id, stage)),
      can('contest.update') && { act: 'edit', label: t`编辑`, onSelect: go(generatePath(consolePaths.editContest, { id })) },
      isDraft && can('contest.publish') && { act: 'publish', label: t`发布`, onSelect: () => onPublish(contest) },
      stage !== undefined &&
        !readonly &&
        can('assignment.propose') &&
        way('assignments', t`分配评委`, generatePath(consolePaths.assignments, { id })),
      stage?.state.code === 'CLOSED' && can('result.page') && way('results', t`评审结果`, generatePath(consolePaths.results, { id })),
      can('contest.save') && way('copy', t`照此创建`, `${consolePaths.newContest}?from=${id}`),
      // what is over is not cancelled any more
      isAllowed(actions, 'cancel') &&
        can('contest.cancel') && { act: 'cancel', label: t`取消大赛`, isDanger: true, onSelect: () => onCancel(contest) },
      isDraft && can('contest.remove') && { act: 'remove', label: t`删除草稿`, isDanger: true, onSelect: () => void remove(contest) },
    ]);
  };
}
