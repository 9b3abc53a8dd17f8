import { shortText, sumOf, type Exact } from '../exact-decimal.ts';
import { reasonOf, type Step } from '../explain.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import type { Mark, Panel } from './scoring-input.ts';

/** The arithmetic mean of the judges' totals. */
export function mean(panel: Panel): RuleOutcome {
  return {
    scores: new Map(
      Array.from(panel, ([project, marks]) => {
        const { value, step } = meanStep(marks.map(({ total }) => total));
        return [project, { value, steps: [...totalSteps(marks), step] }];
      }),
    ),
  };
}

/** One highest and one lowest dropped, mean of the rest. */
export function trimmedMean(panel: Panel): RuleOutcome {
  const scores = new Map<string, { value: Exact; steps: Step[] }>();
  for (const [project, marks] of panel) {
    const sorted = marks.toSorted((one, other) => one.total.comparedTo(other.total));
    const lowest = sorted[0];
    const highest = sorted.at(-1);
    if (!lowest || !highest || marks.length < FEWEST_SHEETS) {
      return { because: reasonOf('score.tooFewSheets', { project, sheets: marks.length, needed: FEWEST_SHEETS }) };
    }
    const { value, step } = meanStep(sorted.slice(1, -1).map(({ total }) => total));
    const warning = marks.length < SHEETS_WITHOUT_WARNING ? [reasonOf('step.fewSheets', { sheets: marks.length })] : [];
    const dropped = [
      reasonOf('step.dropHighest', { judge: highest.judge, total: highest.total.toFixed() }),
      reasonOf('step.dropLowest', { judge: lowest.judge, total: lowest.total.toFixed() }),
    ];
    scores.set(project, { value, steps: [...totalSteps(marks), ...warning, ...dropped, step] });
  }
  return { scores };
}

/** One line per sheet. */
export function totalSteps(marks: Mark[]): Step[] {
  return marks.map(({ judge, total }) => reasonOf('step.total', { judge, total: total.toFixed() }));
}

/** The mean, and its line. */
export function meanStep(values: Exact[]): { value: Exact; step: Step } {
  const sum = sumOf(values);
  const value = sum.dividedBy(values.length);
  return { value, step: reasonOf('step.mean', { sum: shortText(sum), count: values.length, mean: shortText(value) }) };
}

const FEWEST_SHEETS = 3;
const SHEETS_WITHOUT_WARNING = 5;
