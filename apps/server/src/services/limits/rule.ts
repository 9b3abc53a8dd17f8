import type ipaddr from 'ipaddr.js';
import { addressRange, type AddressTest } from './address-range.ts';
import { pathPattern, type PathTest } from './path-pattern.ts';
import { isWithin } from './time-window.ts';

/** A row of the block list or of the rate limits: the columns that say which requests it applies to. */
export interface RuleRow {
  ip: string | null;
  requestUri: string;
  requestMethod: string;
  limitStart: string | null;
  limitEnd: string | null;
}

/** The request that a rule is compared with. */
export interface Asked {
  method: string;
  /** As it came, with `/api`. */
  path: string;
  /** Null where it is not known. */
  address: ipaddr.IPv4 | ipaddr.IPv6 | null;
}

export interface Rule {
  /** Whatever the time of day. */
  isFor(asked: Asked): boolean;
  isOpenAt(timeOfDay: string): boolean;
}

/** Compiles a row. Its pattern is compared with the path with and without `/api`, since front ends name paths without it. */
export function ruleOf({ ip, requestUri, requestMethod, limitStart, limitEnd }: RuleRow): Rule {
  const isAddress: AddressTest = addressRange(ip);
  const isPath: PathTest = pathPattern(requestUri);
  return {
    isFor: ({ method, path, address }) =>
      (requestMethod === 'ALL' || requestMethod === handledAs(method)) &&
      isAddress(address) &&
      (isPath(path) || (path.startsWith('/api/') && isPath(path.slice('/api'.length)))),
    isOpenAt: (time) => isWithin(time, limitStart, limitEnd),
  };
}

/** A HEAD request is answered by the operation of its GET. */
function handledAs(method: string): string {
  return method === 'HEAD' ? 'GET' : method;
}
