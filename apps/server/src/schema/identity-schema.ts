import type { BannerPlace } from '@saiwu/openapi';
import type { Generated, JSONColumnType } from 'kysely';
import type { AuditedTable } from './audited-table.ts';

/** The tables of `0013-identity.sql`. */
export interface IdentitySchema {
  oneTimeSecret: OneTimeSecretTable;
  socialAccount: SocialAccountTable;
  totp: TotpTable;
  invitation: InvitationTable;
  signingKey: SigningKeyTable;
  signInAddress: SignInAddressTable;
  banner: BannerTable;
}

interface OneTimeSecretTable {
  tenantId: string;
  purpose: string;
  subject: string;
  secretHash: string;
  facts: JSONColumnType<Record<string, unknown>>;
  attempts: number;
  until: Date;
  createTime: Date;
}

interface SocialAccountTable {
  tenantId: string;
  id: Generated<string>;
  userId: string;
  provider: string;
  subject: string;
  name: string | null;
  avatar: string | null;
  createTime: Generated<Date>;
}

interface TotpTable {
  tenantId: string;
  userId: string;
  sealedSecret: string;
  /** Null until its owner has shown a right code. */
  confirmedTime: Date | null;
  /** Number of the latest 30-second step that was used. */
  lastStep: Generated<string>;
  recoveryHashes: Generated<string[]>;
  /** Wrong codes in a row, and when the last one came. */
  errorNum: Generated<number>;
  errorLastTime: Date | null;
  createTime: Generated<Date>;
}

interface InvitationTable {
  tenantId: string;
  id: Generated<string>;
  codeHash: string;
  judgeId: string;
  contestId: string;
  /** Where it was sent; null for a link that was handed over. */
  phone: string | null;
  until: Date;
  usedTime: Date | null;
  revokedTime: Date | null;
  createTime: Generated<Date>;
  createdBy: string | null;
}

interface SigningKeyTable {
  kid: string;
  sealedKey: string;
  createTime: Date;
  /** From then on no token is read with it; null for the newest. */
  retireTime: Date | null;
}

interface SignInAddressTable {
  tenantId: string;
  userId: string;
  /** In canonical form; a network of IPv6 (/64) counts as one. */
  address: string;
  /** Wrong passwords since the last right one. */
  wrongCount: Generated<number>;
  wrongTime: Date | null;
  /** When its owner last signed in from there; null: never. */
  knownTime: Date | null;
}

interface BannerTable extends AuditedTable {
  /** Null: general, shown to everybody. */
  orgId: string | null;
  title: string;
  attachmentId: string;
  /** Null: the title says it. */
  alt: string | null;
  link: string | null;
  place: Generated<BannerPlace>;
  /** Codes; none: for everybody. */
  roles: Generated<string[]>;
  sortValue: Generated<number>;
  startTime: Date | null;
  endTime: Date | null;
  state: Generated<boolean>;
}
