import type { Action } from './answers.ts';

/** Whether a record may be put through `act` now. An act the server does not name is not offered. */
export function isAllowed(actions: readonly Action[], act: string): boolean {
  return actions.some((one) => one.act === act && one.isAllowed);
}

/** Whether the server names `act` at all, be it allowed or refused. */
export function isNamed(actions: readonly Action[], act: string): boolean {
  return actions.some((one) => one.act === act);
}

/** Why `act` is refused, in the server's words; null when it is allowed or not named. */
export function refusalOf(actions: readonly Action[], act: string): string | null {
  return actions.find((one) => one.act === act && !one.isAllowed)?.reason ?? null;
}
