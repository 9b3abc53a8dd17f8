import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { type Likeness, scoreOf } from './look-alike.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Hundredths that a finding has to grow by for a decision on it to be asked for again. */
const grown = 20;

/**
 * Writes down what a project is like now, in place of what nobody has decided on. What was decided stays, with the figures of now, and is
 * open again only where much more is the same since. Answers the projects of findings that were not there before.
 */
export async function keepFindings(ctx: Context, projectId: string, found: ReadonlyMap<string, Likeness>): Promise<string[]> {
  const { now } = ctx;
  const db = tenantDb(ctx);
  const mine = sql<boolean>`${projectId} in (first_id, second_id)`;
  const before = await db.selectFrom('radarFinding').where(mine).select(['firstId', 'secondId']).execute();
  const known = new Set(before.map(({ firstId, secondId }) => (firstId === projectId ? secondId : firstId)));
  const others = [...found.keys()];
  await db
    .deleteFrom('radarFinding')
    .where(mine)
    .where('state', '=', 'OPEN')
    .where(sql<boolean>`not (case when first_id = ${projectId} then second_id else first_id end = any(${others}::bigint[]))`)
    .execute();
  // in one order, as by whoever looks at the other one at this moment
  for (const other of others.toSorted(byId)) {
    const likeness = found.get(other);
    if (likeness === undefined) continue;
    const [firstId = '', secondId = ''] = [projectId, other].toSorted(byId);
    const figures = { ...likeness, score: scoreOf(likeness), updateTime: now };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await db
      .insertInto('radarFinding')
      .values({ firstId, secondId, ...figures, createTime: now })
      .onConflict((conflict) =>
        conflict.columns(['firstId', 'secondId']).doUpdateSet((row) => ({
          ...figures,
          state: sql`case when excluded.score >= ${row.ref('radarFinding.score')} + ${grown} then 'OPEN' else ${row.ref('radarFinding.state')} end`,
        })),
      )
      .execute();
  }
  return others.filter((other) => !known.has(other));
}

function byId(one: string, other: string): number {
  return BigInt(one) < BigInt(other) ? -1 : 1;
}
