import type { Generated } from 'kysely';

/** The tables of `0012-limits.sql`. */
export interface LimitSchema {
  blockList: RuleTable;
  rateLimiter: RuleTable & { count: number; intervalSec: number };
  limitCounter: LimitCounterTable;
}

interface RuleTable {
  tenantId: string;
  id: Generated<string>;
  ip: string | null;
  requestUri: string;
  requestMethod: string;
  limitStart: string | null;
  limitEnd: string | null;
  state: Generated<boolean>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface LimitCounterTable {
  tenantId: string;
  ruleId: string;
  address: string;
  count: number;
  until: Date;
}
