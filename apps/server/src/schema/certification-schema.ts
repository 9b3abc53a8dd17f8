import type { certificationStates, certifiedRoles } from '@saiwu/openapi';
import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of `0050-certifications.sql`. */
export interface CertificationSchema {
  certification: CertificationTable;
  certificationEvidence: CertificationEvidenceTable;
}

interface CertificationTable {
  tenantId: string;
  id: Generated<string>;
  userId: string;
  roleCode: (typeof certifiedRoles)[number];
  schoolId: string;
  collegeId: string | null;
  /** The college, or the school where none was named. */
  orgId: GeneratedAlways<string>;
  note: string | null;
  state: Generated<(typeof certificationStates)[number]>;
  reason: string | null;
  createTime: Generated<Date>;
  decidedBy: string | null;
  decideTime: Date | null;
}

interface CertificationEvidenceTable {
  tenantId: string;
  certificationId: string;
  attachmentId: string;
}
