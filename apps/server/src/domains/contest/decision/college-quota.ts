import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { stageProjectStates } from '../stage/stage-facts.ts';
import { setupOf } from './check-list.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Who sends a project: its college, or its school where it has none. Over `project`. */
export const senderOf = sql<string>`coalesce(project.college_id, project.school_id)`;

type Sent = Record<'contestId' | 'schoolId', string> & { collegeId: string | null };

/** As many projects as a college may send to a contest; null: any number, as of people without a college. */
export function quotaOf(contest: Pick<ContestRow, 'setup'>, collegeId: string | null): number | null {
  return collegeId === null ? null : quotaIn(setupOf(contest), collegeId);
}

/** The same of a college where the setup is read once for many. */
export function quotaIn({ quotas: { each, of } }: Pick<ReturnType<typeof setupOf>, 'quotas'>, collegeId: string): number | null {
  return of.find(({ orgId }) => orgId === collegeId)?.most ?? each ?? null;
}

/** How many projects each college sends to a contest now, whoever sees them. */
export async function countAccepted(ctx: Context, contestId: string): Promise<Map<string, number>> {
  const rows = await tenantDb(ctx)
    .selectFrom('project')
    .where('contestId', '=', contestId)
    .where('collegeId', 'is not', null)
    .where('state', 'in', [...stageProjectStates])
    .groupBy('collegeId')
    .select(['collegeId', sql<number>`count(*)::int`.as('accepted')])
    .execute();
  return new Map(rows.map(({ collegeId, accepted }) => [collegeId ?? '', accepted]));
}

/** The quota of who sends a project, with how many they send now, whoever sees them. */
export async function readQuota(
  ctx: Context,
  contest: Pick<ContestRow, 'setup'>,
  { contestId, schoolId, collegeId }: Sent,
): Promise<{ most: number | null; accepted: number }> {
  const { accepted } = await tenantDb(ctx)
    .selectFrom('project')
    .where('contestId', '=', contestId)
    .where('schoolId', '=', schoolId)
    .where('collegeId', 'is not distinct from', collegeId)
    .where('state', 'in', [...stageProjectStates])
    .select(sql<number>`count(*)::int`.as('accepted'))
    .executeTakeFirstOrThrow();
  return { most: quotaOf(contest, collegeId), accepted };
}
