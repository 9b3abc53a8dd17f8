import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { putBehind } from '../org/put-behind.ts';
import { readParent } from '../org/read-parent.ts';
import type { PlaceType } from './place-type.ts';
import { places } from './read-place.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Brings a school or college behind another one of its kind beneath the same organisation; units between them keep their numbers. It takes
 * who reaches that organisation: schools at the top are put in order by those who see all.
 */
export async function movePlace(ctx: Context, type: PlaceType, { id, after }: InputOf<'school.move'>['body']): Promise<void> {
  const { parentId } = await places(ctx, type).where('org.id', '=', id).select('org.parentId').executeTakeFirstOrThrow(notFound);
  await readParent(ctx, parentId);
  await putBehind(ctx, places(ctx, type).where('org.parentId', '=', parentId), { id, after });
  await tenantDb(ctx)
    .updateTable('org')
    .set({ updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
