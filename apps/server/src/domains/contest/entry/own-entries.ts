import { type AnswerOf, contestStateNames, personPartNames, projectStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire } from '../../../core/wire-time.ts';
import { findMissing } from './missing.ts';
import { isForUser, presentJoining, readJoining } from './invitations.ts';
import { readFilled } from './read-entry.ts';
import { entries, type EntryRow, withFacts } from './read-entry-row.ts';
import { readReleased } from './read-released.ts';
import { receiptNumber } from './receipt.ts';

/** The caller's projects, what can still be filled in first and the next deadline before later ones, and who has asked them. */
export async function readOwnEntries(ctx: Context): Promise<AnswerOf<'entry.mine'>> {
  const rows = await entries(ctx)
    .orderBy(sql`array_position(array['RETURNED', 'DRAFT', 'SUBMITTED', 'ACCEPTED'], project.state) nulls last`)
    .orderBy('due')
    .orderBy('project.id', 'desc')
    .limit(200)
    .execute();
  const own = [];
  for (const row of rows) own.push(await presentOwn(ctx, withFacts(ctx, row))); // oxlint-disable-line no-await-in-loop -- one after the other on one connection
  const invitations = [];
  for (const row of await readJoining(ctx, isForUser(callerOf(ctx).userId)))
    invitations.push({ id: row.id, ...(await presentJoining(ctx, row)) }); // oxlint-disable-line no-await-in-loop -- see above
  return { entries: own, invitations, now: toWire(ctx.now, ctx.tenant.timeZone) };
}

async function presentOwn(ctx: Context, entry: EntryRow): Promise<AnswerOf<'entry.mine'>['entries'][number]> {
  const zone = ctx.tenant.timeZone;
  const isOpen = entry.source === 'SUBMITTED' && (entry.state === 'DRAFT' || entry.state === 'RETURNED');
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
    isPast: entry.isPast,
    missingCount: isOpen ? (await findMissing(ctx, entry, await readFilled(ctx, entry))).length : 0,
    mendCount: entry.state === 'RETURNED' ? (entry.mend?.length ?? 0) : 0,
    reason: await readReason(ctx, entry),
    receipt: entry.submitTime && { number: receiptNumber(entry), time: toWire(entry.submitTime, zone) },
    results: await readReleased(ctx, entry),
  };
}

/** Why it was returned, rejected or withdrawn. */
async function readReason(ctx: Context, { id, state }: EntryRow): Promise<string | null> {
  if (state !== 'RETURNED' && state !== 'REJECTED' && state !== 'WITHDRAWN') return null;
  const act = await ctx.db
    .selectFrom('projectChangeLog')
    .where('tenantId', '=', ctx.tenant.id)
    .where('projectId', '=', id)
    .where('act', '=', state)
    .orderBy('id', 'desc')
    .select('reason')
    .executeTakeFirst();
  return act?.reason ?? null;
}
