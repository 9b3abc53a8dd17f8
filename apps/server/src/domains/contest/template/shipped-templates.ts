import { sayIn } from '../../../core/language.ts';
import { careerPlanning } from './shipped/career-planning.ts';
import { challengeCup } from './shipped/challenge-cup.ts';
import { innovationTraining } from './shipped/innovation-training.ts';
import { internetPlus } from './shipped/internet-plus.ts';
import type { Shipped } from './shipped/parts.ts';
import { plain } from './shipped/plain.ts';

/** The one that a new contest begins from where nobody chooses. */
export const plainCode = 'PLAIN';

/** The templates that every tenant has, in their order. Codes lie in the database. */
export const shippedTemplates: ReadonlyMap<string, Shipped> = new Map([
  [plainCode, plain],
  ['INTERNET_PLUS', internetPlus],
  ['CHALLENGE_CUP', challengeCup],
  ['INNOVATION_TRAINING', innovationTraining],
  ['CAREER_PLANNING', careerPlanning],
]);

/** Their rows, as a tenant gets them: what they hold is not kept until somebody changes it. */
export function shippedRows(tenantId: string) {
  const say = sayIn('zh');
  return [...shippedTemplates].map(([code, { name, summary }], index) => ({
    tenantId,
    code,
    name: say(name),
    summary: say(summary),
    sortValue: (index + 1) * 10,
    content: null,
    createdBy: null,
    updatedBy: null,
    orgId: null,
  }));
}
