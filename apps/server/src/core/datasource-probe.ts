/** A database that is to be tried. */
export interface ProbeTarget {
  kind: 'postgres' | 'mysql';
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
}

/**
 * The result: it is connected; or the address is not among those that the installation allows, or names a host of a private network, or
 * has no host behind it; or there is no answer; or the account or the database is not let in; or the other side refuses us for another
 * reason.
 */
export type ProbeOutcome =
  | 'CONNECTED'
  | 'NOT_ALLOWED'
  | 'PRIVATE'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'WRONG_ACCOUNT'
  | 'NO_DATABASE'
  | 'REFUSED';

/** Tries whether a database lets us in, and never takes longer than a few seconds. */
export interface DatasourceProbe {
  /** The places that may be tried, as `host:port`. */
  readonly places: readonly string[];
  probe(target: ProbeTarget): Promise<ProbeOutcome>;
}
