import { sql } from 'kysely';
import type { Handlers } from '../../../core/handlers.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { answerPage } from '../../../rows/paging.ts';
import { scoped } from '../../../rows/scope.ts';
import { pageUsers } from '../user/page-users.ts';
import { countPeople, countProjects } from './college-numbers.ts';
import { readSchoolPath } from './read-school.ts';

export const schoolListHandlers = {
  'school.colleges': async (ctx, { params: { id }, body }) => {
    const path = await readSchoolPath(ctx, id);
    const colleges = scoped(ctx, 'org')
      .select()
      .where('org.type', '=', 'college')
      .where(sql<boolean>`org.tree_path like ${`${path}%`}`);
    const page = await answerPage(ctx, body, {
      matching: filterBy(ctx, colleges, 'org', body.model, body.extra, {
        like: ['label'],
        keyword: ['label', 'abbreviation'],
        equal: ['state'],
      }),
      sortable: { id: 'org.id', label: 'org.label', state: 'org.state', sortValue: 'org.sortValue', expiryDate: 'org.expiryDate' },
      select: (query) => query.select(['org.id', 'org.label', 'org.abbreviation', 'org.state', 'org.expiryDate']),
      present: (row) => ({ ...row, expiryDate: toWireOrNull(row.expiryDate, ctx.tenant.timeZone) }),
    });
    const ids = page.records.map((college) => college.id);
    const [people, projects] = await Promise.all([countPeople(ctx, ids), countProjects(ctx, ids)]);
    const records = page.records.map((college) => ({
      ...college,
      people: people.get(college.id) ?? 0,
      projects: projects.get(college.id) ?? 0,
    }));
    return { ...page, records };
  },

  'school.administrators': async (ctx, { params: { id }, body }) => {
    await readSchoolPath(ctx, id);
    const administrators = ctx.db
      .selectFrom('userRole')
      .innerJoin('role', (join) => join.onRef('role.tenantId', '=', 'userRole.tenantId').onRef('role.id', '=', 'userRole.roleId'))
      .where('userRole.tenantId', '=', ctx.tenant.id)
      .where('role.code', '=', 'XMANAGEMENT')
      .select('userRole.userId');
    return pageUsers(ctx, body, (users) => users.where('user.orgId', '=', id).where('user.id', 'in', administrators));
  },
} satisfies Partial<Handlers>;
