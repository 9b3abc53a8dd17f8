import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, OperationId } from '@saiwu/api-client';
import { consolePaths } from '@saiwu/openapi';
import { useCallback } from 'react';

export interface UseOfOrg {
  key: string;
  words: string;
  /** The list that shows them, and who may open it. */
  list?: { path: string; operation: OperationId };
}

/** What belongs to an organisation and all beneath it, in words; nothing for what there is none of. */
export function useUseWords(): (used: AnswerOf<'org.belongings'>, id?: string) => UseOfOrg[] {
  const { t } = useLingui();
  return useCallback(
    ({ users, stations, judges, contests, projects, students, teachers, setups }, id) => {
      const of = id === undefined ? '' : `?orgId=${id}`;
      const all: (UseOfOrg & { count: number })[] = [
        {
          key: 'users',
          count: users,
          words: t`${plural(users, { other: '# 个用户' })}`,
          list: { path: `${consolePaths.users}${of}`, operation: 'user.page' },
        },
        {
          key: 'students',
          count: students,
          words: t`${plural(students, { other: '# 名学生' })}`,
          list: { path: `${consolePaths.students}${of}`, operation: 'student.page' },
        },
        {
          key: 'teachers',
          count: teachers,
          words: t`${plural(teachers, { other: '# 名教师' })}`,
          list: { path: `${consolePaths.teachers}${of}`, operation: 'teacher.page' },
        },
        {
          key: 'stations',
          count: stations,
          words: t`${plural(stations, { other: '# 个岗位' })}`,
          list: { path: `${consolePaths.stations}${of}`, operation: 'station.page' },
        },
        {
          key: 'judges',
          count: judges,
          words: t`${plural(judges, { other: '# 位评委' })}`,
          list: { path: consolePaths.judges, operation: 'judge.page' },
        },
        {
          key: 'contests',
          count: contests,
          words: t`${plural(contests, { other: '# 个大赛' })}`,
          list: { path: consolePaths.contests, operation: 'contest.page' },
        },
        { key: 'projects', count: projects, words: t`${plural(projects, { other: '# 个项目' })}` },
        { key: 'setups', count: setups, words: t`${plural(setups, { other: '# 个大赛或模板的参赛范围、名额' })}` },
      ];
      return all.filter(({ count }) => count > 0);
    },
    [t],
  );
}
