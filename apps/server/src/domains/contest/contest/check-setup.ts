import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

type Setup = InputOf<'contest.save'>['body']['setup'];
type Eligibility = NonNullable<Setup>['eligibility'];

/** Refuses a setup, which stands in the request at `at`, that names organisations or contests which the caller cannot see. */
export async function checkSetup(ctx: Context, setup: Setup, at = 'setup'): Promise<void> {
  if (!setup) return;
  const { eligibility, quotas } = setup;
  await checkEligibility(ctx, eligibility, `${at}.eligibility`);
  const limited = quotas.of.map(({ orgId }) => orgId);
  if (await lacks(ctx, 'org', limited)) throw invalid({ [`${at}.quotas.of`]: msg`有的学院不存在` });
}

/** The same for the rules of who may enter alone. */
export async function checkEligibility(ctx: Context, { orgIds, barringAwards }: Eligibility, at = 'eligibility'): Promise<void> {
  if (await lacks(ctx, 'org', orgIds)) throw invalid({ [`${at}.orgIds`]: msg`有的学校或学院不存在` });
  const earlier = barringAwards.map(({ contestId }) => contestId);
  if (await lacks(ctx, 'contest', earlier)) throw invalid({ [`${at}.barringAwards`]: msg`有的大赛不存在` });
}

/** Whether one of the rows is not there, or out of the caller's sight. */
async function lacks(ctx: Context, table: 'org' | 'contest', ids: string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return false;
  const found = await scoped(ctx, table).select().where(`${table}.id`, 'in', wanted).select(`${table}.id`).execute();
  return found.length < wanted.length;
}
