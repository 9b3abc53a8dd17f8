import { msg } from '@lingui/core/macro';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { holdProjectBeside, type HeldProject } from '../project/hold-project.ts';
import { readTeam } from '../project/people/read-team.ts';

/**
 * Holds a project for an act that changes which projects its college sends: one after the other in that college. Who comes back into the
 * contest by it is counted in turns with what they begin or join elsewhere. All turns are taken before rows are held; what was read for
 * them is looked at again.
 */
export async function holdInTurns(ctx: Context, id: string, act: 'accept' | 'reconsider'): Promise<HeldProject> {
  const place = await scoped(ctx, 'project')
    .select()
    .where('project.id', '=', id)
    .select(['project.contestId', 'project.schoolId', 'project.collegeId', 'project.state'])
    .executeTakeFirst();
  if (!place) throw notFound();
  const returning = place.state === 'REJECTED' ? await readSorted(ctx, id) : [];
  // oxlint-disable-next-line no-await-in-loop -- in one order, as by those who join
  for (const userId of returning) await takeTurns(ctx, 'entry', `of ${userId}`);
  await takeCollegeTurn(ctx, place);
  const held = await holdProjectBeside(ctx, id, act);
  const { schoolId, collegeId, state } = held.project;
  const people = state === 'REJECTED' ? await readSorted(ctx, id) : [];
  const isAsRead = schoolId === place.schoolId && collegeId === place.collegeId && people.join() === returning.join();
  if (!isAsRead) throw notNow(msg`这个项目刚被修改过，请再试一次`);
  return held;
}

/** One change after the other of which projects a college sends, or a school of those without one, and in which order. */
export async function takeCollegeTurn(
  ctx: Context,
  { contestId, schoolId, collegeId }: { contestId: string; schoolId: string; collegeId: string | null },
): Promise<void> {
  await takeTurns(ctx, 'entry', `from ${collegeId ?? schoolId} in ${contestId}`);
}

/** The accounts of those who stand behind it, in the order in which turns are taken. */
async function readSorted(ctx: Context, id: string): Promise<string[]> {
  return [...new Set(await readTeam(ctx, id))].toSorted((one, other) => Number(one) - Number(other));
}
