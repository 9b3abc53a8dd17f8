import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

type Eligibility = InputOf<'contest.changeEligibility'>['body']['eligibility'];

/** The awards that bar entry by name, in their order: without a title where the contest is out of the reader's sight. */
export async function readBarring(ctx: Context, { barringAwards }: Eligibility) {
  if (barringAwards.length === 0) return [];
  const contests = await scoped(ctx, 'contest')
    .select()
    .where('contest.id', 'in', [...new Set(barringAwards.map(({ contestId }) => contestId))])
    .select(['contest.id', 'contest.title', 'contest.edition'])
    .execute();
  return barringAwards.map(({ contestId, award }) => {
    const contest = contests.find(({ id }) => id === contestId);
    return { title: contest?.title ?? null, edition: contest?.edition ?? null, award: award || null };
  });
}
