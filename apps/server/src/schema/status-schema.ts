/** The table of `0046-status.sql`. */
export interface StatusSchema {
  lastBackup: LastBackupTable;
}

interface LastBackupTable {
  tenantId: string;
  finishTime: Date;
  rowCount: string;
  fileCount: string;
}
