import type { ContestDetail } from '../answers.ts';

/** What is looked at before a contest is published, in the order of its settings. */
export type PublishCheck =
  | { kind: 'registration' | 'describe' | 'form' | 'awards' | 'appeals'; isFine: boolean }
  | { kind: 'judges'; isFine: boolean; wanted: number; found: number };

/**
 * What is ready for everybody to see, and what may have been forgotten; none of it bars publishing. `now` is a time of the tenant's clock,
 * `judges` how many active ones there are, null where the reader does not see them.
 */
export function publishChecks(contest: ContestDetail, now: string, judges: number | null): PublishCheck[] {
  const { registrationEnd, describe, appealEnd, setup, stages } = contest;
  const wanted = stages[0]?.judgesPerProject ?? 0;
  return [
    { kind: 'registration', isFine: registrationEnd >= now },
    { kind: 'describe', isFine: Boolean(describe) },
    { kind: 'form', isFine: setup.fields.length + setup.files.length + setup.sections.length > 0 },
    { kind: 'awards', isFine: setup.awards.length > 0 },
    { kind: 'appeals', isFine: appealEnd !== null },
    ...(judges === null ? [] : [{ kind: 'judges' as const, isFine: judges >= wanted, wanted, found: judges }]),
  ];
}
