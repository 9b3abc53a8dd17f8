import type { Generated } from 'kysely';

/** The table of `0008-files.sql`. */
export interface FileSchema {
  attachment: AttachmentTable;
}

interface AttachmentTable {
  tenantId: string;
  id: Generated<string>;
  bizType: string;
  bizId: string;
  dataType: 'DIR' | 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOC' | 'OTHER';
  submittedFileName: string;
  path: string;
  contextType: string;
  ext: string;
  /** Bytes. */
  size: string;
  uploadId: string | null;
  orgId: string | null;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
}
