import { sql, type Updateable } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { TenantSchema } from '../../../../schema/tenant-schema.ts';
import { notFound } from '../../../../core/common-refusals.ts';
import { scoped } from '../../../../rows/scope.ts';

type Changes = Pick<
  Updateable<TenantSchema['contest']>,
  | 'title'
  | 'edition'
  | 'describe'
  | 'tracks'
  | 'registrationStart'
  | 'registrationEnd'
  | 'appealStart'
  | 'appealEnd'
  | 'setup'
  | 'coverId'
  | 'coverAlt'
  | 'state'
  | 'cancelReason'
  | 'anonymiseTime'
  | 'anonymisedTime'
  | 'anonymisedBy'
>;

/** Writes changes to a contest, counts the version and notes who did it. Throws `notFound` for one that the caller may not change. */
export async function touchContest(ctx: Context, id: string, changes: Changes): Promise<void> {
  const done = await scoped(ctx, 'contest')
    .update()
    .set({ ...changes, version: sql<number>`version + 1`, updateTime: ctx.now, updatedBy: callerOf(ctx).userId })
    .where('contest.id', '=', id)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) throw notFound();
}
