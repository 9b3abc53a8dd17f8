import { addressRange, parseAddress } from './address-range.ts';

/**
 * Makes the function that tells the address a request comes from. Each proxy appends the address it was called from to `X-Forwarded-For`,
 * so the list is read from its right end, for as long as the address before is one of our own proxies: addresses that a client has put
 * further left count for nothing.
 *
 * @param trusted Addresses and ranges of our proxies; empty: the header is never read.
 */
export function clientAddressBehind(trusted: readonly string[]): (socket: string, forwarded: string | undefined) => string {
  const isOurs = isAmong(trusted);
  return (socket, forwarded) => {
    let client = canonical(socket);
    const hops = (forwarded ?? '').split(',').slice(-mostHops).map(withoutPort);
    while (isOurs(client)) {
      const before = hops.pop();
      if (!before || !parseAddress(before)) break;
      client = canonical(before);
    }
    return client;
  };
}

/** Makes the test whether a proxy of ours says, by `X-Forwarded-Proto`, that a request has reached it over TLS. */
export function forwardedOverTls(trusted: readonly string[]): (scheme: string | undefined, socket: string) => boolean {
  const isOurs = isAmong(trusted);
  return (scheme, socket) => scheme?.split(',')[0]?.trim().toLowerCase() === 'https' && isOurs(socket);
}

/** Makes the test whether an address is one of these, or in one of these ranges. */
function isAmong(ranges: readonly string[]): (address: string) => boolean {
  const tests = ranges.map(addressRange);
  return (address) => tests.some((isIn) => isIn(parseAddress(address)));
}

const mostHops = 32;

function canonical(address: string): string {
  return parseAddress(address)?.toString() ?? address;
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies write them. */
function withoutPort(text: string): string {
  const entry = text.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}
