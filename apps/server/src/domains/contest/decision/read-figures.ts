import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { stageProjectStates } from '../stage/stage-facts.ts';
import { setupOf } from './check-list.ts';
import { quotaOf, senderOf } from './college-quota.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * How many projects of each college stand where in a contest, of those that the caller sees; also of colleges that have none yet and a
 * quota of their own.
 */
export async function readFigures(ctx: Context, contestId: string): Promise<AnswerOf<'project.figures'>> {
  const contest = await scoped(ctx, 'contest')
    .select()
    .where('contest.id', '=', contestId)
    .select('contest.setup')
    .executeTakeFirstOrThrow(notFound);
  const counted = new Map((await count(ctx, contestId)).map(({ orgId, ...counts }) => [orgId, counts]));
  const named = setupOf(contest).quotas.of.map(({ orgId }) => orgId);
  const seen = scoped(ctx, 'org')
    .select()
    .where(sql<boolean>`org.id = any(${named}::bigint[])`)
    .select('org.id');
  const orgs = await tenantDb(ctx)
    .selectFrom('org')
    .where((is) => is.or([sql<boolean>`id = any(${[...counted.keys()]}::bigint[])`, is('id', 'in', seen)]))
    .orderBy('sortValue')
    .orderBy('id')
    .select(['id', 'label', 'type'])
    .execute();
  return orgs.map(({ id, label, type }) => ({
    orgId: id,
    label,
    most: quotaOf(contest, type === 'college' ? id : null),
    ...(counted.get(id) ?? { submitted: 0, returned: 0, accepted: 0, rejected: 0 }),
  }));
}

function count(ctx: Context, contestId: string) {
  const countOf = (states: readonly string[]) => sql<number>`(count(*) filter (where project.state = any(${[...states]}::text[])))::int`;
  return scoped(ctx, 'project')
    .select()
    .where('project.contestId', '=', contestId)
    .groupBy(senderOf)
    .select([
      senderOf.as('orgId'),
      countOf(['SUBMITTED']).as('submitted'),
      countOf(['RETURNED']).as('returned'),
      countOf(stageProjectStates).as('accepted'),
      countOf(['REJECTED']).as('rejected'),
    ])
    .execute();
}
