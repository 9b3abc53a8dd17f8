import type { Generated, JSONColumnType } from 'kysely';

/** The tables of `0013-identity.sql`. */
export interface IdentitySchema {
  oneTimeSecret: OneTimeSecretTable;
  socialAccount: SocialAccountTable;
  totp: TotpTable;
  invitation: InvitationTable;
  signingKey: SigningKeyTable;
  banner: BannerTable;
}

interface OneTimeSecretTable {
  tenantId: string;
  purpose: string;
  subject: string;
  secretHash: string;
  facts: JSONColumnType<Record<string, unknown>, string, string>;
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

interface BannerTable {
  tenantId: string;
  id: Generated<string>;
  title: string;
  image: string;
  link: string | null;
  place: Generated<string>;
  sortValue: Generated<number>;
  startTime: Date | null;
  endTime: Date | null;
  state: Generated<boolean>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}
