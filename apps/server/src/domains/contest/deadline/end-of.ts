import { type RawBuilder, sql } from 'kysely';

const mendUntil = sql`case project.state when 'RETURNED' then project.mend_until end`;

/**
 * When a project has to be handed in, over `contest` and `project`: as its contest says, or later where that was put off for it or for its
 * college.
 */
export const registrationEndOf = sql<Date>`greatest(contest.registration_end, (
  select max(e.until) from deadline_extension e
  where e.tenant_id = project.tenant_id and e.contest_id = project.contest_id and e.stage_id is null and e.taken_back_time is null and ${reaches('project')}))`;

/** When a project is due as its team is told: what is to be mended may have a later day of its own. */
export const dueOf = sql<Date>`greatest(${registrationEndOf}, ${mendUntil})`;

/** The last moment in which a project can be handed in: grace comes after registration, not after a day that was given for mending. */
export const lastMomentOf = sql<Date>`case when ${mendUntil} >= ${registrationEndOf} then ${mendUntil}
  else ${registrationEndOf} + make_interval(mins => coalesce((contest.setup ->> 'graceMinutes')::int, 0)) end`;

/** When a sheet is due, over `stage` and `assignment`. */
export const reviewEndOf = sheetEnd('assignment.tenant_id', 'assignment.project_id');

/** When the sheets of a project are due, over `stage` and `project`. */
export const projectReviewEndOf = sheetEnd('project.tenant_id', 'project.id');

function sheetEnd(tenantColumn: string, projectColumn: string): RawBuilder<Date> {
  return sql<Date>`greatest(stage.review_end, (
    select max(e.until) from deadline_extension e
    join project p on p.tenant_id = ${sql.ref(tenantColumn)} and p.id = ${sql.ref(projectColumn)}
    where e.tenant_id = stage.tenant_id and e.stage_id = stage.id and e.taken_back_time is null and ${reaches('p')}))`;
}

/** Whether an extension `e` is this project's, or its college's or school's. One for all has moved the deadline itself. */
function reaches(project: 'project' | 'p') {
  const column = (name: string) => sql.ref(`${project}.${name}`);
  return sql`(e.project_id = ${column('id')} or e.org_id in (${column('school_id')}, ${column('college_id')}))`;
}

/** Until when somebody of a school and a college can begin a project, over `contest`: who belongs nowhere, as the contest says. */
export function beginEndOf(place: { schoolId: string; collegeId: string | null } | null): RawBuilder<Date> {
  const orgIds = place === null ? [] : [place.schoolId, ...(place.collegeId === null ? [] : [place.collegeId])];
  return sql<Date>`greatest(contest.registration_end, (
    select max(e.until) from deadline_extension e
    where e.tenant_id = contest.tenant_id and e.contest_id = contest.id and e.stage_id is null and e.taken_back_time is null
      and e.org_id = any(${orgIds}::bigint[])))`;
}
