import { msg } from '@lingui/core/macro';
import { parseAddress } from '../../services/limits/address-range.ts';
import { countedAs } from '../../services/limits/counted-as.ts';
import { Refusal } from '../../core/refusal.ts';
import { tooMany } from '../../core/common-refusals.ts';

/** Bodies that may be on their way at once: in all, and of one address, where a campus of 500 people may be, each with two of them. */
const most = { ofAll: 4000, ofOne: 1000 };
/** Bytes that the bodies of requests may hold in memory together, from their first byte until the answer. */
const mostBytes = { ofAll: 128 * 1024 * 1024, ofOne: 64 * 1024 * 1024 };
/** Milliseconds after which it is worth trying again: no body is waited for much longer. */
const retryAfter = 5000;

/**
 * What the bodies of all requests take while they come: nobody gets a place to work before the body is there, so this is all they can take.
 */
export interface Arrivals {
  /** Counts one more body as under way. Throws a 429 where its address has too many of them, a 503 where all have. */
  begin(address: string): Arrival;
}

export interface Arrival {
  /** Counts bytes that are held in memory from now on. Throws as `begin` does. */
  hold(bytes: number): void;
  /** The body is there, or never will be. */
  arrived(): void;
  /** The request has its answer: what was held is free. */
  over(): void;
}

export function createArrivals(): Arrivals {
  const [bodies, bytes] = [createBudget(most), createBudget(mostBytes)];
  return {
    begin(address) {
      const sender = countedAs(parseAddress(address));
      bodies.take(sender, 1);
      let [coming, held] = [1, 0];
      const arrived = () => {
        bodies.give(sender, coming);
        coming = 0;
      };
      return {
        hold(more) {
          bytes.take(sender, more);
          held += more;
        },
        arrived,
        over() {
          arrived();
          bytes.give(sender, held);
          held = 0;
        },
      };
    },
  };
}

/** Something that there is only so much of, for all together and for each. */
function createBudget({ ofAll, ofOne }: { ofAll: number; ofOne: number }) {
  const taken = new Map<string, number>();
  let inAll = 0;
  return {
    take(who: string, amount: number): void {
      const own = (taken.get(who) ?? 0) + amount;
      if (own > ofOne) throw tooMany(retryAfter);
      if (inAll + amount > ofAll)
        throw new Refusal(503, -2, msg`系统维护中，请稍后再试~`, { headers: { 'Retry-After': String(retryAfter / 1000) } });
      taken.set(who, own);
      inAll += amount;
    },
    give(who: string, amount: number): void {
      const own = (taken.get(who) ?? 0) - amount;
      if (own > 0) taken.set(who, own);
      else taken.delete(who);
      inAll -= amount;
    },
  };
}
