import { Exact, roundHalfUp, sumOf } from '../exact-decimal.ts';
import type { Panel } from './scoring-input.ts';

export interface JudgeStatistics {
  judge: string;
  /** Sheets handed in. */
  sheets: number;
  /** Decimal text, at most 20 places. */
  mean: string;
  /** Sample standard deviation (n − 1), decimal text, at most 20 places; null with a single sheet. */
  sampleStandardDeviation: string | null;
  /** With `severityFit`: points above (lenient) or below (severe) the mean judge, decimal text, at most 20 places. */
  severity?: string;
}

/** Per judge, in the order of their first sheets. */
export function judgeStatistics(panel: Panel, severities?: Map<string, Exact>): JudgeStatistics[] {
  return Array.from(marksByJudge(panel), ([judge, totals]) => {
    const { mean, deviation } = sampleSpread(totals);
    const severity = severities?.get(judge);
    return {
      judge,
      sheets: totals.length,
      mean: statisticText(mean),
      sampleStandardDeviation: totals.length > 1 ? statisticText(deviation) : null,
      ...(severity && { severity: statisticText(severity) }),
    };
  });
}

export function marksByJudge(panel: Panel): Map<string, Exact[]> {
  const byJudge = new Map<string, Exact[]>();
  for (const marks of panel.values()) {
    for (const { judge, total } of marks) {
      const totals = byJudge.get(judge) ?? [];
      totals.push(total);
      byJudge.set(judge, totals);
    }
  }
  return byJudge;
}

/** The deviation of a single value is 0 here. */
export function sampleSpread(values: Exact[]): { mean: Exact; deviation: Exact } {
  const mean = sumOf(values).dividedBy(values.length);
  const squares = sumOf(values.map((value) => value.minus(mean).pow(2)));
  return { mean, deviation: values.length > 1 ? squares.dividedBy(values.length - 1).sqrt() : new Exact(0) };
}

const STATISTIC_PLACES = 20;

function statisticText(value: Exact): string {
  return roundHalfUp(value, STATISTIC_PLACES).toFixed();
}
