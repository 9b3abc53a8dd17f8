import type { Insertable } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { ContestSchema } from '../../../schema/contest-schema.ts';
import type { EntryRow } from './read-entry-row.ts';

type Act = Insertable<ContestSchema['projectChangeLog']>['act'];

/** Writes an act down in the project's history. */
export async function noteEntry(
  ctx: Context,
  { id, contestId, number, title }: Pick<EntryRow, 'id' | 'contestId' | 'number' | 'title'>,
  act: Act,
  reason: string | null = null,
): Promise<void> {
  await ctx.db
    .insertInto('projectChangeLog')
    .values({
      tenantId: ctx.tenant.id,
      contestId,
      projectId: id,
      act,
      number,
      title,
      reason,
      changes: JSON.stringify({}),
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .execute();
}
