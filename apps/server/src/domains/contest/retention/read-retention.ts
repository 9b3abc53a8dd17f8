import { type RawBuilder, sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** How a contest stands with the time for which its people are kept. */
export interface Retention {
  isDraft: boolean;
  months: number | null;
  end: Date;
  /** When people are to go; null: never. */
  due: Date | null;
  dueText: string;
  isDue: boolean;
  /** Projects there are. */
  projects: number;
  /** Stages that were begun and are not sealed, where the contest was not cancelled. */
  openStages: number;
  /** Whether the caller stands behind one of its projects. */
  isTiedToCaller: boolean;
  since: Date | null;
  anonymisedTime: Date | null;
  /** How far the work is that goes on; null: none does. */
  running: { done: number; total: number | null } | null;
}

/**
 * Over `contest`: the last of its ends, as they are now, whatever was put off and for whom. A contest that was cancelled has the same ones.
 * Dates that are moved into the past do not shorten what people were promised: what a team began is kept as long from that day.
 */
export const endOfContest: RawBuilder<Date> = sql`greatest(contest.registration_end, contest.appeal_end,
  (select max(project.create_time) from project where project.tenant_id = contest.tenant_id and project.contest_id = contest.id
    and project.source = 'SUBMITTED'),
  (select max(greatest(stage.review_end, stage.closed_time)) from stage where stage.tenant_id = contest.tenant_id and stage.contest_id = contest.id),
  (select max(e.until) from deadline_extension e
    where e.tenant_id = contest.tenant_id and e.contest_id = contest.id and e.taken_back_time is null))`;

const months = sql<number | null>`(contest.setup ->> 'retentionMonths')::int`;

/** Over `contest`: when its retention time is over, by the tenant's calendar. */
export function dueOf({ tenant }: Pick<Context, 'tenant'>): RawBuilder<Date | null> {
  return sql`((${endOfContest} at time zone ${tenant.timeZone}) + make_interval(months => ${months})) at time zone ${tenant.timeZone}`;
}

/** Over `contest`: whether a stage was begun and waits to be sealed. What was cancelled waits for nothing. */
export const openStages: RawBuilder<number> = sql`(select count(*)::int from stage
  where stage.tenant_id = contest.tenant_id and stage.contest_id = contest.id and contest.state <> 'CANCELLED' and stage.state in ('IN_REVIEW', 'SCORED'))`;

/** Of a contest that came from `scoped()`. */
export async function readRetention(ctx: Context, contestId: string): Promise<Retention> {
  const due = dueOf(ctx);
  const { rows } = await sql<Retention>`
    select contest.state = 'DRAFT' as is_draft, ${months} as months, ${endOfContest} as "end", ${due} as due,
      coalesce(to_char(${due} at time zone ${ctx.tenant.timeZone}, 'YYYY-MM-DD HH24:MI'), '') as due_text, coalesce(${due} <= ${ctx.now}, false) as is_due,
      (select coalesce(sum(figure.projects), 0)::int from project_figure figure
        where figure.tenant_id = contest.tenant_id and figure.contest_id = contest.id) as projects,
      ${openStages} as open_stages,
      exists (select from project_tie tie join project on project.tenant_id = tie.tenant_id and project.id = tie.project_id
        where tie.tenant_id = contest.tenant_id and tie.user_id = ${callerOf(ctx).userId} and project.contest_id = contest.id) as is_tied_to_caller,
      contest.anonymise_time as since, contest.anonymised_time,
      (select jsonb_build_object('done', job.done, 'total', job.total) from job
        where job.tenant_id = contest.tenant_id and job.name = 'contest.anonymise' and job.state in ('WAITING', 'RUNNING')
          and job.input ->> 'contestId' = contest.id::text limit 1) as running
    from contest where contest.tenant_id = ${ctx.tenant.id} and contest.id = ${contestId}`.execute(tenantDb(ctx));
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}
