/** What keeps the database from doing its work: it does not answer (another try may do), or there is no room left on its disk. */
export type DatabaseTrouble = 'gone' | 'full';

/** The trouble that an error tells of; null for one that is about a statement, or about something else. */
export function troubleOf(error: unknown): DatabaseTrouble | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '53100') return 'full';
  return classes.test(code) || network.has(code) || driver.test(error.message) ? 'gone' : null;
}

/** Of SQLSTATE: no connection, no resources (53300: too many connections), told to stop, its disk does not work. */
const classes = /^(08...|53...|57P..|58030)$/;

const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);

/** What `pg` and its pool say, without a code, of a connection that is gone or was not to be had in time. */
const driver = /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered a connection error))/;
