import { Exact, shortText } from '../exact-decimal.ts';
import { reasonOf, type Step } from '../explain.ts';
import { marksByJudge, sampleSpread } from './judge-statistics.ts';
import { meanStep, totalSteps } from './mean-rules.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import type { Panel } from './scoring-input.ts';

/** Per judge 50 + 10·z, z with the sample standard deviation (n − 1); then the mean per project. */
export function standardScore(panel: Panel): RuleOutcome {
  const spreads = new Map<string, { mean: Exact; deviation: Exact; texts: { mean: string; deviation: string } }>();
  for (const [judge, totals] of marksByJudge(panel)) {
    if (totals.length < FEWEST_SHEETS) {
      return { because: reasonOf('score.judgeTooFewSheets', { judge, sheets: totals.length, needed: FEWEST_SHEETS }) };
    }
    const [first] = totals;
    if (first && totals.every((total) => total.equals(first))) {
      return { because: reasonOf('score.judgeNoSpread', { judge, total: first.toFixed() }) };
    }
    const { mean, deviation } = sampleSpread(totals);
    spreads.set(judge, { mean, deviation, texts: { mean: shortText(mean), deviation: shortText(deviation) } });
  }

  const scores = new Map<string, { value: Exact; steps: Step[] }>();
  for (const [project, marks] of panel) {
    const steps = totalSteps(marks);
    const standards = marks.flatMap(({ judge, total }) => {
      const spread = spreads.get(judge);
      if (!spread) return [];
      const standard = new Exact(50).plus(total.minus(spread.mean).times(10).dividedBy(spread.deviation));
      steps.push(
        reasonOf('step.standard', {
          judge,
          total: total.toFixed(),
          ...spread.texts,
          standard: shortText(standard),
        }),
      );
      return [standard];
    });
    const { value, step } = meanStep(standards);
    scores.set(project, { value, steps: [...steps, step] });
  }
  return { scores };
}

const FEWEST_SHEETS = 3;
