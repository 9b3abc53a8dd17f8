import { sayIn } from '../../../core/language.ts';
import { challengeCup } from './shipped/challenge-cup.ts';
import type { ShippedMap } from './shipped/columns-of.ts';
import { innovationTraining } from './shipped/innovation-training.ts';
import { internetPlus } from './shipped/internet-plus.ts';
import { plain } from './shipped/plain.ts';

/** The one of the import template. */
export const plainMapCode = 'PLAIN';

/** The maps that every tenant has, in their order. Codes lie in the database. */
export const shippedMaps: ReadonlyMap<string, ShippedMap> = new Map([
  [plainMapCode, plain],
  ['INTERNET_PLUS', internetPlus],
  ['CHALLENGE_CUP', challengeCup],
  ['INNOVATION_TRAINING', innovationTraining],
]);

/** Their rows, as a tenant gets them: what they hold is not kept until somebody changes it. */
export function shippedMapRows(tenantId: string) {
  const say = sayIn('zh');
  return [...shippedMaps].map(([code, { name, summary }], index) => ({
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
