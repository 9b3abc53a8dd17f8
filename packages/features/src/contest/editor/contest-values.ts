import { contestSetup, type contestSave } from '@saiwu/openapi';
import type { z } from 'zod';
import type { ContestDetail } from '../answers.ts';
import { proposedWindows } from './contest-windows.ts';

/** What the editor's form holds: the body of `contest.save`, before validation. */
export type ContestValues = z.input<typeof contestSave>;
export type StageInput = ContestValues['stages'][number];
export type RubricInput = StageInput['rubric'];
export type SetupInput = NonNullable<ContestValues['setup']>;
export type SectionInput = NonNullable<SetupInput['sections']>[number];

/** What a new contest begins with, in the reader's language. */
interface Proposal {
  rubric: RubricInput;
  sections: SectionInput[];
}

/** A new contest, as far as it can be guessed. `today` is `YYYY-MM-DD` by the tenant's clock. */
export function newContest(today: string, { rubric, sections }: Proposal): ContestValues {
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
        tieOrder: [{ by: 'SUM', dimension: null }],
        promotion: null,
      },
    ],
    appealStart: null,
    appealEnd: null,
    setup: { ...whole(contestSetup.parse({})), sections },
  };
}

/** The part of a contest that the form edits. */
export function valuesOf(contest: ContestDetail): ContestValues {
  const { title, edition, describe, tracks, registrationStart, registrationEnd, appealStart, appealEnd, setup } = contest;
  return {
    title,
    edition,
    describe: describe ?? '',
    tracks,
    registrationStart,
    registrationEnd,
    stages: contest.stages.map(
      ({ kind, mode, reviewStart, reviewEnd, judgesPerProject, loadCap, recusal, isBlind, rule, rubric, tieOrder, promotion }) => ({
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
        tieOrder,
        promotion,
      }),
    ),
    appealStart,
    appealEnd,
    setup: whole(setup),
  };
}

/** With a value for every field, so that none of them is changed by being looked at. */
function whole(setup: ContestDetail['setup']): SetupInput {
  const { team, quotas, fields, files, sections, consent, retentionMonths } = setup;
  return {
    ...setup,
    team: { ...team, perStudent: team.perStudent ?? null, perAdvisor: team.perAdvisor ?? null },
    quotas: { ...quotas, each: quotas.each ?? null },
    fields: fields.map((field) => ({ ...field, help: field.help ?? '' })),
    files: files.map((file) => ({ ...file, help: file.help ?? '' })),
    sections: sections.map((section) => ({ ...section, guidance: section.guidance ?? '', maxLength: section.maxLength ?? null })),
    consent: consent ?? '',
    retentionMonths: retentionMonths ?? null,
  };
}
