import type { Generated } from 'kysely';

/** The logs, as `0001-foundation.sql`, `0011-logs.sql`, `0013-identity.sql`, `0040-logs.sql` and `0046-status.sql` leave them. */
export interface LogSchema {
  loginLog: LoginLogTable;
  optLog: OptLogTable;
}

interface LoginLogTable {
  tenantId: string;
  id: Generated<string>;
  userId: string | null;
  account: string;
  userName: string | null;
  requestIp: string | null;
  location: string | null;
  ua: string | null;
  browser: string | null;
  browserVersion: string | null;
  operatingSystem: string | null;
  /** The ways in; then a session renewed, and one ended by its owner. */
  kind: 'PASSWORD' | 'SMS' | 'SOCIAL' | 'INVITATION' | 'REFRESH' | 'LOGOUT';
  isSuccess: boolean;
  /** Why a sign-in failed; null for one that went well, and in rows of earlier versions. */
  reason: 'UNKNOWN' | 'DISABLED' | 'LOCKED' | 'WRONG' | 'SECOND_FACTOR' | null;
  createTime: Generated<Date>;
}

interface OptLogTable {
  tenantId: string;
  id: Generated<string>;
  operationId: string;
  userId: string | null;
  userName: string | null;
  requestIp: string | null;
  location: string | null;
  requestId: string;
  httpMethod: string;
  requestUri: string;
  type: Generated<'OPT' | 'EX'>;
  params: string | null;
  result: string | null;
  exDetail: string | null;
  /** Of what a change has changed, by the names of fields: `[before, after]` as JSON. */
  changes: string | null;
  code: number;
  /** Milliseconds. */
  consumingTime: number;
  ua: string | null;
  browser: string | null;
  terminal: string | null;
  /** When it began. */
  createTime: Generated<Date>;
}
