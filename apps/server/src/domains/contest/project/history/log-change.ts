import type { Insertable } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { ContestSchema } from '../../../../schema/contest-schema.ts';
import type { ActFacts } from '../../contest/acts/action.ts';
import { seal } from '../../score/seal.ts';
import type { HeldProject } from '../hold-project.ts';
import type { projectActs } from '../project-acts.ts';
import type { Cells } from '../import/project-cells.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

interface Change {
  act: typeof projectActs.correct | typeof projectActs.remove;
  reason: string;
  /** By the columns of an import sheet, phones masked. */
  changes: Partial<Record<keyof Cells, [before: string, after: string]>>;
  /** Judges whose assignment ended with it. */
  freed: readonly string[];
}

/**
 * Writes down who changed an imported project, and why: in its history, and in the sealed log of each stage that it would have been judged
 * in.
 */
export async function logChange(ctx: Context, { project, stages }: HeldProject, { act, reason, changes, freed }: Change): Promise<void> {
  await noteAct(ctx, project, act, reason, { changes: JSON.stringify(changes) });
  for (const stage of stages)
    await seal(ctx, stage.id, {
      event: act.seals,
      by: callerOf(ctx).userId,
      project: project.id,
      number: project.number,
      reason,
      fields: Object.keys(changes),
      judges: [...freed],
    });
}

/** Writes an act down in a project's history. What needs no reason has none. */
export async function noteAct(
  ctx: Context,
  { id, contestId, number, title }: Pick<HeldProject['project'], 'id' | 'contestId' | 'number' | 'title'>,
  { notes: act }: Required<Pick<ActFacts, 'notes'>>,
  reason: string | null = null,
  more: Pick<Insertable<ContestSchema['projectChangeLog']>, 'ticks' | 'mend' | 'mendUntil' | 'contents'> & { changes?: string } = {},
): Promise<void> {
  await tenantDb(ctx)
    .insertInto('projectChangeLog')
    .values({
      contestId,
      projectId: id,
      act,
      number,
      title,
      reason,
      changes: '{}',
      ...more,
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .execute();
}
