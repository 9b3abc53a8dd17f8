import type { Generated } from 'kysely';

/** The tables of `0057-places.sql`. */
export interface PlaceSchema {
  administratorInvitation: AdministratorInvitationTable;
  orgHistory: OrgHistoryTable;
}

interface AdministratorInvitationTable {
  tenantId: string;
  id: Generated<string>;
  /** The school or college. */
  orgId: string;
  codeHash: string;
  /** For whom, as whoever has made it wrote it down. */
  note: string | null;
  until: Date;
  createTime: Generated<Date>;
  createdBy: string;
  revokedTime: Date | null;
  usedTime: Date | null;
  usedBy: string | null;
}

interface OrgHistoryTable {
  tenantId: string;
  id: Generated<string>;
  orgId: string;
  /** What was merged into it, by the name and code of that day. */
  merged: string;
  createTime: Generated<Date>;
  createdBy: string | null;
}
