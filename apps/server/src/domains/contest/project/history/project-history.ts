import { type AnswerOf, projectEvents } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { untied } from '../../../../rows/scope.ts';
import { toWire, toWireOrNull } from '../../../../core/wire-time.ts';
import { maskCell } from '../import/mask-cells.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

type Event = AnswerOf<'project.get'>['history'][number];

interface Row {
  kind: Event['kind'];
  time: Date;
  by: string | null;
  reason: string | null;
  changes: Record<string, [before: string, after: string]> | null;
  ticks: Event['ticks'];
  points: Event['points'];
  until: Date | null;
}

/**
 * What happened to a project, the latest first: how it came, what its team did and what became of that, what was corrected, which deadlines
 * were put off for it, for its college or for all, and whether that was taken back, when its judges were chosen; of the stages that it was
 * in, when their review began and their result was sealed. Whoever stands behind it is not told when judges were chosen.
 */
export async function readProjectHistory(ctx: Context, { id, contestId }: { id: string; contestId: string }): Promise<Event[]> {
  const named = sql`(select name from "user" where "user".tenant_id = event.tenant_id and "user".id = event.created_by)`;
  const { rows } = await sql<Row>`
    select kind, time, ${named} as by, reason, changes, coalesce(ticks, '[]') as ticks, coalesce(points, '[]') as points, until from (
      select tenant_id, case source when 'SUBMITTED' then 'BEGUN' else source end as kind, create_time as time, created_by, null as reason,
          null::jsonb as changes, null::jsonb as ticks, null::jsonb as points, null::timestamptz as until
        from project where tenant_id = ${ctx.tenant.id} and id = ${id}
      union all
      select tenant_id, act, create_time, created_by, reason, changes, ticks, mend, mend_until
        from project_change_log where tenant_id = ${ctx.tenant.id} and project_id = ${id} and act <> 'REMOVED'
      union all
      ${extensionEvents(ctx, id)}
      union all
      select made.tenant_id, 'COMPARED', made.create_time, made.created_by, made.reason, jsonb_build_object('radar', jsonb_build_array(coalesce(
            (select before.state from radar_decision before where before.tenant_id = made.tenant_id and before.finding_id = made.finding_id
              and before.version < made.version order by before.version desc limit 1), 'OPEN'), made.state)), null, null, null
        from radar_finding finding join radar_decision made on made.tenant_id = finding.tenant_id and made.finding_id = finding.id
        where finding.tenant_id = ${ctx.tenant.id} and ${id} in (finding.first_id, finding.second_id)
      union all
      select assignment.tenant_id, 'ASSIGNED', min(assignment.create_time), min(assignment.created_by), null, null, null, null, null
        from stage join assignment on assignment.tenant_id = stage.tenant_id and assignment.stage_id = stage.id
        where stage.tenant_id = ${ctx.tenant.id} and stage.contest_id = ${contestId}
          and assignment.project_id = ${id} and ${untied(ctx, 'assignment.projectId')}
        group by assignment.tenant_id, stage.id
      union all
      select log.tenant_id, case body ->> 'event' when 'stage.started' then 'STARTED' else 'SEALED' end, log.create_time, (body ->> 'by')::bigint,
          null, null, null, null, null
        from sealed_log log join stage on stage.tenant_id = log.tenant_id and stage.id = log.stage_id
        where log.tenant_id = ${ctx.tenant.id} and stage.contest_id = ${contestId} and body ->> 'event' in ('stage.started', 'stage.closed')
          and ${judgedIn(id, 'stage', 'id')}
    ) event
    order by time desc, array_position(${[...projectEvents]}::text[], kind)`.execute(tenantDb(ctx));
  const { timeZone } = ctx.tenant;
  return rows.map(({ time, changes, until, ...row }) => ({
    ...row,
    time: toWire(time, timeZone),
    // numbers were once written down whole
    changes: Object.entries(changes ?? {}).map(([field, [before, after]]) => ({
      field,
      before: maskCell(field, before),
      after: maskCell(field, after),
    })),
    until: toWireOrNull(until, timeZone),
  }));
}

/**
 * Deadlines that were put off and reached the project while it was there, of a review only where it was in that stage; and those that were
 * taken back.
 */
function extensionEvents(ctx: Context, id: string): RawBuilder<unknown> {
  const wireText = (column: 'before' | 'until') =>
    sql`to_char(${sql.ref(`e.${column}`)} at time zone ${ctx.tenant.timeZone}, 'YYYY-MM-DD HH24:MI')`;
  const field = sql`case when e.stage_id is null then 'registrationEnd' else 'reviewEnd' end`;
  const reached = sql`
    from deadline_extension e join project p on p.tenant_id = e.tenant_id and p.contest_id = e.contest_id
    where e.tenant_id = ${ctx.tenant.id} and p.id = ${id}
      and (e.project_id = p.id or (e.project_id is null and (e.org_id is null or e.org_id in (p.school_id, p.college_id))
        and e.until > p.create_time and (e.taken_back_time is null or e.taken_back_time > p.create_time)
        and not (p.state in ('REJECTED', 'WITHDRAWN') and e.create_time > p.update_time)
        and case when e.stage_id is null then p.source = 'SUBMITTED' else ${judgedIn(id, 'e', 'stage_id')} end))`;
  return sql`
    select e.tenant_id, 'EXTENDED', e.create_time, e.created_by, e.reason,
        jsonb_build_object(${field}, jsonb_build_array(${wireText('before')}, ${wireText('until')})), null, null, null ${reached}
    union all
    select e.tenant_id, 'EXTENSION_ENDED', e.taken_back_time, e.taken_back_by, null,
        jsonb_build_object(${field}, jsonb_build_array(${wireText('until')}, ${wireText('before')})), null, null, null ${reached}
      and e.taken_back_time is not null`;
}

/** Whether a project is, or was, judged in a stage. Before it begins nobody who may not know is told that judges were chosen. */
function judgedIn(projectId: string, table: 'stage' | 'e', column: 'id' | 'stage_id'): RawBuilder<unknown> {
  return sql`exists (
    select from assignment given join stage judged on judged.tenant_id = given.tenant_id and judged.id = given.stage_id
    where given.tenant_id = ${sql.ref(`${table}.tenant_id`)} and given.stage_id = ${sql.ref(`${table}.${column}`)}
      and given.project_id = ${projectId} and judged.state <> 'NOT_STARTED')`;
}
