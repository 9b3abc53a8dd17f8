import type { planKeptFor } from '@saiwu/openapi';
import type { Generated } from 'kysely';

/** The tables of `0063-plans.sql` and `0065-plan-comments.sql`. */
export interface PlanSchema {
  planSection: PlanSectionTable;
  planVersion: PlanVersionTable;
  planPicture: PlanPictureTable;
  planComment: PlanCommentTable;
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
  keptFor: (typeof planKeptFor)[number];
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

interface PlanCommentTable {
  tenantId: string;
  id: Generated<string>;
  projectId: string;
  /** Of the comment that this one answers. */
  parentId: string | null;
  key: string;
  /** Empty: the whole section. */
  quote: string;
  prefix: string;
  suffix: string;
  content: string;
  createTime: Generated<Date>;
  createdBy: string | null;
  resolveTime: Date | null;
  resolvedBy: string | null;
}
