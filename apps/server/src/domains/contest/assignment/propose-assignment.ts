import { assignJudges, explain } from '@saiwu/judging';
import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { isOwner, scoped } from '../../../rows/scope.ts';
import { type AssignmentTask, readAssignmentTask } from './assignment-input.ts';
import { contestStateOf } from '../contest/contest-state.ts';
import { stageActs, standingOf } from '../stage/stage-acts.ts';
import { readStageFacts } from '../stage/stage-facts.ts';

export interface Proposal {
  task: AssignmentTask;
  result: Awaited<ReturnType<typeof assignJudges>>;
}

/** Works out who judges what; writes nothing. Throws `notFound` out of scope, and a refusal where the stage takes no assignment now. */
export async function proposeAssignment(ctx: Context, stageId: string, seed: number): Promise<Proposal> {
  const stage = await scoped(ctx, 'stage').select().where('stage.id', '=', stageId).selectAll('stage').executeTakeFirst();
  const contest =
    stage && (await scoped(ctx, 'contest').select().where('contest.id', '=', stage.contestId).selectAll('contest').executeTakeFirst());
  if (!stage || !contest || !isOwner(ctx, contest)) throw notFound();
  const facts = (await readStageFacts(ctx, [stage.id])).get(stage.id);
  const contestState = contestStateOf(contest, ctx.now);
  const isAnonymous = contest.anonymiseTime !== null;
  const bar = facts && stageActs.assign.barredBy({ ...facts, ...standingOf(stage), contestState, isAnonymous });
  if (bar) throw notNow(bar);
  const task = await readAssignmentTask(ctx, stage);
  return { task, result: await assignJudges({ ...task.input, seed }) };
}

/** A proposal as it goes out, in the reader's language, without what it says of projects that the reader stands behind. */
export function presentProposal(ctx: Context, { task, result }: Proposal, seed: number): AnswerOf<'assignment.propose'> {
  if (result.kind === 'infeasible') {
    return {
      kind: 'infeasible',
      shortfalls: result.shortfalls.map(({ projects, missing, because }) => ({
        projects: projects.flatMap((key) => {
          const project = task.projectOf.get(key);
          return project?.isUntied ? [{ id: project.id, title: project.title }] : [];
        }),
        missing,
        because: explain(because, ctx.language),
      })),
      mends: result.mends.map(({ text }) => explain(text, ctx.language)),
    };
  }
  const shown = result.pairs.filter(({ project }) => task.projectOf.get(project)?.isUntied);
  const load = Map.groupBy(shown, ({ judge }) => judge);
  return {
    kind: 'assigned',
    seed,
    fingerprint: task.fingerprint,
    pairs: shown.flatMap(({ project: projectKey, judge: judgeKey, reasons }) => {
      const [project, judge] = [task.projectOf.get(projectKey), task.judgeOf.get(judgeKey)];
      if (!project || !judge) return [];
      const { id: projectId, number, title: projectTitle, track, collegeLabel } = project;
      return [
        {
          projectId,
          number,
          projectTitle,
          track,
          collegeLabel,
          judgeId: judge.id,
          judgeName: judge.name,
          reasons: reasons.map((reason) => explain(reason, ctx.language)),
        },
      ];
    }),
    load: [...task.judgeOf].map(([key, { id: judgeId, name: judgeName, cap }]) => ({
      judgeId,
      judgeName,
      count: load.get(key)?.length ?? 0,
      cap,
    })),
    totalAffinity: result.totalAffinity,
    overlap: result.overlap,
  };
}
