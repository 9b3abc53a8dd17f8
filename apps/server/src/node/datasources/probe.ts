import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import { Socket } from 'node:net';
import type { DatasourceProbe, ProbeOutcome, ProbeTarget } from '../../core/datasource-probe.ts';
import { isPublic, placeOf } from '../allowed-hosts.ts';
import { tryMysql } from './try-mysql.ts';
import { tryPostgres } from './try-postgres.ts';

/**
 * Reaches the places that the operator has named and no others. A name has to lead to public addresses, and the one that was looked at is
 * the one that is connected to; a private address has to be named as such.
 */
export function datasourceProbe(allowed: readonly string[], milliseconds = 5000, addressesOf = lookUp): DatasourceProbe {
  const places = new Set(allowed);
  return {
    places: allowed,
    async probe(target) {
      const host = target.host.replaceAll(/[[\]]/g, '');
      if (!places.has(placeOf(host, target.port))) return 'NOT_ALLOWED';
      const socket = new Socket();
      const { promise: silence, resolve } = Promise.withResolvers<ProbeOutcome>();
      const timer = setTimeout(() => resolve('TIMEOUT'), milliseconds);
      try {
        return await Promise.race([reach({ ...target, host }, socket, addressesOf), silence]);
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}

async function reach(target: ProbeTarget, socket: Socket, addressesOf: typeof lookUp): Promise<ProbeOutcome> {
  const found = ipaddr.isValid(target.host) ? [target.host] : await addressesOf(target.host);
  const [address] = found;
  if (address === undefined) return 'UNREACHABLE';
  if (!ipaddr.isValid(target.host) && !found.every(isPublic)) return 'PRIVATE';
  const way = target.kind === 'mysql' ? tryMysql : tryPostgres;
  return way({ ...target, host: address }, socket);
}

/** The addresses that a name leads to. */
async function lookUp(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
