import { type AnswerOf, keptKindNames, type keptKinds, retentionKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { isOwner, scoped } from '../../../rows/scope.ts';
import { anonymous } from '../project/people/project-people.ts';
import { readRetention } from './read-retention.ts';
import { retentionActs } from './retention-acts.ts';
import type { RetentionKind } from './step.ts';
import { steps } from './steps.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** How many projects are named. */
const mostNamed = 100;

/** What would go and what stays, of a contest of the caller's. Writes nothing. Throws `notFound`. */
export async function previewRetention(ctx: Context, contestId: string): Promise<AnswerOf<'contest.retentionPreview'>> {
  const contest = await scoped(ctx, 'contest')
    .select()
    .where('contest.id', '=', contestId)
    .select(['contest.title', 'contest.orgId', 'contest.createdBy'])
    .executeTakeFirst();
  if (!contest || !isOwner(ctx, contest)) throw notFound();
  const retention = await readRetention(ctx, contestId);
  const bar = retentionActs.anonymise.barredBy(retention);
  const zone = ctx.tenant.timeZone;
  return {
    title: contest.title,
    months: retention.months,
    end: toWire(retention.end, zone),
    due: toWireOrNull(retention.due, zone),
    bar: bar && ctx.say(bar),
    projects: await readNamed(ctx, contestId),
    projectCount: retention.projects,
    goes: [...(await countSteps(ctx, contestId))].map(([kind, count]) => ({ kind: enumeration(ctx, retentionKindNames, kind), count })),
    stays: await countKept(ctx, contestId),
    running: retention.running && { since: toWire(retention.since ?? ctx.now, zone), ...retention.running },
    anonymisedTime: toWireOrNull(retention.anonymisedTime, zone),
  };
}

/** How many of each kind there still are. */
export async function countSteps(ctx: Context, contestId: string): Promise<Map<RetentionKind, number>> {
  const counts = new Map<RetentionKind, number>();
  for (const step of steps) counts.set(step.kind, (counts.get(step.kind) ?? 0) + (await step.count(ctx, contestId))); // oxlint-disable-line no-await-in-loop -- one connection
  return counts;
}

/** The first projects that still name somebody. */
async function readNamed(ctx: Context, contestId: string) {
  const { rows } = await sql<{ id: string; number: string; title: string; orgLabel: string; people: number }>`
    select project.id::text as id, project.number, project.title, org.label as org_label, named.people
    from project join org on org.tenant_id = project.tenant_id and org.id = project.org_id
    cross join lateral (select count(*)::int as people from project_person person
      where person.tenant_id = project.tenant_id and person.project_id = project.id and person.name <> ${anonymous}) named
    where project.tenant_id = ${ctx.tenant.id} and project.contest_id = ${contestId} and named.people > 0
    order by project.number limit ${mostNamed}`.execute(tenantDb(ctx));
  return rows;
}

async function countKept(ctx: Context, contestId: string) {
  const { rows } = await sql<Record<(typeof keptKinds)[number], number>>`
    with own as (select id, org_id from project where tenant_id = ${ctx.tenant.id} and contest_id = ${contestId}),
    staged as (select id from stage where tenant_id = ${ctx.tenant.id} and contest_id = ${contestId})
    select (select count(*)::int from own) as "PROJECT", (select count(distinct org_id)::int from own) as "COLLEGE",
      (select count(*)::int from assignment join score_sheet sheet on sheet.tenant_id = assignment.tenant_id and sheet.assignment_id = assignment.id
        where assignment.tenant_id = ${ctx.tenant.id} and assignment.project_id in (select id from own)) as "SHEET",
      (select count(*)::int from result where tenant_id = ${ctx.tenant.id} and stage_id in (select id from staged)) as "RESULT",
      (select count(*)::int from sealed_log where tenant_id = ${ctx.tenant.id} and stage_id in (select id from staged)) as "SEAL"`.execute(
    tenantDb(ctx),
  );
  const kinds = ['PROJECT', 'COLLEGE', 'SHEET', 'RESULT', 'SEAL'] as const;
  return kinds.map((kind) => ({ kind: enumeration(ctx, keptKindNames, kind), count: rows[0]?.[kind] ?? 0 }));
}
