import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';
import type { DatasourceProbe, ProbeOutcome, ProbeTarget } from '../../core/datasource-probe.ts';
import { isPublic, placeOf } from './allowed-hosts.ts';

/**
 * Reaches the places that the operator has named and no others. A name has to lead to public addresses, and the one that was looked at is the one that
 * is connected to; a private address has to be named as such.
 */
export function postgresProbe(allowed: readonly string[], milliseconds = 5000): DatasourceProbe {
  const places = new Set(allowed);
  return {
    async probe(target) {
      const host = target.host.replaceAll(/[[\]]/g, '');
      if (!places.has(placeOf(host, target.port))) return 'NOT_ALLOWED';
      const socket = new Socket();
      const { promise: silence, resolve } = Promise.withResolvers<ProbeOutcome>();
      const timer = setTimeout(() => resolve('TIMEOUT'), milliseconds);
      try {
        return await Promise.race([reach({ ...target, host }, socket), silence]);
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}

async function reach(target: ProbeTarget, socket: Socket): Promise<ProbeOutcome> {
  const found = await addressesOf(target.host);
  const [address] = found;
  if (address === undefined) return 'UNREACHABLE';
  if (!ipaddr.isValid(target.host) && !found.every(isPublic)) return 'PRIVATE';
  const client = new Client({ ...target, host: address, ssl: false, stream: () => socket });
  // what breaks after the answer is nobody's business any more
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'CONNECTED';
  } catch (error) {
    return error instanceof DatabaseError ? 'REFUSED' : 'UNREACHABLE';
  }
}

/** An address itself, or those that a name leads to. */
async function addressesOf(host: string): Promise<string[]> {
  if (ipaddr.isValid(host)) return [host];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
