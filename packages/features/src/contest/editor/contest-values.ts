import type { contestSave } from '@saiwu/openapi';
import type { z } from 'zod';
import type { ContestDetail, ContestTemplate, TemplateContent } from '../answers.ts';
import { datesFrom, distancesFrom } from './times/template-times.ts';

/** What the editor's form holds: the body of `contest.save`, before validation. */
export type ContestValues = z.input<typeof contestSave>;
export type StageInput = ContestValues['stages'][number];
export type RubricInput = StageInput['rubric'];
export type SetupInput = NonNullable<ContestValues['setup']>;

/** A new contest as its template proposes it. `today` is `YYYY-MM-DD` by the tenant's clock. */
export function newContest(today: string, { content }: Pick<ContestTemplate, 'content'>): ContestValues {
  return { title: '', edition: Number(today.slice(0, 4)), orgId: '', cover: null, coverAlt: '', ...heldFrom(today, content) };
}

/** What a template holds as a form does, its times as dates from a day. */
export function heldFrom(day: string, content: TemplateContent) {
  const { describe, tracks, setup } = content;
  const { stages, ...times } = datesFrom(day, content);
  // a field that the form holds without a beginning would count as typed
  const begun = stages.map(({ teamSees = 'SCORES', ...stage }) => ({ ...stage, teamSees }));
  return { describe: describe ?? '', tracks, ...times, stages: begun, setup: whole(setup) };
}

/** What a contest was set up with, for contests to come: its times are counted from the day on which registration opens. */
export function contentOf(contest: ContestDetail): TemplateContent {
  const { describe, tracks, setup } = contest;
  const values = valuesOf(contest);
  const times = distancesFrom(values.registrationStart.slice(0, 10), values);
  return { describe, tracks, setup, ...times } as TemplateContent; // the contest holds each field of a stage
}

/** The part of a contest that the form edits. */
export function valuesOf(contest: ContestDetail): ContestValues {
  const { title, edition, cover, coverAlt, describe, tracks, registrationStart, registrationEnd, appealStart, appealEnd, setup } = contest;
  return {
    title,
    edition,
    cover,
    coverAlt: coverAlt ?? '',
    describe: describe ?? '',
    tracks,
    registrationStart,
    registrationEnd,
    stages: contest.stages.map(
      ({
        kind,
        mode,
        reviewStart,
        reviewEnd,
        judgesPerProject,
        loadCap,
        recusal,
        isBlind,
        rule,
        rubric,
        tieOrder,
        promotion,
        teamSees,
      }) => ({
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
        teamSees: teamSees.code,
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
