import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { EntrySection } from '../../../schema/entry-schema.ts';
import type { Schema } from '../../../schema/schema.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Changes a project that is held, and says who has changed it, and which part of it, where it is one. */
export async function changeEntry(
  ctx: Context,
  id: string,
  change: UpdateObject<Schema, 'project'>,
  section: EntrySection | null = null,
): Promise<void> {
  const by = { version: sql<number>`version + 1`, updateTime: ctx.now, updatedBy: callerOf(ctx).userId };
  await tenantDb(ctx)
    .updateTable('project')
    .set({ ...by, ...change, ...(section && { sections: marked(ctx, section) }) })
    .where('id', '=', id)
    .execute();
}

/** One more change of a part: whoever has read it before finds that theirs is not the last. */
function marked(ctx: Context, section: EntrySection): RawBuilder<string> {
  const { userId } = callerOf(ctx);
  return sql<string>`sections || jsonb_build_object(${section}::text, jsonb_build_object(
    'version', coalesce((sections -> ${section}::text ->> 'version')::int, 0) + 1, 'by', ${userId}::text, 'time', ${ctx.now.toISOString()}::text))`;
}
