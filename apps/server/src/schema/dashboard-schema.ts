import type { Generated } from 'kysely';

/** The table of `0014-dashboard.sql`. */
export interface DashboardSchema {
  visit: VisitTable;
}

interface VisitTable {
  tenantId: string;
  userId: string;
  /** `yyyy-MM-dd` in the tenant's zone when written; select it as text. */
  day: string;
  /** Sign-ins that went well; renewed sessions are none. */
  signIns: Generated<number>;
  /** Times that the console was opened. */
  views: Generated<number>;
}
