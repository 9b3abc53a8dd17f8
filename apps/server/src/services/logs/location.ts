import { msg } from '@lingui/core/macro';
import ipaddr from 'ipaddr.js';
import type { IpLocator } from '../../core/host.ts';
import type { Say } from '../../core/language.ts';

/** Where an address is, for a log: addresses of this machine and of private networks by name, others as the host knows them. */
export function locationOf(locator: IpLocator, address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return '本机';
  if (nearby.has(range)) return '内网';
  return range === 'unicast' ? (locator.locate(parsed.toString())?.slice(0, 100) ?? null) : null;
}

/** That place in the reader’s language, where it is a word of ours: logs keep it in Chinese. */
export function showLocation(location: string | null, say: Say): string | null {
  const own = location === null ? undefined : ownPlaces.get(location);
  return own ? say(own) : location;
}

const ownPlaces = new Map([
  ['本机', msg`本机`],
  ['内网', msg`内网`],
]);

const nearby = new Set<string>(['private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);
