import type { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';
import type { ProbeOutcome, ProbeTarget } from '../../core/datasource-probe.ts';

/** Signs in to a PostgreSQL through a socket that is not connected yet, and asks it for something. */
export async function tryPostgres(target: Omit<ProbeTarget, 'kind'>, socket: Socket): Promise<ProbeOutcome> {
  const client = new Client({ ...target, ssl: false, stream: () => socket });
  // what breaks after the answer is nobody's business any more
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'CONNECTED';
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'UNREACHABLE';
    return outcomes[error.code ?? ''] ?? 'REFUSED';
  }
}

/** By SQLSTATE. */
const outcomes: Record<string, ProbeOutcome> = { '28P01': 'WRONG_ACCOUNT', '28000': 'WRONG_ACCOUNT', '3D000': 'NO_DATABASE' };
