import { offeredOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { confirm, type MenuItem } from '@saiwu/ui';
import { generatePath, useNavigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { Contest } from '../answers.ts';
import { boardPath } from '../board-path.ts';

/** What can be done with a contest: the acts the server names, and the ways into its screens. */
export function useContestActs({ onCancel }: { onCancel: (contest: Contest) => void }): (contest: Contest) => MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const publish = useAct('contest.publish', { success: ({ title }) => t`已发布“${title}”`, invalidates: ['contest', 'overview'] });
  const remove = useAct('contest.remove', { success: t`已删除草稿`, invalidates: ['contest', 'overview'] });

  const go = (path: string) => () => void navigate(path);

  async function askPublish({ id, title }: Contest) {
    const isSure = await confirm({
      title: t`发布“${title}”？`,
      description: t`发布后大家能看到这个大赛，报名按设定的时间开放。首个评分提交后，评分标准和计分规则不能再改。`,
      confirmLabel: t`发布大赛`,
    });
    if (isSure) publish.mutate({ path: { id } });
  }

  async function askRemove({ id, title }: Contest) {
    const isSure = await confirm({
      title: t`删除草稿“${title}”？`,
      description: t`删除后不能恢复`,
      confirmLabel: t`删除草稿`,
      isDanger: true,
    });
    if (isSure) remove.mutate({ path: { id } });
  }

  return (contest) => {
    const { id, actions } = contest;
    const [stage] = contest.stages;
    const way = (key: string, label: string, path: string) => ({ act: null, key, label, onSelect: go(path) });
    return offeredOf(actions, [
      can('project.page') && way('projects', t`项目`, generatePath(consolePaths.projects, { id })),
      stage !== undefined &&
        stage.state.code !== 'NOT_STARTED' &&
        can('stage.get') &&
        way('board', t`评审`, boardPath(id, { id: stage.id, kind: stage.kind.code, state: stage.state.code })),
      can('contest.update') && { act: 'edit', label: t`编辑`, onSelect: go(generatePath(consolePaths.editContest, { id })) },
      can('contest.publish') && { act: 'publish', label: t`发布`, onSelect: () => void askPublish(contest) },
      stage !== undefined && can('assignment.propose') && way('assignments', t`分配评委`, generatePath(consolePaths.assignments, { id })),
      stage?.state.code === 'CLOSED' && can('result.page') && way('results', t`评审结果`, generatePath(consolePaths.results, { id })),
      can('contest.cancel') && { act: 'cancel', label: t`取消大赛`, isDanger: true, onSelect: () => onCancel(contest) },
      can('contest.remove') && { act: 'remove', label: t`删除草稿`, isDanger: true, onSelect: () => void askRemove(contest) },
    ]);
  };
}
