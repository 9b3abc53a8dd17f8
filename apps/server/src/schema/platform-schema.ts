import type { Generated, GeneratedAlways } from 'kysely';
import type { AuditedTable } from './audited-table.ts';

/**
 * The tables of `0001-foundation.sql` and `0004-preferences.sql`, with what `0013-identity.sql`, `0022-schools.sql`, `0027-pinyin.sql`,
 * `0030-stations.sql`, `0031-menus.sql`, `0032-tenants.sql`, `0033-applications.sql` `0035-datasources.sql` `0045-providers.sql`,
 * `0057-places.sql` and `0083-pool-names.sql` add to them.
 */
export interface PlatformSchema {
  tenant: TenantTable;
  org: OrgTable;
  school: SchoolTable;
  station: StationTable;
  user: UserTable;
  role: RoleTable;
  roleOrg: RoleOrgTable;
  userRole: UserRoleTable;
  menu: MenuTable;
  resource: ResourceTable;
  roleAuthority: RoleAuthorityTable;
  application: ApplicationTable;
  datasourceConfig: DatasourceConfigTable;
  parameter: ParameterTable;
  session: SessionTable;
  preference: PreferenceTable;
}

interface TenantTable extends Omit<AuditedTable, 'tenantId'> {
  /** Whose it is to keep. */
  tenantId: Generated<string>;
  code: string;
  name: string;
  type: Generated<'CREATE' | 'REGISTER'>;
  state: Generated<'NORMAL' | 'WAIT_INIT' | 'FORBIDDEN' | 'WAITING' | 'REFUSE' | 'DELETE'>;
  connectType: Generated<'LOCAL' | 'REMOTE'>;
  readonly: Generated<boolean>;
  duty: string | null;
  logo: string | null;
  describe: string | null;
  timeZone: Generated<string>;
  expirationTime: Date | null;
  passwordErrorNum: Generated<number>;
  passwordErrorLockMinutes: Generated<number>;
  /** Days until a password has to be changed; 0: never. */
  passwordExpire: Generated<number>;
  /** False: one session for each user, whatever the login policy says. */
  isMultipleLogin: Generated<boolean>;
  /** How many people, and how many MB of attachments; null: any number. */
  userLimit: number | null;
  storageLimit: number | null;
}

interface OrgTable extends AuditedTable {
  /** How the label is read, as `pinyin_of` writes it; null where it has no Chinese. */
  pinyin: GeneratedAlways<string | null>;
  parentId: Generated<string>;
  treePath: string;
  label: string;
  abbreviation: string | null;
  type: 'school' | 'college' | 'unit';
  /** Of a college: what its school knows it by. A school's stands in its profile. */
  code: string | null;
  /** An attachment: its picture. */
  logoId: string | null;
  describe: string | null;
  state: Generated<boolean>;
  sortValue: Generated<number>;
  /** Has subscribed: a mark, which decides nothing. */
  vip: Generated<boolean>;
  expiryDate: Date | null;
  /** The end that administrators were last warned of, and how many days before. */
  warnedExpiry: Date | null;
  warnedDays: number | null;
}

interface SchoolTable {
  tenantId: string;
  orgId: string;
  code: string | null;
  province: string | null;
  city: string | null;
  kind: string | null;
  level: string | null;
}

interface StationTable extends AuditedTable {
  orgId: string | null;
  name: string;
  describe: string | null;
  state: Generated<boolean>;
}

interface UserTable extends AuditedTable {
  account: string;
  name: string;
  /** How the name is read, as `pinyin_of` writes it. */
  pinyin: GeneratedAlways<string | null>;
  passwordHash: Generated<string>;
  mustChangePassword: Generated<boolean>;
  passwordErrorNum: Generated<number>;
  passwordErrorLastTime: Date | null;
  passwordExpireTime: Date | null;
  lastLoginTime: Date | null;
  email: string | null;
  mobile: string | null;
  /** The number that its owner has shown to be theirs, and when: it counts as long as `mobile` is the same. */
  verifiedMobile: string | null;
  mobileVerifiedTime: Date | null;
  /** The number that somebody has given as theirs and not shown: it signs nobody in while `mobile` is the same. */
  claimedMobile: string | null;
  /** When somebody who registered agreed to what is said there. */
  consentTime: Date | null;
  sex: Generated<'M' | 'W' | 'N'>;
  avatar: string | null;
  orgId: string | null;
  stationId: string | null;
  state: Generated<boolean>;
  readonly: Generated<boolean>;
  nation: string | null;
  education: string | null;
  positionStatus: string | null;
  workDescribe: string | null;
  centifiedStatus: boolean | null;
}

interface RoleTable extends AuditedTable {
  code: string;
  name: string;
  describe: string | null;
  state: Generated<boolean>;
  readonly: Generated<boolean>;
  dsType: Generated<'ALL' | 'THIS_LEVEL' | 'THIS_LEVEL_CHILDREN' | 'CUSTOMIZE' | 'SELF'>;
}

interface RoleOrgTable {
  tenantId: string;
  roleId: string;
  orgId: string;
}

interface UserRoleTable {
  tenantId: string;
  userId: string;
  roleId: string;
  sortValue: Generated<number>;
}

interface MenuTable extends AuditedTable {
  parentId: Generated<string>;
  label: string;
  path: string;
  component: string;
  icon: string | null;
  isGeneral: Generated<boolean>;
  state: Generated<boolean>;
  readonly: Generated<boolean>;
  sortValue: Generated<number>;
  group: string | null;
  describe: string | null;
}

interface ResourceTable extends AuditedTable {
  menuId: string;
  code: string;
  name: string;
  describe: string | null;
  readonly: Generated<boolean>;
}

interface RoleAuthorityTable {
  tenantId: string;
  roleId: string;
  authorityType: 'MENU' | 'RESOURCE';
  authorityId: string;
}

interface ApplicationTable extends AuditedTable {
  clientId: string;
  /** SHA-256 of its secret, as hex. */
  secretHash: string;
  name: string;
  website: string | null;
  icon: string | null;
  appType: Generated<'SERVER' | 'APP' | 'PC' | 'WAP'>;
  state: Generated<boolean>;
  describe: string | null;
  allowedIps: string | null;
  tokenMinutes: number | null;
}

interface DatasourceConfigTable extends AuditedTable {
  name: string;
  poolName: string | null;
  username: string;
  sealedPassword: string;
  url: string;
  driverClassName: string;
}

interface ParameterTable extends AuditedTable {
  key: string;
  name: string;
  value: string;
  describe: string | null;
  state: Generated<boolean>;
  readonly: Generated<boolean>;
}

interface SessionTable {
  tenantId: string;
  id: string;
  userId: string;
  clientId: string;
  /** How it was opened. */
  kind: Generated<'PASSWORD' | 'SMS' | 'SOCIAL' | 'INVITATION'>;
  /** Whoever came by an invitation is bound to its contest. */
  invitationId: string | null;
  refreshHash: string;
  previousRefreshHash: string | null;
  rotatedTime: Date | null;
  ip: string | null;
  userAgent: string | null;
  createTime: Generated<Date>;
  usedTime: Generated<Date>;
  idleUntil: Date;
  absoluteUntil: Date;
  endedTime: Date | null;
  endReason: string | null;
}

interface PreferenceTable {
  tenantId: string;
  userId: string;
  key: string;
  /** JSON as text. */
  value: string;
  updateTime: Generated<Date>;
}
