import type { Socket } from 'node:net';
import type { Connection, QueryError } from 'mysql2';
import type { ProbeOutcome, ProbeTarget } from '../../core/datasource-probe.ts';

/** Signs in to a MySQL through a socket that is not connected yet, and asks it for something. The driver is loaded with the first try. */
export async function tryMysql({ host, port, user, password, database }: ProbeTarget, socket: Socket): Promise<ProbeOutcome> {
  const { createConnection } = await import('mysql2');
  socket.connect(port, host);
  const connection = createConnection({ stream: socket, user, password, database, disableEval: true });
  // what breaks after the answer is nobody's business any more
  connection.on('error', () => undefined);
  try {
    await asked(connection);
    return 'CONNECTED';
  } catch (error) {
    const { errno, sqlState } = error as Partial<QueryError>; // what the driver throws: with a state where the server has said so
    return sqlState ? (outcomes[errno ?? 0] ?? 'REFUSED') : 'UNREACHABLE';
  }
}

function asked(connection: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.connect((failure) => {
      if (failure) return reject(failure);
      connection.query('select 1', (error) => (error ? reject(error) : resolve()));
    });
  });
}

/** By the number of the error: access denied, to the server or to the database, and an unknown database. */
const outcomes: Record<number, ProbeOutcome> = { 1045: 'WRONG_ACCOUNT', 1044: 'NO_DATABASE', 1049: 'NO_DATABASE' };
