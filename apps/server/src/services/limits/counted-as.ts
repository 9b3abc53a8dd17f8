import ipaddr from 'ipaddr.js';
import type { Asked } from './rule.ts';

/** A client with one address of IPv6 has the other 2^64 of its network too, so these count as one. */
export function countedAs(address: Asked['address']): string {
  if (!address) return '';
  if (address.kind() === 'ipv4') return address.toString();
  const network = new ipaddr.IPv6([...address.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
