import type { RecordTab } from '@saiwu/admin';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Contest } from '../answers.ts';
import { boardOf } from '../board-path.ts';

export type ContestTab = 'overview' | 'projects' | 'alikes' | 'assignments' | 'review' | 'results' | 'settings';

/**
 * The parts of a contest's page that the reader may open, and the one that is. Each is a page at its own address, and draws itself alone.
 */
export function useContestTabs(): (contest: Contest, open: ContestTab, content: () => ReactNode) => (RecordTab | false)[] {
  const { i18n } = useLingui();
  const can = useCan();
  return ({ id, readonly, stages: [stage] }, open, content) => {
    const tab = (key: ContestTab, isSeen: boolean, title: MessageDescriptor, path: string) =>
      (isSeen || key === open) && { key, title: i18n._(title), path, content };
    const overview = generatePath(consolePaths.contest, { id });
    return [
      tab('overview', true, msg({ message: '概况', context: '大赛' }), overview),
      tab('projects', can('project.page'), msg({ message: '项目', context: '多个' }), generatePath(consolePaths.projects, { id })),
      tab('alikes', can('radar.page'), msg`查重`, generatePath(consolePaths.alikes, { id })),
      tab('assignments', !readonly && can('assignment.propose'), msg`评委与分配`, generatePath(consolePaths.assignments, { id })),
      tab(
        'review',
        stage !== undefined && can('stage.get'),
        msg({ message: '评审', context: '阶段' }),
        stage === undefined ? overview : boardOf(id, stage),
      ),
      tab('results', can('result.page'), msg({ message: '结果', context: '大赛' }), generatePath(consolePaths.results, { id })),
      tab(
        'settings',
        !readonly && can('contest.update'),
        msg({ message: '设置', context: '大赛' }),
        generatePath(consolePaths.editContest, { id }),
      ),
    ];
  };
}
