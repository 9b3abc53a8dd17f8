import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { stageProjectStates } from '../stage/stage-facts.ts';
import { setupOf } from './check-list.ts';

type Setup = ReturnType<typeof setupOf>;

/** As many projects as a college may send to a contest; null: any number. */
export function quotaOf(contest: Pick<ContestRow, 'setup'>, collegeId: string): number | null {
  return quotaIn(setupOf(contest), collegeId);
}

/** The same where the setup is read once for many colleges. */
export function quotaIn({ quotas: { each, of } }: Pick<Setup, 'quotas'>, collegeId: string): number | null {
  return of.find(({ orgId }) => orgId === collegeId)?.most ?? each ?? null;
}

/** How many projects each college sends to a contest now, whoever sees them. */
export async function countAccepted(ctx: Context, contestId: string): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('project')
    .where('tenantId', '=', ctx.tenant.id)
    .where('contestId', '=', contestId)
    .where('collegeId', 'is not', null)
    .where('state', 'in', [...stageProjectStates])
    .groupBy('collegeId')
    .select(['collegeId', sql<number>`count(*)::int`.as('accepted')])
    .execute();
  return new Map(rows.map(({ collegeId, accepted }) => [collegeId ?? '', accepted]));
}

/** The same with how many it sends now, whoever sees them. */
export async function readQuota(ctx: Context, contest: ContestRow, collegeId: string): Promise<{ most: number | null; accepted: number }> {
  const { accepted } = await ctx.db
    .selectFrom('project')
    .where('tenantId', '=', ctx.tenant.id)
    .where('contestId', '=', contest.id)
    .where('collegeId', '=', collegeId)
    .where('state', 'in', [...stageProjectStates])
    .select(sql<number>`count(*)::int`.as('accepted'))
    .executeTakeFirstOrThrow();
  return { most: quotaOf(contest, collegeId), accepted };
}
