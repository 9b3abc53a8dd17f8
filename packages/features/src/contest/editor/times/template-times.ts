import type { contestSave } from '@saiwu/openapi';
import type { z } from 'zod';
import type { TemplateContent } from '../../answers.ts';

/** The day that the form of a template counts from: it shows days, never dates. */
export const templateDay = '2001-01-01';

type Held = Pick<z.input<typeof contestSave>, 'registrationStart' | 'registrationEnd' | 'stages' | 'appealStart' | 'appealEnd'>;

/** What a template holds, with dates that are counted from a day (`YYYY-MM-DD`). */
export function datesFrom(day: string, { registrationStart, registrationEnd, stages, appealStart, appealEnd }: TemplateContent) {
  const at = (distance: string) => `${dayAfter(day, Number(distance.slice(0, 4)))} ${distance.slice(5)}`;
  return {
    registrationStart: at(registrationStart),
    registrationEnd: at(registrationEnd),
    stages: stages.map((stage) => ({ ...stage, reviewStart: at(stage.reviewStart), reviewEnd: at(stage.reviewEnd) })),
    appealStart: appealStart === null ? null : at(appealStart),
    appealEnd: appealEnd === null ? null : at(appealEnd),
  };
}

/** The way back: how far dates are from a day. */
export function distancesFrom<Dated extends Held>(
  day: string,
  { registrationStart, registrationEnd, stages, appealStart, appealEnd }: Dated,
) {
  const from = (time: string) => `${String(daysBetween(day, time)).padStart(4, '0')} ${time.slice(11)}`;
  return {
    registrationStart: from(registrationStart),
    registrationEnd: from(registrationEnd),
    stages: stages.map((stage: Dated['stages'][number]) => ({
      ...stage,
      reviewStart: from(stage.reviewStart),
      reviewEnd: from(stage.reviewEnd),
    })),
    appealStart: appealStart ? from(appealStart) : null,
    appealEnd: appealEnd ? from(appealEnd) : null,
  };
}

/** How many days a time lies behind a day; the days of the calendar count, not the hours. */
export function daysBetween(day: string, time: string): number {
  return Math.round((Date.parse(`${time.slice(0, 10)}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000);
}

/** So many days later. Counted in UTC, where every day has 24 hours. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
