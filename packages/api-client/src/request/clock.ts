import type { Middleware } from 'openapi-fetch';

export interface Clock {
  /** The server's time in epoch milliseconds, as far as its answers have told. */
  now: () => number;
  /** Learns from the `Date` of each answer. */
  middleware: Middleware;
}

/** A clock that follows the server's, because expiry is the server's decision and clocks of browsers are often wrong. */
export function createClock(localNow: () => number): Clock {
  let skew = 0;
  return {
    now: () => localNow() + skew,
    middleware: {
      onResponse({ response }) {
        const served = Date.parse(response.headers.get('Date') ?? '');
        if (!Number.isNaN(served)) skew = served - localNow();
      },
    },
  };
}
