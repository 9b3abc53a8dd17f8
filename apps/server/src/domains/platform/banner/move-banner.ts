import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { sortValuesFor } from '../../../rows/place-sibling.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import { takeTurns } from '../../../rows/take-turns.ts';

/** Brings a banner behind another of its place that the caller may change. Two who order at once both get what they meant. */
export async function moveBanner(ctx: Context, { id, after }: InputOf<'banner.move'>['body']): Promise<void> {
  await takeTurns(ctx, 'banner');
  const own = scoped(ctx, 'banner').select().where(changeable(ctx, 'banner'));
  const { place } = await own.where('banner.id', '=', id).select('banner.place').executeTakeFirstOrThrow(notFound);
  const others = await own
    .where('banner.place', '=', place)
    .where('banner.id', '<>', id)
    .orderBy('banner.sortValue')
    .orderBy('banner.id')
    .select(['banner.id', 'banner.sortValue'])
    .execute();
  const index = others.findIndex((other) => other.id === after) + 1;
  // deleted or brought elsewhere meanwhile
  if (after !== null && index === 0) throw notFound();
  const ordered = others.toSpliced(index, 0, { id, sortValue: -1 }).map((banner) => ({ ...banner, isFixed: false }));
  for (const [other, sortValue] of sortValuesFor(ordered) ?? []) {
    // a neighbour that makes room is not changed by anybody
    const moved = other === id && { updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql<number>`version + 1` };
    await scoped(ctx, 'banner')
      .update()
      .set({ sortValue, ...moved })
      .where('banner.id', '=', other)
      .execute();
  }
}
