/** A PostgreSQL that is to be tried. */
export interface ProbeTarget {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
}

/** How it went: not one of those that the installation allows, a name of a private network, nobody there, silence, or somebody who refuses us. */
export type ProbeOutcome = 'CONNECTED' | 'NOT_ALLOWED' | 'PRIVATE' | 'UNREACHABLE' | 'TIMEOUT' | 'REFUSED';

/** Tries whether a database lets us in, and never takes longer than a few seconds. */
export interface DatasourceProbe {
  probe(target: ProbeTarget): Promise<ProbeOutcome>;
}
