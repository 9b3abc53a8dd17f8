import type { Generated } from 'kysely';

/** What a row of a resource has besides its own columns: whose it is, and who wrote it when. `version` counts its changes. */
export interface AuditedTable {
  tenantId: string;
  id: Generated<string>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

/** Those of them that go out. */
export const auditColumns = ['id', 'createTime', 'createdBy', 'updateTime', 'updatedBy', 'version'] as const;
