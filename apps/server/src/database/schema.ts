import type { Reason } from '@saiwu/judging';
import type { InputOf } from '@saiwu/openapi';
import type { Generated, JSONColumnType } from 'kysely';

type StageSetup = InputOf<'contest.save'>['body']['stages'][number];

/** The scoring rule of a stage. */
export type StageRule = StageSetup['rule'];
/** The rubric of a stage. */
export type Rubric = StageSetup['rubric'];
/** One score of a sheet. */
export type ItemScore = InputOf<'score.save'>['body']['scores'][number];
/** What a sealed record holds: what happened, and its facts as plain JSON. */
export type SealBody = { event: string } & Record<string, unknown>;

interface Member {
  name: string;
  studentNumber: string | null;
}

interface TenantTable {
  id: string;
  code: string;
  name: string;
  state: Generated<string>;
  timeZone: Generated<string>;
  expirationTime: Date | null;
  passwordErrorNum: Generated<number>;
  passwordErrorLockMinutes: Generated<number>;
  createTime: Generated<Date>;
}

interface OrgTable {
  tenantId: string;
  id: Generated<string>;
  parentId: Generated<string>;
  treePath: string;
  label: string;
  abbreviation: string | null;
  type: 'school' | 'college' | 'unit';
  describe: string | null;
  state: Generated<boolean>;
  sortValue: Generated<number>;
  expiryDate: Date | null;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface SchoolTable {
  tenantId: string;
  orgId: string;
  code: string;
  province: string | null;
  city: string | null;
  level: string | null;
}

interface UserTable {
  tenantId: string;
  id: Generated<string>;
  account: string;
  name: string;
  passwordHash: Generated<string>;
  mustChangePassword: Generated<boolean>;
  passwordErrorNum: Generated<number>;
  passwordErrorLastTime: Date | null;
  passwordExpireTime: Date | null;
  lastLoginTime: Date | null;
  email: string | null;
  mobile: string | null;
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
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface RoleTable {
  tenantId: string;
  id: Generated<string>;
  code: string;
  name: string;
  describe: string | null;
  state: Generated<boolean>;
  readonly: Generated<boolean>;
  dsType: Generated<'ALL' | 'THIS_LEVEL' | 'THIS_LEVEL_CHILDREN' | 'CUSTOMIZE' | 'SELF'>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
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

interface MenuTable {
  tenantId: string;
  id: Generated<string>;
  parentId: Generated<string>;
  label: string;
  path: string;
  component: string;
  icon: string | null;
  isGeneral: Generated<boolean>;
  state: Generated<boolean>;
  readonly: Generated<boolean>;
  sortValue: Generated<number>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface ResourceTable {
  tenantId: string;
  id: Generated<string>;
  menuId: string;
  code: string;
  name: string;
  describe: string | null;
  readonly: Generated<boolean>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface RoleAuthorityTable {
  tenantId: string;
  roleId: string;
  authorityType: 'MENU' | 'RESOURCE';
  authorityId: string;
}

interface ApplicationTable {
  tenantId: string;
  id: Generated<string>;
  clientId: string;
  clientSecret: string;
  name: string;
  state: Generated<boolean>;
}

interface ParameterTable {
  tenantId: string;
  id: Generated<string>;
  key: string;
  name: string;
  value: string;
  describe: string | null;
  state: Generated<boolean>;
  readonly: Generated<boolean>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface SessionTable {
  tenantId: string;
  id: string;
  userId: string;
  clientId: string;
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

interface LoginLogTable {
  tenantId: string;
  id: Generated<string>;
  userId: string | null;
  account: string;
  userName: string | null;
  requestIp: string | null;
  ua: string | null;
  kind: 'PASSWORD' | 'REFRESH' | 'LOGOUT';
  isSuccess: boolean;
  createTime: Generated<Date>;
}

interface OptLogTable {
  tenantId: string;
  id: Generated<string>;
  operationId: string;
  userId: string | null;
  userName: string | null;
  requestIp: string | null;
  requestId: string;
  httpMethod: string;
  requestUri: string;
  params: string | null;
  code: number;
  consumingTime: number;
  ua: string | null;
  createTime: Generated<Date>;
}

interface ContestTable {
  tenantId: string;
  id: Generated<string>;
  orgId: string;
  title: string;
  edition: number;
  describe: string | null;
  tracks: string[];
  registrationStart: Date;
  registrationEnd: Date;
  state: Generated<'DRAFT' | 'PUBLISHED' | 'REVIEWING' | 'PUBLICITY' | 'FINISHED' | 'CANCELLED'>;
  cancelReason: string | null;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface StageTable {
  tenantId: string;
  id: Generated<string>;
  contestId: string;
  sortValue: number;
  kind: 'COLLEGE' | 'SCHOOL' | 'SECOND' | 'FINAL';
  mode: 'ONLINE' | 'ROADSHOW';
  reviewStart: Date;
  reviewEnd: Date;
  judgesPerProject: number;
  loadCap: number | null;
  recusal: 'OFF' | 'COLLEGE' | 'SCHOOL' | 'PROVINCE';
  isBlind: boolean;
  rule: JSONColumnType<StageRule>;
  rubric: JSONColumnType<Rubric>;
  state: Generated<'NOT_STARTED' | 'IN_REVIEW' | 'SCORED' | 'CLOSED'>;
  closedTime: Date | null;
  closedBy: string | null;
}

interface ProjectTable {
  tenantId: string;
  id: Generated<string>;
  contestId: string;
  orgId: string;
  schoolId: string;
  collegeId: string | null;
  number: string;
  title: string;
  summary: string | null;
  track: string;
  leaderName: string;
  leaderNumber: string | null;
  leaderPhone: string | null;
  members: JSONColumnType<Member[], string | undefined>;
  advisors: Generated<string[]>;
  state:
    | 'DRAFT'
    | 'SUBMITTED'
    | 'RETURNED'
    | 'REJECTED'
    | 'ACCEPTED'
    | 'IN_REVIEW'
    | 'SCORED'
    | 'PROMOTED'
    | 'REPECHAGE'
    | 'ELIMINATED'
    | 'AWARDED'
    | 'WITHDRAWN';
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface JudgeTable {
  tenantId: string;
  id: Generated<string>;
  userId: string;
  orgId: string;
  schoolId: string | null;
  collegeId: string | null;
  province: string | null;
  title: string | null;
  employer: string | null;
  tracks: Generated<string[]>;
  loadCap: number | null;
  state: Generated<'INVITED' | 'ACTIVE' | 'PAUSED' | 'RETIRED'>;
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface ConflictTable {
  tenantId: string;
  id: Generated<string>;
  judgeId: string;
  projectId: string;
  reason: string;
  createTime: Generated<Date>;
  createdBy: string | null;
}

interface AssignmentTable {
  tenantId: string;
  id: Generated<string>;
  stageId: string;
  projectId: string;
  judgeId: string;
  state: Generated<'ASSIGNED' | 'ACCEPTED' | 'DRAFTING' | 'SUBMITTED' | 'RECUSED' | 'WITHDRAWN' | 'REPLACED'>;
  source: 'AUTOMATIC' | 'MANUAL';
  seed: number | null;
  reasons: JSONColumnType<Reason[], string | undefined>;
  createTime: Generated<Date>;
  createdBy: string | null;
}

interface ScoreSheetTable {
  tenantId: string;
  assignmentId: string;
  scores: JSONColumnType<ItemScore[]>;
  comment: string | null;
  total: string | null;
  submittedTime: Date | null;
  version: Generated<number>;
  updateTime: Generated<Date>;
}

interface ScoreRevisionTable {
  tenantId: string;
  assignmentId: string;
  version: number;
  scores: JSONColumnType<ItemScore[]>;
  comment: string | null;
  total: string | null;
  isSubmitted: boolean;
  createTime: Generated<Date>;
  createdBy: string;
}

interface ResultTable {
  tenantId: string;
  stageId: string;
  projectId: string;
  score: string;
  exact: string;
  rank: number;
  calculation: JSONColumnType<Reason[]>;
}

interface SealedLogTable {
  tenantId: string;
  stageId: string;
  sequence: number;
  previousHash: string;
  hash: string;
  body: JSONColumnType<SealBody>;
  createTime: Generated<Date>;
}

/** Every table, as the migrations leave it. Names are camelCase here and snake_case in SQL. */
export interface Schema {
  tenant: TenantTable;
  org: OrgTable;
  school: SchoolTable;
  user: UserTable;
  role: RoleTable;
  roleOrg: RoleOrgTable;
  userRole: UserRoleTable;
  menu: MenuTable;
  resource: ResourceTable;
  roleAuthority: RoleAuthorityTable;
  application: ApplicationTable;
  parameter: ParameterTable;
  session: SessionTable;
  loginLog: LoginLogTable;
  optLog: OptLogTable;
  contest: ContestTable;
  stage: StageTable;
  project: ProjectTable;
  judge: JudgeTable;
  conflict: ConflictTable;
  assignment: AssignmentTable;
  scoreSheet: ScoreSheetTable;
  scoreRevision: ScoreRevisionTable;
  result: ResultTable;
  sealedLog: SealedLogTable;
}
