import { type AnswerOf, projectEvents } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { untied } from '../../../rows/scope.ts';
import { toWire } from '../../../core/wire-time.ts';
import { maskCell } from './mask-cells.ts';

type Event = AnswerOf<'project.get'>['history'][number];

interface Row {
  kind: Event['kind'];
  time: Date;
  by: string | null;
  reason: string | null;
  changes: Record<string, [before: string, after: string]> | null;
}

/**
 * What happened to a project, the latest first: how it came, what its team did and what became of that, what was corrected, which deadlines were put off for it, when its judges were chosen, its review began and its result was
 * sealed. Whoever stands behind it is not told when judges were chosen.
 */
export async function readProjectHistory(ctx: Context, { id, contestId }: { id: string; contestId: string }): Promise<Event[]> {
  const named = sql`(select name from "user" where "user".tenant_id = event.tenant_id and "user".id = event.created_by)`;
  const wireText = (column: 'before' | 'until') =>
    sql`to_char(${sql.ref(column)} at time zone ${ctx.tenant.timeZone}, 'YYYY-MM-DD HH24:MI')`;
  const { rows } = await sql<Row>`
    select kind, time, ${named} as by, reason, changes from (
      select tenant_id, case source when 'SUBMITTED' then 'BEGUN' else source end as kind, create_time as time, created_by, null as reason, null::jsonb as changes
        from project where tenant_id = ${ctx.tenant.id} and id = ${id}
      union all
      select tenant_id, act, create_time, created_by, reason, changes
        from project_change_log where tenant_id = ${ctx.tenant.id} and project_id = ${id} and act <> 'REMOVED'
      union all
      select tenant_id, 'EXTENDED', create_time, created_by, reason,
          jsonb_build_object(case when stage_id is null then 'registrationEnd' else 'reviewEnd' end, jsonb_build_array(${wireText('before')}, ${wireText('until')}))
        from deadline_extension where tenant_id = ${ctx.tenant.id} and project_id = ${id} and taken_back_time is null
      union all
      select made.tenant_id, 'COMPARED', made.create_time, made.created_by, made.reason, jsonb_build_object('radar', jsonb_build_array(coalesce(
            (select before.state from radar_decision before where before.tenant_id = made.tenant_id and before.finding_id = made.finding_id
              and before.version < made.version order by before.version desc limit 1), 'OPEN'), made.state))
        from radar_finding finding join radar_decision made on made.tenant_id = finding.tenant_id and made.finding_id = finding.id
        where finding.tenant_id = ${ctx.tenant.id} and ${id} in (finding.first_id, finding.second_id)
      union all
      select assignment.tenant_id, 'ASSIGNED', min(assignment.create_time), min(assignment.created_by), null, null
        from stage join assignment on assignment.tenant_id = stage.tenant_id and assignment.stage_id = stage.id
        where stage.tenant_id = ${ctx.tenant.id} and stage.contest_id = ${contestId}
          and assignment.project_id = ${id} and ${untied(ctx, 'assignment.projectId')}
        group by assignment.tenant_id, stage.id
      union all
      select log.tenant_id, case body ->> 'event' when 'stage.started' then 'STARTED' else 'SEALED' end, log.create_time, (body ->> 'by')::bigint, null, null
        from sealed_log log join stage on stage.tenant_id = log.tenant_id and stage.id = log.stage_id
        where log.tenant_id = ${ctx.tenant.id} and stage.contest_id = ${contestId}
          and body ->> 'event' in ('stage.started', 'stage.closed')
    ) event
    order by time desc, array_position(${[...projectEvents]}::text[], kind)`.execute(ctx.db);
  return rows.map(({ time, changes, ...row }) => ({
    ...row,
    time: toWire(time, ctx.tenant.timeZone),
    // numbers were once written down whole
    changes: Object.entries(changes ?? {}).map(([field, [before, after]]) => ({
      field,
      before: maskCell(field, before),
      after: maskCell(field, after),
    })),
  }));
}
