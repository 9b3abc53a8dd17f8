import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

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

/** A contest whose awards others go by stays, whoever may see these: contests that are not over, and templates. */
export async function refuseWhileBarring(ctx: Context, contestId: string): Promise<void> {
  const bar = JSON.stringify([{ contestId }]);
  const { rows } = await sql<{ count: number }>`select
      (select count(*)::int from contest where tenant_id = ${ctx.tenant.id} and id <> ${contestId} and state not in ('FINISHED', 'CANCELLED')
        and setup -> 'eligibility' -> 'barringAwards' @> ${bar}::jsonb)
      + (select count(*)::int from contest_template where tenant_id = ${ctx.tenant.id}
        and content -> 'setup' -> 'eligibility' -> 'barringAwards' @> ${bar}::jsonb) as count`.execute(tenantDb(ctx));
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw notNow(msg`${count} 个大赛或模板的参赛条件用到这个大赛的奖项，请先修改它们`);
}
