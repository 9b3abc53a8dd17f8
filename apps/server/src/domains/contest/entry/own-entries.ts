import { type AnswerOf, contestStateNames, personPartNames, projectStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire } from '../../../core/wire-time.ts';
import { countMissing } from './hand-in/count-missing.ts';
import { isForUser, presentJoining, readJoining } from './invitations/invitations.ts';
import { entries, type EntryRow, withFacts } from './read-entry-row.ts';
import { readReleased } from './read-released.ts';
import { receiptNumber } from './hand-in/receipt.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The caller's projects, what can still be filled in first and the next deadline before later ones, and who has asked them. */
export async function readOwnEntries(ctx: Context): Promise<AnswerOf<'entry.mine'>> {
  const rows = await entries(ctx)
    .orderBy(sql`array_position(array['RETURNED', 'DRAFT', 'SUBMITTED', 'ACCEPTED'], project.state) nulls last`)
    .orderBy('due')
    .orderBy('project.id', 'desc')
    .limit(200)
    .execute();
  const all = rows.map((row) => withFacts(ctx, row));
  const missing = await countMissing(ctx, all.filter(isOpen));
  const reasons = await readReasons(ctx, all);
  const released = await readReleased(
    ctx,
    all.map(({ id }) => id),
  );
  const own = all.map((entry) =>
    presentOwn(ctx, entry, {
      missingCount: missing.get(entry.id) ?? 0,
      reason: reasons.get(entry.id) ?? null,
      results: released.get(entry.id) ?? [],
    }),
  );
  const invitations = [];
  for (const row of await readJoining(ctx, isForUser(callerOf(ctx).userId)))
    invitations.push({ id: row.id, ...(await presentJoining(ctx, row)) }); // oxlint-disable-line no-await-in-loop -- one after the other on one connection
  return { entries: own, invitations, now: toWire(ctx.now, ctx.tenant.timeZone) };
}

/** It is filled in still. */
function isOpen({ source, state }: EntryRow): boolean {
  return source === 'SUBMITTED' && (state === 'DRAFT' || state === 'RETURNED');
}

type Own = AnswerOf<'entry.mine'>['entries'][number];

function presentOwn(ctx: Context, entry: EntryRow, facts: Pick<Own, 'missingCount' | 'reason' | 'results'>): Own {
  const zone = ctx.tenant.timeZone;
  return {
    id: entry.id,
    contestId: entry.contestId,
    contestTitle: entry.contestTitle,
    contestState: enumeration(ctx, contestStateNames, entry.contestState),
    number: entry.number,
    title: entry.title,
    track: entry.track,
    source: entry.source,
    state: enumeration(ctx, projectStateNames, entry.state),
    part: enumeration(ctx, personPartNames, entry.part),
    due: toWire(entry.due, zone),
    closes: toWire(entry.closes, zone),
    isPast: entry.isPast,
    ...facts,
    mendCount: entry.state === 'RETURNED' ? (entry.mend?.length ?? 0) : 0,
    receipt: entry.submitTime && { number: receiptNumber(entry), time: toWire(entry.submitTime, zone) },
  };
}

/** Why projects were returned, rejected or withdrawn, by their ids. */
async function readReasons(ctx: Context, entries: readonly EntryRow[]): Promise<ReadonlyMap<string, string | null>> {
  const ended = entries.filter(({ state }) => state === 'RETURNED' || state === 'REJECTED' || state === 'WITHDRAWN');
  if (ended.length === 0) return new Map();
  const { rows } = await sql<{ projectId: string; reason: string | null }>`
    select distinct on (log.project_id) log.project_id::text as "projectId", log.reason
    from project_change_log log join project on project.tenant_id = log.tenant_id and project.id = log.project_id and project.state = log.act
    where log.tenant_id = ${ctx.tenant.id} and log.project_id = any(${ended.map(({ id }) => id)}::bigint[])
    order by log.project_id, log.id desc`.execute(tenantDb(ctx));
  return new Map(rows.map(({ projectId, reason }) => [projectId, reason]));
}
