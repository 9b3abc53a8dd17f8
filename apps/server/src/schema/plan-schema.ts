import type { Generated } from 'kysely';

/** The tables of `0063-plans.sql`. */
export interface PlanSchema {
  planSection: PlanSectionTable;
  planVersion: PlanVersionTable;
  planPicture: PlanPictureTable;
}

interface PlanSectionTable {
  tenantId: string;
  projectId: string;
  /** Of the section in the contest's setup. */
  key: string;
  /** Clean, with pictures by the addresses of their attachments. */
  html: string;
  characters: number;
  version: number;
  createTime: Generated<Date>;
  updateTime: Generated<Date>;
  updatedBy: string | null;
}

interface PlanVersionTable {
  tenantId: string;
  projectId: string;
  key: string;
  version: number;
  keptFor: 'SAVED' | 'SUBMITTED' | 'REPLACED';
  html: string;
  characters: number;
  updateTime: Date;
  updatedBy: string | null;
}

interface PlanPictureTable {
  tenantId: string;
  projectId: string;
  attachmentId: string;
}
