import { notFound, notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scopedTeam } from '../../../rows/scope.ts';
import { holdContest } from '../contest/acts/lock-contest.ts';
import { type EntryAct, entryActs } from './entry-acts.ts';
import { type EntryRow, readEntryRow } from './read-entry-row.ts';

/**
 * Holds a project of the caller's alone, and its contest beside others who do the same: teams do not wait for each other. Throws `notFound`
 * for one that is not theirs, and a refusal where the act is barred.
 */
export async function holdEntry(ctx: Context, id: string, act: EntryAct): Promise<EntryRow> {
  const { contestId } = await scopedTeam(ctx).where('project.id', '=', id).select('project.contestId').executeTakeFirstOrThrow(notFound);
  await holdContest(ctx, contestId);
  const entry = await readEntryRow(ctx, id, true);
  const bar = entryActs[act].barredBy({ ...entry, now: ctx.now });
  if (bar) throw notNow(bar);
  return entry;
}
