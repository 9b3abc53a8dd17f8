import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { ContestSchema } from '../../../schema/contest-schema.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';
import { dueOf, reviewEndOf } from './end-of.ts';
import { isOfProject } from '../../../rows/project-people.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What somebody still owes by a deadline that comes soon. */
export interface Owed {
  deadline: ContestSchema['deadlineReminder']['deadline'];
  contestId: string;
  contestTitle: string;
  /** 0: of the contest, not of a stage. */
  stageId: string;
  userId: string;
  due: Date;
  /** Projects or sheets. */
  count: number;
  /** One of the projects, by title and id; a judge is told none. */
  project: string;
  projectId: string | null;
}

/** Who owes what by a deadline between now and an instant. */
export async function readDueSoon(ctx: Context, until: Date): Promise<Owed[]> {
  const isSoon = (due: ReturnType<typeof sql>) => sql`${due} >= ${ctx.now} and ${due} < ${until}`;
  const tied = sql`join project_tie tie on tie.tenant_id = project.tenant_id and tie.project_id = project.id
    join "user" on "user".tenant_id = tie.tenant_id and "user".id = tie.user_id`;
  const open = activeAssignmentStates.filter((state) => state !== 'SUBMITTED');
  const { rows } = await sql<Owed>`
    select 'REGISTRATION' as deadline, contest.id::text as contest_id, contest.title as contest_title, '0' as stage_id, tie.user_id::text as user_id,
      ${dueOf} as due, count(distinct project.id)::int as count, min(project.title) as project, min(project.id)::text as project_id
    from contest join project on project.tenant_id = contest.tenant_id and project.contest_id = contest.id ${tied}
    where contest.tenant_id = ${ctx.tenant.id} and contest.state = 'PUBLISHED' and project.state in ('DRAFT', 'RETURNED')
      and ${isOfProject} and ${isSoon(dueOf)}
    group by 1, 2, 3, 4, 5, 6
    union all
    select 'REVIEW', contest.id::text, contest.title, stage.id::text, judge.user_id::text, ${reviewEndOf}, count(*)::int, '', null
    from stage join contest on contest.tenant_id = stage.tenant_id and contest.id = stage.contest_id
    join assignment on assignment.tenant_id = stage.tenant_id and assignment.stage_id = stage.id
    join judge on judge.tenant_id = assignment.tenant_id and judge.id = assignment.judge_id
    join "user" on "user".tenant_id = judge.tenant_id and "user".id = judge.user_id
    where stage.tenant_id = ${ctx.tenant.id} and stage.state = 'IN_REVIEW' and contest.state <> 'CANCELLED' and "user".state
      and assignment.state = any(${open}::text[]) and ${isSoon(reviewEndOf)}
    group by 1, 2, 3, 4, 5, 6
    union all
    select 'APPEAL', contest.id::text, contest.title, '0', tie.user_id::text, contest.appeal_end, count(distinct project.id)::int, min(project.title), null
    from contest join project on project.tenant_id = contest.tenant_id and project.contest_id = contest.id ${tied}
    where contest.tenant_id = ${ctx.tenant.id} and contest.state = 'PUBLICITY' and contest.appeal_start <= ${ctx.now}
      and ${isOfProject} and ${isSoon(sql`contest.appeal_end`)}
      and exists (select from result where result.tenant_id = project.tenant_id and result.project_id = project.id)
    group by 1, 2, 3, 4, 5, 6
    order by 2, 1, 4, 6, 5`.execute(tenantDb(ctx));
  return rows;
}
