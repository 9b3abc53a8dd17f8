import type { Exact } from '../exact-decimal.ts';
import type { Reason, Step } from '../explain.ts';

/** What a rule makes of the sheets: unrounded scores with their steps, or a refusal. */
export type RuleOutcome =
  | { scores: Map<string, { value: Exact; steps: Step[] }>; severities?: Map<string, Exact> }
  | { because: Reason; parts?: string[][] };
