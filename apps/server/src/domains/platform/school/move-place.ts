import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { PlaceType } from './place-type.ts';
import { places } from './read-place.ts';

/** Brings a school or college behind another one of its kind beneath the same organisation; units between them keep their numbers. */
export async function movePlace(ctx: Context, type: PlaceType, { id, after }: InputOf<'school.move'>['body']): Promise<void> {
  const { parentId } = await places(ctx, type).where('org.id', '=', id).select('org.parentId').executeTakeFirstOrThrow(notFound);
  const others = await places(ctx, type)
    .where('org.parentId', '=', parentId)
    .where('org.id', '<>', id)
    .orderBy('org.sortValue')
    .orderBy('org.id')
    .select(['org.id', 'org.sortValue'])
    .execute();
  const index = others.findIndex((other) => other.id === after) + 1;
  // deleted or moved away meanwhile
  if (after !== null && index === 0) throw notFound();
  const ordered = others.toSpliced(index, 0, { id, sortValue: -1 }).map((place, at) => ({ ...place, next: at + 1 }));
  const changed = ordered.filter(({ sortValue, next }) => sortValue !== next);
  // thousands of schools at once: a statement for each would take seconds
  await sql`update org set sort_value = next.value,
      version = version + (org.id = ${id})::int,
      updated_by = case when org.id = ${id} then ${callerOf(ctx).userId}::bigint else updated_by end,
      update_time = case when org.id = ${id} then ${ctx.now}::timestamptz else update_time end
    from unnest(${changed.map((one) => one.id)}::bigint[], ${changed.map(({ next }) => next)}::int[]) as next (id, value)
    where org.tenant_id = ${ctx.tenant.id} and org.id = next.id`.execute(ctx.db);
}
