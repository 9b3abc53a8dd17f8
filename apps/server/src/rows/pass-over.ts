import { notFound } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';

/**
 * Ids of a bulk act that are not there any more, or not in the caller's sight, do not keep the rest from being done: `extra.passedOver`
 * and the header `x-passed-over` of the answer count them. Throws a 404 where no row remains.
 *
 * @param found how many of them were there
 */
export function passOver(ctx: Context, asked: readonly string[], found: number): void {
  const count = new Set(asked).size - found;
  if (count === 0) return;
  if (found === 0) throw notFound();
  ctx.tell({ passedOver: count });
}
