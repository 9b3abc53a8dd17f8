import type { FieldPath } from 'react-hook-form';
import type { ContestValues } from './contest-values.ts';

/**
 * Where an error of the server shows: one about a whole rule stands at its first field, one about the stages as a whole over their list.
 */
export function shownAt(path: string): string {
  if (path === 'stages') return allStages;
  return /^stages\.\d+\.rule$/.test(path) ? `${path}.kind` : path;
}

/** Errors of lists and groups as a whole: their parts of the form show them over the rows. */
export function isShownOverRows(path: string): boolean {
  return overRows.test(path);
}

const allStages = 'stages.root';

const overRows =
  /^(stages\.root|stages\.\d+\.(rubric.*|tieOrder|promotion|promotion\.trackShares)|setup\.(quotas\.of|fields|files|sections|awards|eligibility\.barringAwards))$/;

const places = [0, 1, 2, 3, 4, 5, 6, 7];
const ofStages = (...names: string[]) => places.flatMap((place) => names.map((name) => `stages.${place}.${name}`));
const fields = (...paths: string[]) => paths as FieldPath<ContestValues>[]; // as many stages as there may be, whose paths the form knows

/** The fields of each step. */
export const stepFields = {
  basics: fields('title', 'tracks', 'edition', 'orgId', 'cover', 'coverAlt', 'describe'),
  times: fields(
    'registrationStart',
    'registrationEnd',
    'setup.graceMinutes',
    ...ofStages('reviewStart', 'reviewEnd'),
    'appealStart',
    'appealEnd',
    'setup.retentionMonths',
  ),
  stages: fields(
    allStages,
    ...ofStages('kind', 'mode', 'judgesPerProject', 'loadCap', 'recusal', 'isBlind', 'rule', 'rubric', 'tieOrder', 'promotion', 'teamSees'),
  ),
  eligibility: fields('setup.eligibility', 'setup.team', 'setup.quotas'),
  entry: fields('setup.fields', 'setup.files', 'setup.sections', 'setup.planAs', 'setup.consent'),
  awards: fields('setup.awards'),
};
