import type { MenuItem } from '@saiwu/ui';

/** An act of a record as the server names it: allowed now, or refused with the reason. */
export interface NamedAct {
  act: string;
  isAllowed: boolean;
  reason?: string | null | undefined;
}

/** A page's offer for an act. */
export interface Offer {
  /** The name of the act as the server has it, or `null` for a way into a page, which needs no permission. */
  act: string | null;
  /** Default: `act`. */
  key?: string;
  label: string;
  isDanger?: boolean;
  isPending?: boolean;
  /** Whether it is the main act. Default: the last one is. False while something else on the page comes before it. */
  isMain?: boolean;
  /** Whether the form or panel that it opened is on the page, where the main button is now: then none of the acts is the main one. */
  isOpen?: boolean;
  onSelect: () => void;
}

/** An act of a menu, or of `<Acts>`. */
export type OfferedAct = MenuItem & Pick<Offer, 'isPending' | 'isMain' | 'isOpen'>;

/** The offers that the server names, for a row's menu or `<Acts>`: an offer that it refuses now is disabled and says why. */
export function offeredOf(named: readonly NamedAct[], offers: readonly (Offer | false)[]): OfferedAct[] {
  return offers.flatMap((offer) => {
    if (offer === false) return [];
    const { act, key = act ?? offer.label, ...rest } = offer;
    if (act === null) return [{ ...rest, key }];
    const found = named.find((one) => one.act === act);
    if (found === undefined) return [];
    return [{ ...rest, key, isDisabled: !found.isAllowed, reason: (found.isAllowed ? undefined : found.reason) ?? undefined }];
  });
}

/** Whether a record may be put through `act` now. An act the server does not name is not offered. */
export function isAllowed(named: readonly NamedAct[], act: string): boolean {
  return named.some((one) => one.act === act && one.isAllowed);
}

/** Whether the server names `act` at all, be it allowed or refused. */
export function isNamed(named: readonly NamedAct[], act: string): boolean {
  return named.some((one) => one.act === act);
}

/** Why `act` is refused, in the server's words; null when it is allowed or not named. */
export function refusalOf(named: readonly NamedAct[], act: string): string | null {
  return named.find((one) => one.act === act && !one.isAllowed)?.reason ?? null;
}
