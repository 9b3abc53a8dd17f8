import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The extensions of one contest with what decides over them. The contest has come through `scoped`. */
export function extensionRows(ctx: Context, contestId: string) {
  return tenantDb(ctx)
    .selectFrom('deadlineExtension as e')
    .innerJoin('contest', 'contest.id', 'e.contestId')
    .leftJoin('stage', 'stage.id', 'e.stageId')
    .leftJoin('project', 'project.id', 'e.projectId')
    .leftJoin('org', 'org.id', 'e.orgId')
    .where('e.contestId', '=', contestId)
    .orderBy('e.id', 'desc')
    .select([
      'e.id',
      'e.stageId',
      'e.projectId',
      'e.orgId',
      'e.before',
      'e.until',
      'e.reason',
      'e.createTime',
      'e.takenBackTime',
      'stage.kind as stageKind',
      'stage.state as stageState',
      'project.number as projectNumber',
      'project.title as projectTitle',
      'org.label as orgLabel',
      sql<Date>`coalesce(stage.review_end, contest.registration_end)`.as('end'),
      nameOf('created_by').as('by'),
      nameOf('taken_back_by').as('takenBackBy'),
      isUsed.as('isUsed'),
    ]);
}

/** Those that a reader who does not run the contest may know of: for all, for their own organisations, for projects of their scope. */
export function concernsCaller(ctx: Context) {
  const { orgIds, upwardOrgIds } = callerOf(ctx).scope;
  return sql<boolean>`((e.project_id is null and e.org_id is null) or e.org_id = any(${[...orgIds, ...upwardOrgIds]}::bigint[])
    or e.project_id in (${scoped(ctx, 'project').select().select('project.id')}))`;
}

function nameOf(column: 'created_by' | 'taken_back_by') {
  return sql<string | null>`(select name from "user" where "user".tenant_id = e.tenant_id and "user".id = ${sql.ref(`e.${column}`)})`;
}

const reached = sql`((e.project_id is null and e.org_id is null) or e.project_id = p.id or e.org_id in (p.school_id, p.college_id))`;

/** Whether somebody has handed in, or gone on writing, after the deadline as it was before. */
const isUsed = sql<boolean>`case when e.stage_id is null then exists (
    select from project p where p.tenant_id = e.tenant_id and p.contest_id = e.contest_id and p.source = 'SUBMITTED'
      and p.state not in ('DRAFT', 'RETURNED') and p.update_time >= e.before + interval '1 second' and ${reached})
  else exists (
    select from assignment a
    join score_sheet s on s.tenant_id = a.tenant_id and s.assignment_id = a.id
    join project p on p.tenant_id = a.tenant_id and p.id = a.project_id
    where a.tenant_id = e.tenant_id and a.stage_id = e.stage_id and s.update_time >= e.before + interval '1 second' and ${reached}) end`;
