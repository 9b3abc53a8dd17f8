import ipaddr from 'ipaddr.js';
import type { IpLocator } from '../../core/host.ts';

/** Where an address is, for a log: addresses of this machine and of private networks by name, others as the host knows them. */
export function locationOf(locator: IpLocator, address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return '本机';
  if (nearby.has(range)) return '内网';
  return range === 'unicast' ? (locator.locate(parsed.toString())?.slice(0, 100) ?? null) : null;
}

const nearby = new Set<string>(['private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);
