import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Counts that somebody has signed in, or has opened the console. Rows of their own, so that nobody waits for anybody else. */
export async function countVisit(ctx: Context, userId: string, what: 'signIns' | 'views'): Promise<void> {
  await tenantDb(ctx)
    .insertInto('visit')
    .values({ userId, day: dayOf(ctx), ...(what === 'views' ? { views: 1 } : { signIns: 1 }) })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'day'])
        .doUpdateSet(what === 'views' ? { views: sql<number>`visit.views + 1` } : { signIns: sql<number>`visit.sign_ins + 1` }),
    )
    .execute();
}

/** The tenant's day, `yyyy-MM-dd`: today, or so many days before. */
export function dayOf(ctx: Context, daysBefore = 0): string {
  const today = Date.parse(toWire(ctx.now, ctx.tenant.timeZone).slice(0, 'yyyy-MM-dd'.length));
  return new Date(today - daysBefore * 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length);
}
