import { sql, type UpdateObject } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Contents, Mend } from '../../../schema/entry-schema.ts';
import type { Schema } from '../../../schema/schema.ts';
import type { HeldProject } from '../project/hold-project.ts';
import { noteAct } from '../project/history/log-change.ts';
import type { projectActs } from '../project/project-acts.ts';
import { tickedList } from './check-list.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

interface Decision {
  act: (typeof projectActs)['accept' | 'return' | 'reject' | 'reconsider'];
  /** Keys of the check list; null where nothing was checked. */
  ticks: readonly string[] | null;
  reason: string | null;
  /** What is to be mended, and until when; of all other acts nothing. */
  mend?: { points: readonly Mend[]; until: Date | null };
  /** What stands in one that is returned. */
  contents?: Contents;
  changes?: UpdateObject<Schema, 'project'>;
}

/**
 * Brings a held project to the state that a decision leads to, and keeps who decided what, why, what they had ticked and what is to be
 * mended.
 */
export async function writeDecision(ctx: Context, { contest, project }: HeldProject, decision: Decision): Promise<void> {
  const { act, ticks, reason, mend, contents, changes } = decision;
  const toMend = { mend: mend ? JSON.stringify(mend.points) : null, mendUntil: mend?.until ?? null };
  await tenantDb(ctx)
    .updateTable('project')
    .set({
      ...changes,
      ...toMend,
      state: act.notes === 'RECONSIDERED' ? 'SUBMITTED' : act.notes,
      version: sql<number>`version + 1`,
      updateTime: ctx.now,
      updatedBy: callerOf(ctx).userId,
    })
    .where('id', '=', project.id)
    .execute();
  const list = ticks === null ? [] : tickedList(contest, ticks);
  await noteAct(ctx, project, act, reason, {
    ticks: list.length === 0 ? null : JSON.stringify(list),
    ...toMend,
    contents: contents ? JSON.stringify(contents) : null,
  });
}
