import { Exact, shortText, sumOf } from '../exact-decimal.ts';
import { reasonOf, type Step } from '../explain.ts';
import type { Mark, Panel, TieBreaker } from './scoring-input.ts';

/** Ranks by score, then by the tie order; equal in all of it: the rank is shared and the next ones are left out (1, 1, 3). */
export function rankProjects(
  panel: Panel,
  scores: Map<string, Exact>,
  ties: TieBreaker[],
): { project: string; rank: number; steps: Step[] }[] {
  const entries = Array.from(panel, ([project, marks]) => ({
    project,
    keys: [scores.get(project) ?? new Exact(0), ...ties.map((tie) => tieValue(tie, marks))],
  }));
  entries.sort((one, other) => compareKeys(other.keys, one.keys));

  const inCommon = entries.map(({ keys }, index) => equalKeys(keys, entries[index + 1]?.keys));
  const sharedBy = new Map<number, number>();
  let rank = 1;
  const ranks = entries.map(({ keys }, index) => {
    if ((inCommon[index - 1] ?? 0) < keys.length) rank = index + 1;
    sharedBy.set(rank, (sharedBy.get(rank) ?? 0) + 1);
    return rank;
  });
  return entries.map(({ project, keys }, index) => {
    const rank = ranks[index] ?? 1;
    const compared = Math.max(inCommon[index - 1] ?? 0, inCommon[index] ?? 0);
    const steps = ties.slice(0, compared).map((tie, position) => tieStep(tie, keys[position + 1] ?? new Exact(0)));
    const projects = sharedBy.get(rank) ?? 1;
    steps.push(projects > 1 ? reasonOf('step.sharedRank', { rank, projects }) : reasonOf('step.rank', { rank }));
    return { project, rank, steps };
  });
}

function tieValue(tie: TieBreaker, marks: Mark[]): Exact {
  if (tie === 'untrimmedSum') return sumOf(marks.map(({ total }) => total));
  return sumOf(marks.map(({ dimensions }) => new Exact(dimensions[tie.dimension] ?? 0))).dividedBy(marks.length);
}

function tieStep(tie: TieBreaker, value: Exact): Step {
  if (tie === 'untrimmedSum') return reasonOf('step.tieSum', { value: shortText(value) });
  return reasonOf('step.tieDimension', { dimension: tie.dimension, value: shortText(value) });
}

function compareKeys(one: Exact[], other: Exact[]): number {
  for (const [index, key] of one.entries()) {
    const difference = key.comparedTo(other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How many leading keys are equal. */
function equalKeys(one: Exact[], other: Exact[] | undefined): number {
  if (!other) return 0;
  const different = one.findIndex((key, index) => !key.equals(other[index] ?? 0));
  return different < 0 ? one.length : different;
}
