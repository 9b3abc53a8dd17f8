import type { contestSave } from '@saiwu/openapi';
import type { z } from 'zod';
import type { ContestDetail } from '../answers.ts';
import { proposedWindows } from './contest-windows.ts';

/** What the editor's form holds: the body of `contest.save`, before validation. */
export type ContestValues = z.input<typeof contestSave>;
export type RubricInput = ContestValues['stages'][number]['rubric'];

/** A new contest, as far as it can be guessed. `today` is `YYYY-MM-DD` by the tenant's clock. */
export function newContest(today: string, rubric: RubricInput): ContestValues {
  const { registrationStart, registrationEnd, reviewStart, reviewEnd } = proposedWindows(today);
  return {
    title: '',
    edition: Number(today.slice(0, 4)),
    describe: '',
    tracks: [],
    registrationStart,
    registrationEnd,
    stages: [
      {
        kind: 'SCHOOL',
        mode: 'ONLINE',
        reviewStart,
        reviewEnd,
        judgesPerProject: 5,
        loadCap: null,
        recusal: 'COLLEGE',
        isBlind: true,
        rule: { kind: 'TRIMMED_MEAN', decimals: 2 },
        rubric,
      },
    ],
  };
}

/** The part of a contest that the form edits. */
export function valuesOf(contest: ContestDetail): ContestValues {
  const { title, edition, describe, tracks, registrationStart, registrationEnd } = contest;
  return {
    title,
    edition,
    describe: describe ?? '',
    tracks,
    registrationStart,
    registrationEnd,
    stages: contest.stages.map(({ kind, mode, reviewStart, reviewEnd, judgesPerProject, loadCap, recusal, isBlind, rule, rubric }) => ({
      kind: kind.code,
      mode: mode.code,
      reviewStart,
      reviewEnd,
      judgesPerProject,
      loadCap,
      recusal: recusal.code,
      isBlind,
      rule,
      rubric,
    })),
  };
}

/** Errors of the rubric as a whole: the rubric's step shows them itself. */
export const rubricPath = 'stages.0.rubric';

/** Where an error of the server shows: one about a whole rule stands at its first field. */
export function shownAt(path: string): string {
  return /^stages\.\d+\.rule$/.test(path) ? `${path}.kind` : path;
}

/** The fields of each step. */
export const stepFields = {
  basics: ['title', 'tracks', 'edition', 'describe'],
  times: ['registrationStart', 'registrationEnd', 'stages.0.reviewStart', 'stages.0.reviewEnd'],
  stage: [
    'stages.0.kind',
    'stages.0.mode',
    'stages.0.judgesPerProject',
    'stages.0.loadCap',
    'stages.0.recusal',
    'stages.0.isBlind',
    'stages.0.rule',
  ],
  rubric: [rubricPath],
} as const;
