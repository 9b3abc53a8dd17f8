import type { Generated } from 'kysely';
import type { AuditedTable } from './audited-table.ts';

/** The tables of `0012-limits.sql` and `0041-stopped-requests.sql`. */
export interface LimitSchema {
  blockList: RuleTable;
  rateLimiter: RuleTable & { count: number; intervalSec: number };
  limitCounter: LimitCounterTable;
  limitStopped: LimitStoppedTable;
}

interface RuleTable extends AuditedTable {
  ip: string | null;
  requestUri: string;
  requestMethod: string;
  limitStart: string | null;
  limitEnd: string | null;
  state: Generated<boolean>;
}

interface LimitCounterTable {
  tenantId: string;
  ruleId: string;
  address: string;
  count: number;
  until: Date;
}

interface LimitStoppedTable {
  tenantId: string;
  ruleId: string;
  /** When it began. */
  hour: Date;
  count: string;
}
