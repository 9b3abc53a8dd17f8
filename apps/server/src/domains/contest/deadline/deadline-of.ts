import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/common-refusals.ts';
import type { LockedContest } from '../contest/acts/lock-contest.ts';
import { touchContest } from '../contest/acts/touch-contest.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** A deadline of a contest: whose, when it is, and what comes after it. */
export interface Deadline {
  contest: LockedContest['contest'];
  /** Null: registration. */
  stage: LockedContest['stages'][number] | null;
  end: Date;
  next: Date | null;
}

/** The deadline that somebody names. Throws `notFound` for a stage of another contest. */
export function deadlineOf(
  { contest, stages }: LockedContest,
  { deadline, stageId }: { deadline: string; stageId?: string | null | undefined },
): Deadline {
  if (deadline === 'REGISTRATION') return { contest, stage: null, end: contest.registrationEnd, next: stages[0]?.reviewStart ?? null };
  const at = stages.findIndex(({ id }) => id === stageId);
  const stage = stages[at];
  if (!stage) throw notFound();
  return { contest, stage, end: stage.reviewEnd, next: stages[at + 1]?.reviewStart ?? contest.appealStart };
}

/** Moves the deadline itself, for everybody. */
export async function moveDeadline(ctx: Context, { contest, stage }: Deadline, until: Date): Promise<void> {
  if (stage) await tenantDb(ctx).updateTable('stage').set({ reviewEnd: until }).where('id', '=', stage.id).execute();
  await touchContest(ctx, contest.id, stage ? {} : { registrationEnd: until });
}
