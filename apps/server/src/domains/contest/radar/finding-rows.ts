import { type AnswerOf, radarKinds, radarStateNames } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { listActions } from '../contest/acts/action.ts';
import { radarActs } from './radar-acts.ts';

/** Findings of which the caller may see one project at least, as long as both are handed in. */
export function findings(ctx: Context) {
  return scoped(ctx, 'radarFinding')
    .select()
    .where(
      sql<boolean>`not exists (select from project gone where gone.tenant_id = radar_finding.tenant_id
        and gone.id in (radar_finding.first_id, radar_finding.second_id) and gone.state in ('DRAFT', 'WITHDRAWN'))`,
    );
}

/** As it goes out, but for the instant, which is as JSON has it. */
type SideRow = AnswerOf<'radar.page'>['records'][number]['first'];

/** What is told of a finding. */
export function selectFinding(ctx: Context, query: SelectQueryBuilder<TenantSchema, 'radarFinding', object>) {
  return query.selectAll('radarFinding').select([
    sideOf(ctx, 'first_id').as('first'),
    sideOf(ctx, 'second_id').as('second'),
    sql<{ by: string; time: string; reason: string } | null>`(
        select jsonb_build_object('by', coalesce(u.name, ''), 'time', made.create_time, 'reason', made.reason)
        from radar_decision made left join "user" u on u.tenant_id = made.tenant_id and u.id = made.created_by
        where made.tenant_id = radar_finding.tenant_id and made.finding_id = radar_finding.id and made.state = radar_finding.state
        order by made.version desc limit 1)`.as('decision'),
    sql<boolean>`not (${untied(ctx, 'radarFinding.firstId')} and ${untied(ctx, 'radarFinding.secondId')})`.as('isTiedToCaller'),
    sql<boolean>`exists (select from project p join contest c on c.tenant_id = p.tenant_id and c.id = p.contest_id
        where p.tenant_id = radar_finding.tenant_id and p.id in (radar_finding.first_id, radar_finding.second_id)
          and c.anonymise_time is not null)`.as('isAnonymous'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFinding>['execute']>>[number];

/** A finding as it goes out: the project that was handed in before in front. */
export function presentFinding(ctx: Context, row: Row): AnswerOf<'radar.page'>['records'][number] {
  const { id, version, text, title, pictures, people, score, state, decision, createTime, isTiedToCaller, isAnonymous } = row;
  const [first, second] = inOrder(row);
  const isThere = { TEXT: text, TITLE: title, PICTURE: pictures, PEOPLE: people };
  const situation = { seesBoth: first.isVisible && second.isVisible, isTiedToCaller, isAnonymous };
  return {
    id,
    version,
    first: presentSide(ctx, first),
    second: presentSide(ctx, second),
    kinds: radarKinds.filter((kind) => isThere[kind] !== null),
    text,
    title,
    pictures,
    people,
    score,
    state: enumeration(ctx, radarStateNames, state),
    decision: state === 'OPEN' ? null : decision && { ...decision, time: toWire(new Date(decision.time), ctx.tenant.timeZone) },
    createTime: toWire(createTime, ctx.tenant.timeZone),
    actions: listActions(ctx, radarActs, situation, true),
  };
}

/** Of two projects the one that was handed in before comes first; of those that a sheet brought in, the one that came before. */
export function inOrder({ first, second }: { first: SideRow; second: SideRow }): [SideRow, SideRow] {
  const isLater = first.submitTime !== null && second.submitTime !== null && first.submitTime > second.submitTime;
  return isLater ? [second, first] : [first, second];
}

function presentSide(ctx: Context, { submitTime, ...side }: SideRow) {
  return { ...side, submitTime: toWireOrNull(submitTime === null ? null : new Date(submitTime), ctx.tenant.timeZone) };
}

/** Whoever may not see a project is told what it is called, and its contest, school and college: enough to ask who may. */
function sideOf(ctx: Context, column: 'first_id' | 'second_id') {
  const isVisible = sql`project.id in (${scoped(ctx, 'project')
    .select()
    .where('project.id', '=', sql<string>`radar_finding.${sql.raw(column)}`)
    .select('project.id')})`;
  return sql<SideRow>`(
    select jsonb_build_object('projectId', project.id::text, 'isVisible', seen.is_visible, 'contestId', contest.id::text, 'contestTitle', contest.title,
      'edition', contest.edition, 'title', project.title, 'schoolLabel', school.label, 'collegeLabel', college.label,
      'number', case when seen.is_visible then project.number end, 'submitTime', coalesce(project.submit_time, project.create_time))
    from project
    join contest on contest.tenant_id = project.tenant_id and contest.id = project.contest_id
    join org school on school.tenant_id = project.tenant_id and school.id = project.school_id
    left join org college on college.tenant_id = project.tenant_id and college.id = project.college_id
    cross join lateral (select ${isVisible} as is_visible) seen
    where project.tenant_id = radar_finding.tenant_id and project.id = radar_finding.${sql.raw(column)})`;
}
