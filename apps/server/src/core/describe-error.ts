/**
 * An error for the server's own log: its class, and where it came from. Words of the database that quote a user's input or a row are left
 * out: the SQL state says enough.
 */
export function describeError(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: classOf(error) };
  const { message, stack = '' } = error;
  const end = stack.indexOf(message) + message.length;
  const words = quoting.test(sqlStateOf(error) ?? '') ? '' : `: ${message}`;
  return { error: `${classOf(error)}${words}`, stack: stack.slice(Math.max(end, 0)).trim() };
}

/** The class of an error, without a word that could quote anything: `PostgreSQL 23505`, `TypeError`. */
export function classOf(error: unknown): string {
  const state = sqlStateOf(error);
  if (state !== null) return `PostgreSQL ${state}`;
  return error instanceof Error ? error.name : typeof error;
}

/** The five characters by which PostgreSQL names an error (appendix A of its manual); null for errors of anything else. */
export function sqlStateOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[\dFHPX][\dA-Z]{4}$/.test(code) ? code : null;
}

/**
 * Data exceptions, and text that cannot be parsed. The message of a broken constraint does not quote its row: that is in fields of their
 * own.
 */
const quoting = /^(22|42601)/;
