import { addDays, monthOf } from '../calendar/day.ts';
import type { Words } from '../words.tsx';

export interface DateRangePreset {
  label: string;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** The ranges that people ask for most: today, the last 7 and 30 days with today, this month, last month. */
export function dateRangePresets(today: string, words: Words): DateRangePreset[] {
  return [
    { label: words.today, from: today, to: today },
    { label: words.lastDays(7), from: addDays(today, -6), to: today },
    { label: words.lastDays(30), from: addDays(today, -29), to: today },
    { label: words.thisMonth, ...monthOf(today) },
    { label: words.lastMonth, ...monthOf(today, -1) },
  ];
}
