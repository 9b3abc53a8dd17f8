import { judgeStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { answerPage } from '../../../rows/paging.ts';
import { anyHolds, holdsText } from '../../../rows/search-text.ts';
import { scoped } from '../../../rows/scope.ts';

const sortable = {
  id: 'judge.id',
  name: 'user.name',
  title: 'judge.title',
  employer: 'judge.employer',
  province: 'judge.province',
  state: 'judge.state',
};

export const judgeHandlers = {
  'judge.page': (ctx, { body }) => {
    const { keyword, name, state } = body.model;
    let matching = scoped(ctx, 'judge').select().innerJoin('user', 'user.id', 'judge.userId');
    if (name?.trim()) matching = matching.where(holdsText('user.name', name.trim()));
    if (keyword?.trim()) matching = matching.where(anyHolds(['user.name', 'judge.employer'], keyword.trim(), holdsText));
    if (state) matching = matching.where('judge.state', '=', state);
    return answerPage(ctx, body, {
      matching,
      sortable,
      select: (query) =>
        query.select([
          'judge.id',
          'judge.userId',
          'user.name',
          'judge.title',
          'judge.employer',
          'judge.province',
          'judge.tracks',
          'judge.loadCap',
          'judge.state',
          sql<string | null>`(select label from org where org.tenant_id = judge.tenant_id and org.id = judge.school_id)`.as('schoolLabel'),
          sql<string | null>`(select label from org where org.tenant_id = judge.tenant_id and org.id = judge.college_id)`.as(
            'collegeLabel',
          ),
        ]),
      present: (row) => ({ ...row, state: enumeration(ctx, judgeStateNames, row.state) }),
    });
  },
} satisfies Partial<Handlers>;
