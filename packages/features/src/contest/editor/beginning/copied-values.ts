import type { ContestDetail } from '../../answers.ts';
import { type ContestValues, valuesOf } from '../contest-values.ts';

/**
 * A contest once more, as it was set up: a year later, or as many as it takes until its registration is still to end. `today` is
 * `YYYY-MM-DD` by the tenant's clock.
 */
export function copyOf(contest: ContestDetail, today: string): ContestValues {
  const values = valuesOf(contest);
  const { edition, title } = contest;
  const { appealStart, appealEnd } = values;
  let years = 1;
  while (later(values.registrationEnd, years).slice(0, 10) <= today) years += 1;
  const moved = (time: string) => later(time, years);
  return {
    ...values,
    orgId: '',
    title: title.replaceAll(String(edition), String(edition + years)),
    edition: edition + years,
    registrationStart: moved(values.registrationStart),
    registrationEnd: moved(values.registrationEnd),
    ...(appealStart && { appealStart: moved(appealStart) }),
    ...(appealEnd && { appealEnd: moved(appealEnd) }),
    stages: values.stages.map((stage) => ({ ...stage, reviewStart: moved(stage.reviewStart), reviewEnd: moved(stage.reviewEnd) })),
  };
}

/** The same time so many years later; the last day of February where that has no 29th. */
function later(time: string, years: number): string {
  const year = Number(time.slice(0, 4)) + years;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const rest = time.slice(4);
  return `${year}${rest.startsWith('-02-29') && !isLeap ? `-02-28${rest.slice(6)}` : rest}`;
}
