import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const preferenceHandlers = {
  'preference.get': async (ctx, { query }) => {
    const kept = await scoped(ctx, 'preference')
      .select()
      .where('preference.key', '=', query.key)
      .select('preference.value')
      .executeTakeFirst();
    return kept === undefined ? null : (JSON.parse(kept.value) as unknown); // whatever JSON was kept
  },

  'preference.save': async (ctx, { body: { key, value } }) => {
    if (value === undefined || value === null) {
      await scoped(ctx, 'preference').delete().where('preference.key', '=', key).execute();
      return true;
    }
    await refuseTooMany(ctx, key);
    const kept = { value: JSON.stringify(value), updateTime: ctx.now };
    await tenantDb(ctx)
      .insertInto('preference')
      .values({ userId: callerOf(ctx).userId, key, ...kept })
      .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet(kept))
      .execute();
    return true;
  },
} satisfies Partial<Handlers>;

const mostKeys = 200;

/** Counts the others, so that what is kept can still be changed when there is room for no more. */
async function refuseTooMany(ctx: Context, key: string): Promise<void> {
  // several at once could each be the last that has room
  await takeTurns(ctx, 'preference', callerOf(ctx).userId);
  const { others } = await scoped(ctx, 'preference')
    .select()
    .where('preference.key', '<>', key)
    .select(sql<string>`count(*)`.as('others'))
    .executeTakeFirstOrThrow();
  if (Number(others) >= mostKeys) throw notNow(msg`每人最多保存 ${mostKeys} 项设置，请先删除不用的`);
}
