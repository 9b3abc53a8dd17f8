import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { Misfit } from '../../../../schema/contest-schema.ts';
import { checkProjects } from '../../eligibility/misfits.ts';
import { type Filled, missingIn } from './missing.ts';
import type { EntryRow } from '../read-entry-row.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** How many things are missing in each of many projects that were read as the caller's, by their ids: a few statements for all of them. */
export async function countMissing(ctx: Context, entries: readonly EntryRow[]): Promise<ReadonlyMap<string, number>> {
  if (entries.length === 0) return new Map();
  const filled = await readFilledOfAll(ctx, entries);
  const misfits = await readMisfits(ctx, entries);
  return new Map(entries.map((entry) => [entry.id, missingIn(entry, filled(entry), misfits.get(entry.id) ?? []).length]));
}

/** What `readFilled` tells of one project, as far as what is missing follows from it. */
async function readFilledOfAll(ctx: Context, entries: readonly EntryRow[]): Promise<(entry: EntryRow) => Filled> {
  const ids = entries.map(({ id }) => id);
  const isOne = sql<boolean>`project_id = any(${ids}::bigint[])`;
  const people = await tenantDb(ctx)
    .selectFrom('projectPerson')
    .where(isOne)
    .select(['projectId', 'part', 'position', 'name', 'userId', 'consentVersion'])
    .execute();
  const files = await tenantDb(ctx).selectFrom('projectFile').where(isOne).select(['projectId', 'slot']).execute();
  const plan = await tenantDb(ctx)
    .selectFrom('planSection')
    .where(isOne)
    .where('html', '<>', '')
    .select(['projectId', 'key', 'characters'])
    .execute();
  const asked = await tenantDb(ctx)
    .selectFrom('entryInvitation')
    .where(isOne)
    .where('part', '=', 'ADVISOR')
    .where('channel', '<>', 'LINK')
    .where('answer', 'is', null)
    .where('until', '>', ctx.now)
    .select('projectId')
    .execute();
  const consents = await readConsents(ctx, entries);
  const [peopleOf, filesOf, planOf, askedOf] = [byProject(people), byProject(files), byProject(plan), byProject(asked)];
  return ({ id, contestId }) => ({
    people: peopleOf(id),
    readerId: callerOf(ctx).userId,
    slots: new Set(filesOf(id).map(({ slot }) => slot)),
    plan: new Map(planOf(id).map(({ key, characters }) => [key, { characters }])),
    askedAdvisors: askedOf(id).length,
    consent: consents.get(contestId) ?? null,
  });
}

/** What each contest asks everybody to agree to now. */
async function readConsents(ctx: Context, entries: readonly EntryRow[]): Promise<ReadonlyMap<string, { version: number }>> {
  const contestIds = [...new Set(entries.map(({ contestId }) => contestId))];
  const rows = await tenantDb(ctx)
    .selectFrom('contestConsent')
    .where(sql<boolean>`contest_id = any(${contestIds}::bigint[])`)
    .distinctOn('contestId')
    .orderBy('contestId')
    .orderBy('version', 'desc')
    .select(['contestId', 'version', 'text'])
    .execute();
  return new Map(rows.flatMap(({ contestId, version, text }) => (text ? [[contestId, { version }] as const] : [])));
}

async function readMisfits(ctx: Context, entries: readonly EntryRow[]): Promise<ReadonlyMap<string, Misfit[]>> {
  const found = new Map<string, Misfit[]>();
  for (const [contestId, own] of Map.groupBy(entries, (entry) => entry.contestId)) {
    const rules = own[0]?.setup.eligibility;
    const ids = own.map(({ id }) => id);
    const checked = rules ? await checkProjects(ctx, contestId, rules, ids) : []; // oxlint-disable-line no-await-in-loop -- one after the other on one connection
    for (const { id, misfits } of checked) found.set(id, misfits);
  }
  return found;
}

function byProject<Row extends { projectId: string }>(rows: readonly Row[]): (id: string) => Row[] {
  const grouped = Map.groupBy(rows, ({ projectId }) => projectId);
  return (id) => grouped.get(id) ?? [];
}
