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
 * How it went: not one of those that the installation allows, a name of a private network, nobody there, silence, an account or a database that is not
 * let in, or somebody who refuses us for another reason.
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
