import { msg } from '@lingui/core/macro';
import { contestSetup, type InputOf } from '@saiwu/openapi';
import { Refusal } from '../../../../core/refusal.ts';
import { isSameDocument } from '../../../../core/same-document.ts';
import type { ContestLocks } from './contest-locks.ts';

/** What a contest and its stages hold, or would hold, by the path of each field in `contest.update`. */
type Held = ReadonlyMap<string, unknown>;

/**
 * Nothing changes where nothing is said: what is undefined is left out, but for a setup, which says all of it or, being undefined, nothing.
 * Of the stages as a list it is known how many there are.
 */
export function heldBy(contest: object, setup: InputOf<'contest.update'>['body']['setup'], stages: readonly object[]): Held {
  const at = (path: string, fields: object) =>
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => (value === undefined ? [] : [[path + name, value] as const]));
  return new Map<string, unknown>([
    ...at('', contest),
    ...(setup ? keysOf(contestSetup.shape).map((part) => [`setup.${part}`, setup[part] ?? null] as const) : []),
    ...stages.flatMap((stage, index) => at(`stages.${index}.`, stage)),
    ['stages', stages.length],
  ]);
}

function keysOf<T extends object>(shape: T): (keyof T & string)[] {
  return Object.keys(shape) as (keyof T & string)[]; // a shape has no other keys than its type says
}

/**
 * Refuses, with the reason at each field, what is locked and would change. What is compared comes of the locks themselves: none is only
 * shown.
 */
export function refuseLocked(locks: ContestLocks, before: Held, after: Held): void {
  const broken = [...locks].filter(([path]) => {
    if (!before.has(path)) throw new Error(`no field of a contest is locked by ${path}`);
    return after.has(path) && !isSameDocument(before.get(path), after.get(path));
  });
  if (broken.length > 0) throw new Refusal(409, -10, msg`有些内容现在不能修改`, { fields: Object.fromEntries(broken) });
}

/** People plan with the time until which they may appeal: once results are public it is put off, never brought forward. */
export function refuseEarlierAppeals(before: Date | null, after: Date | null | undefined): void {
  if (before === null || after === undefined || (after !== null && after >= before)) return;
  throw new Refusal(409, -10, msg`有些内容现在不能修改`, { fields: { appealEnd: msg`公示已经开始，只能推后` } });
}
