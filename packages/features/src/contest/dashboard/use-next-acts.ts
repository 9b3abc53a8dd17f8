import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import { useCan } from '../../lib/access.ts';
import { useApi } from '../../lib/api.tsx';
import { isAllowed } from '../actions.ts';
import type { Overview } from '../answers.ts';
import { boardPath, contestPaths } from '../paths.ts';
import { minutes } from '../show.ts';

interface NextAct {
  path: string;
  text: string;
  detail: string;
}

/** What the caller can do next, the most pressing first: own sheets, stages to close, then contests that wait for their next step. */
export function useNextActs(overview: Overview): NextAct[] {
  const contestActs = useContestActs();
  const { t } = useLingui();
  const can = useCan();
  const acts: NextAct[] = [];
  for (const { stageId, contestTitle, sheetCount, submittedCount, reviewEnd, state } of overview.judging) {
    const open = sheetCount - submittedCount;
    const deadline = minutes(reviewEnd);
    if (state.code !== 'IN_REVIEW' || open === 0) continue;
    acts.push({
      path: generatePath(contestPaths.judgingStage, { stageId }),
      text: t`还有 ${open} 个项目待评`,
      detail: t`${contestTitle}，${deadline} 截止`,
    });
  }
  for (const { stageId, contestId, contestTitle, kind, state } of overview.stages) {
    const detail = `${contestTitle} · ${kind.desc}`;
    const board = boardPath(contestId, { id: stageId, kind: kind.code, state: state.code });
    if (state.code === 'SCORED' && can('stage.close')) acts.push({ path: board, text: t`评分表已交齐，可以结束评审`, detail });
  }
  return [...acts, ...contestActs];
}

const looked = 50;

/** The next step of each contest before its review. */
function useContestActs(): NextAct[] {
  const { t } = useLingui();
  const can = useCan();
  const { queryOf } = useApi();
  const contests = useQuery({
    ...queryOf('contest.page', { body: { model: {}, size: looked, current: 1, sort: 'id', order: 'descending', extra: {} } }),
    enabled: can('contest.page') && can('contest.update'),
  }).data?.records;
  if (contests === undefined) return [];
  if (contests.length === 0 && can('contest.save'))
    return [{ path: contestPaths.newContest, text: t`创建第一个大赛`, detail: t`标题、赛道、时间和评分标准` }];
  return contests.flatMap(({ id, title: detail, actions, stages: [stage], state, projectCount }): NextAct[] => {
    const assignments = generatePath(contestPaths.assignments, { id });
    if (state.code === 'DRAFT') {
      if (!isAllowed(actions, 'edit')) return [];
      return [{ path: generatePath(contestPaths.editContest, { id }), text: t`还是草稿，确认无误后发布`, detail }];
    }
    if (stage?.state.code !== 'NOT_STARTED') return [];
    if (isAllowed(stage.actions, 'start')) return [{ path: assignments, text: t`评委已分配，可以开始评审`, detail }];
    if (isAllowed(stage.actions, 'assign')) return [{ path: assignments, text: t`${projectCount} 个项目等待分配评委`, detail }];
    if (projectCount === 0 && isAllowed(actions, 'import'))
      return [{ path: generatePath(contestPaths.projects, { id }), text: t`还没有项目，可以导入`, detail }];
    return [];
  });
}
