import { notFound } from '../../../../core/common-refusals.ts';
import type { Context } from '../../../../core/context.ts';
import { scoped } from '../../../../rows/scope.ts';
import type { ContestRow } from '../../contest/contest-records.ts';

/** The contest of an import. Throws `notFound` for one that the caller may not read. */
export async function readImportContest(ctx: Context, contestId: string): Promise<ContestRow> {
  const contest = await scoped(ctx, 'contest').select().where('contest.id', '=', contestId).selectAll('contest').executeTakeFirst();
  if (!contest) throw notFound();
  return contest;
}
