import {
  type ReferenceExpression,
  type DeleteQueryBuilder,
  type DeleteResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import { contract, entryFileType, evidenceType, planPictureType } from '@saiwu/openapi';
import { callerOf, type Context } from '../core/context.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';
import { tenantDb } from './tenant-db.ts';

type Table = ScopedName;

type Rule = (ctx: Context) => RawBuilder<boolean>;

/** The rows of one table that the caller may reach. */
export interface ScopedTable<T extends Table> {
  /** Rows the caller may read. Columns of joined tables need their table's name. */
  select(): SelectQueryBuilder<TenantSchema, T, object>;
  /** Rows the caller may change; others are not touched, so a row out of scope counts as absent. */
  update(): UpdateQueryBuilder<TenantSchema, T, T, UpdateResult>;
  delete(): DeleteQueryBuilder<TenantSchema, T, DeleteResult>;
}

/**
 * The only function that gives rows to handlers: tenant and data scope are already applied, in reading and in writing alike. A row out of
 * scope is answered like one that does not exist.
 */
export function scoped<T extends Table>(ctx: Context, table: T): ScopedTable<T> {
  const { read, write } = rules[table];
  // Kysely infers no builder for a table name that is still a type parameter: it is built as for one table and typed as for T
  const name = table as 'parameter'; // see above
  return {
    select: () => tenantDb(ctx).selectFrom(name).where(read(ctx)) as unknown as SelectQueryBuilder<TenantSchema, T, object>, // see above
    update: () => tenantDb(ctx).updateTable(name).where(write(ctx)) as unknown as UpdateQueryBuilder<TenantSchema, T, T, UpdateResult>, // see above
    delete: () => tenantDb(ctx).deleteFrom(name).where(write(ctx)),
  };
}

/** The caller's own assignments as a judge: of those that `scoped` gives, without a look at the projects in scope. */
export function scopedJudging(ctx: Context): SelectQueryBuilder<TenantSchema, 'assignment', object> {
  return tenantDb(ctx).selectFrom('assignment').where(and(unbarred, judged)(ctx));
}

/**
 * Those assignments joined with their projects, for many at a time: whether an assignment is in scope is seen of the project that is
 * there already.
 */
export function scopedWithProject(ctx: Context) {
  return tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('project', 'project.id', 'assignment.projectId')
    .where(and(unbarred, or(judged, rules.project.read))(ctx));
}

/**
 * The caller's own projects, as the team and the advisors of a project see it: the caller began it, came by an invitation (both by
 * account), or is named by a sheet with the number that the register knows the caller by. Names and phones, which ties go by, open
 * nothing.
 */
export function scopedTeam(ctx: Context): SelectQueryBuilder<TenantSchema, 'project', object> {
  return tenantDb(ctx)
    .selectFrom('project')
    .where(sql<boolean>`project.id in (select project_id from (${behindProjects(ctx, callerOf(ctx).userId)}) own)`);
}

/** The projects a user belongs to, and as what (`project_id`, `part`): by account, and by the number that a sheet names. */
export function behindProjects(ctx: Context, userId: string): RawBuilder<unknown> {
  const named = (register: 'student' | 'teacher') => sql`
    select person.project_id, person.part from ${sql.table(register)} known
    join project_person person on person.tenant_id = known.tenant_id and lower(person.number) = lower(known.number)
    join project named on named.tenant_id = person.tenant_id and named.id = person.project_id and named.school_id = known.school_id
    where known.tenant_id = ${ctx.tenant.id} and known.user_id = ${userId} and ${isNamed(register)}`;
  return sql`
    select person.project_id, person.part from project_person person where person.tenant_id = ${ctx.tenant.id} and person.user_id = ${userId}
    union all ${named('student')} union all ${named('teacher')}`;
}

/** Which row of `project_person person` is the caller, in a project that the caller belongs to. */
export function isCaller(ctx: Context): RawBuilder<boolean> {
  const { userId } = callerOf(ctx);
  const known = (register: 'student' | 'teacher') => sql`(${isNamed(register)} and exists (
    select from ${sql.table(register)} known join project own on own.tenant_id = known.tenant_id and own.school_id = known.school_id
    where known.tenant_id = person.tenant_id and known.user_id = ${userId} and lower(known.number) = lower(person.number) and own.id = person.project_id))`;
  return sql<boolean>`(person.user_id = ${userId} or ${known('student')} or ${known('teacher')})`;
}

/** A sheet names students in the team and teachers beside it. A person who has joined by an own account is known by that account alone. */
function isNamed(register: 'student' | 'teacher'): RawBuilder<boolean> {
  return sql<boolean>`person.user_id is null and (person.part = 'ADVISOR') = ${register === 'teacher'}`;
}

/** The rows of a table that the caller may change: for answers that show more of these. */
export function changeable(ctx: Context, table: ScopedName): RawBuilder<boolean> {
  return rules[table].write(ctx);
}

/** The tables that `scoped` gives. */
export type ScopedName = keyof typeof rules;

const rules = {
  // to keep: a file in one belongs to it alone
  tenant: both(everywhere),
  parameter: both(everywhere),
  dictionary: both(everywhere),
  area: both(everywhere),
  role: both(everywhere),
  menu: both(everywhere),
  application: both(everywhere),
  datasourceConfig: both(everywhere),
  resource: both(everywhere),
  org: both(byOrg('org.id', null)),
  school: both(byOrg('school.orgId', null)),
  administratorInvitation: both(byOrg('administratorInvitation.orgId', null)),
  station: both(or(byOrg('station.orgId', 'station.createdBy'), madeForNone('station.orgId', 'station.createdBy'))),
  user: both(people),
  student: both(byOrg('student.orgId', null)),
  teacher: both(byOrg('teacher.orgId', null)),
  contest: { read: or(byOrg('contest.orgId', 'contest.createdBy'), publishedAbove), write: byOrg('contest.orgId', 'contest.createdBy') },
  // a row of no organisation is open to all, and that of a school is its colleges' to begin from
  contestTemplate: { read: or(byOrg('contestTemplate.orgId', null), templatesAbove), write: byOrg('contestTemplate.orgId', null) },
  sheetMap: { read: or(byOrg('sheetMap.orgId', null), ofAbove('sheetMap.orgId')), write: byOrg('sheetMap.orgId', null) },
  stage: { read: within('stage.contestId', 'contest', 'read'), write: within('stage.contestId', 'contest', 'write') },
  project: both(byOrg('project.orgId', 'project.createdBy')),
  judge: both(or(byOrg('judge.orgId', 'judge.createdBy'), own('judge.userId'))),
  conflict: both(within('conflict.projectId', 'project', 'read')),
  invitation: both(within('invitation.judgeId', 'judge', 'read')),
  assignment: {
    // a judge's own first: the projects in scope are looked through only where that does not decide
    read: and(unbarred, or(judged, within('assignment.projectId', 'project', 'read'))),
    write: and(unbarred, or(judged, within('assignment.projectId', 'project', 'write'))),
  },
  // two projects: a caller who may see one of them sees that there is a match
  radarFinding: both(or(within('radarFinding.firstId', 'project', 'read'), within('radarFinding.secondId', 'project', 'read'))),
  // as the projects that they count
  projectFigure: both(byOrg('projectFigure.orgId', 'projectFigure.createdBy')),
  sheetFigure: both(byOrg('sheetFigure.orgId', 'sheetFigure.createdBy')),
  judgePartFigure: both(byOrg('judgePartFigure.orgId', 'judgePartFigure.createdBy')),
  msg: both(own('msg.createdBy')),
  msgReceiver: both(own('msgReceiver.userId')),
  msgPlan: both(own('msgPlan.createdBy')),
  // rows of a school are its colleges' to use
  msgTemplate: { read: or(byOrg('msgTemplate.orgId', null), ofAbove('msgTemplate.orgId')), write: byOrg('msgTemplate.orgId', null) },
  preference: both(own('preference.userId')),
  job: both(own('job.userId')),
  result: both(within('result.projectId', 'project', 'read')),
  smsTemplate: both(everywhere),
  smsTask: both(or(byOrg('smsTask.orgId', 'smsTask.createdBy'), madeForNone('smsTask.orgId', 'smsTask.createdBy'))),
  smsSendStatus: both(within('smsSendStatus.taskId', 'smsTask', 'read')),
  optLog: both(within('optLog.userId', 'user', 'read')),
  loginLog: { read: loginsToSee, write: within('loginLog.userId', 'user', 'read') },
  blockList: both(everywhere),
  attachment: both(
    and(noEvidence, or(byOrg('attachment.orgId', 'attachment.createdBy'), madeForNone('attachment.orgId', 'attachment.createdBy'))),
  ),
  // the caller decides them, or has asked for them
  certification: both(or(byOrg('certification.orgId', null), own('certification.userId'))),
  visit: { read: visitsToCount, write: own('visit.userId') },
  rateLimiter: both(everywhere),
  // pictures on public pages: their owner decides who may change them and where they are shown
  banner: { read: everywhere, write: byOrg('banner.orgId', null) },
  socialAccount: both(own('socialAccount.userId')),
} satisfies Partial<Record<keyof TenantSchema, { read: Rule; write: Rule }>>;

function both(rule: Rule): { read: Rule; write: Rule } {
  return { read: rule, write: rule };
}

/** Tables whose rows belong to the whole tenant. */
function everywhere(): RawBuilder<boolean> {
  return sql<boolean>`true`;
}

/**
 * Rows of an organisation in the caller's scope, and rows the caller made: these as long as they belong to the caller's own organisation.
 * A caller who has moved to another organisation, or has given a row away, has it no longer.
 */
function byOrg(orgColumn: Column, createdByColumn: Column | null): Rule {
  return (ctx) => {
    const { scope, userId, orgId } = callerOf(ctx);
    if (scope.isAll) return sql<boolean>`true`;
    const inOrg = sql<boolean>`${sql.ref(orgColumn)} = any(${scope.orgIds}::bigint[])`;
    if (!createdByColumn || orgId === null || scope.orgIds.includes(orgId)) return inOrg;
    // the organisations alone come first: an `or` with another column would leave their index unused
    return sql<boolean>`(${sql.ref(orgColumn)} = any(${[...scope.orgIds, orgId]}::bigint[]) and (${inOrg} or ${sql.ref(createdByColumn)} = ${userId}))`;
  };
}

/** Rows the caller made that belong to no organisation. */
function madeForNone(orgColumn: Column, createdByColumn: Column): Rule {
  return (ctx) => sql<boolean>`(${sql.ref(orgColumn)} is null and ${sql.ref(createdByColumn)} = ${callerOf(ctx).userId})`;
}

/**
 * Whether the caller may change a contest that has been read already: the rule of `byOrg`, by which only callers who see all may change a
 * general contest, of no organisation; for showing and for locking. The change itself goes through `scoped().update()`, which decides.
 */
export function isOwner(ctx: Context, contest: { orgId: string | null; createdBy: string | null }): boolean {
  const { scope, userId, orgId } = callerOf(ctx);
  if (scope.isAll || contest.orgId === null) return scope.isAll;
  return scope.orgIds.includes(contest.orgId) || (contest.createdBy === userId && contest.orgId === orgId);
}

/** Rows of the caller's own organisation and of those above it, and rows of none. */
function ofAbove(orgColumn: Column): Rule {
  return (ctx) =>
    sql<boolean>`(${sql.ref(orgColumn)} is null or ${sql.ref(orgColumn)} = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[]))`;
}

/**
 * People of an organisation in the caller's scope, and the caller. Without an `or` where the caller is among those people, so that their
 * index is used.
 */
function people(ctx: Context): RawBuilder<boolean> {
  const { scope, orgId } = callerOf(ctx);
  const inOrg = byOrg('user.orgId', null);
  const isCallerInOrg = orgId !== null && scope.orgIds.includes(orgId);
  return (isCallerInOrg ? and(inOrg, or(notBuiltIn, own('user.id'))) : or(and(inOrg, notBuiltIn), own('user.id')))(ctx);
}

/** Built-in users are the super administrator's to see. */
function notBuiltIn(ctx: Context): RawBuilder<boolean> {
  return callerOf(ctx).roleCodes.includes('SUPER_ADMIN') ? sql<boolean>`true` : sql<boolean>`not ${sql.ref('user.readonly')}`;
}

/** Evidence of certifications is seen by those who may see its request, and a team's files by those who may see its project. */
function noEvidence(): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('attachment.bizType')} not in (${evidenceType}, ${entryFileType}, ${planPictureType})`;
}

function own(column: Column): Rule {
  return (ctx) => sql<boolean>`${sql.ref(column)} = ${callerOf(ctx).userId}`;
}

/** A contest of the caller's own school is open to its colleges to read, and a general one to all, once it is published. */
function publishedAbove(ctx: Context): RawBuilder<boolean> {
  return sql<boolean>`((${sql.ref('contest.orgId')} is null or ${sql.ref('contest.orgId')} = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[])) and ${sql.ref('contest.state')} <> 'DRAFT')`;
}

function templatesAbove(ctx: Context): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref('contestTemplate.orgId')} is null or ${sql.ref('contestTemplate.orgId')} = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[]))`;
}

/**
 * Rows that belong to a row of another table which is itself in scope. Beside an `or`, `exists` lets the planner choose whether it looks
 * for each row's or reads all of the other table first; `in` does not.
 */
function within(column: Column, parent: 'contest' | 'project' | 'judge' | 'user' | 'smsTask', way: 'read' | 'write'): Rule {
  return (ctx) => {
    if (callerOf(ctx).scope.isAll) return sql<boolean>`true`;
    return sql<boolean>`exists (select from ${sql.table(parent)} where ${sql.ref(`${parent}.tenantId`)} = ${ctx.tenant.id} and ${sql.ref(`${parent}.id`)} = ${sql.ref(column)} and ${rules[parent][way](ctx)})`;
  };
}

/** The caller's own rows as a judge: a user is at most one judge of a tenant. */
function judged(ctx: Context): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('assignment.judgeId')} = (select id from judge where judge.tenant_id = ${ctx.tenant.id} and judge.user_id = ${callerOf(ctx).userId})`;
}

/** Users see their own sign-ins; only callers who may view the log see those of others. */
function loginsToSee(ctx: Context): RawBuilder<boolean> {
  const mayView = callerOf(ctx).authority.hasPermission([contract['loginLog.get'].access]);
  return (mayView ? within('loginLog.userId', 'user', 'read') : own('loginLog.userId'))(ctx);
}

/**
 * Whether the caller's numbers are about the people in scope: they are for callers who may look at them; for all others they are about
 * the caller alone.
 */
export function mayCountOthers(ctx: Context): boolean {
  return callerOf(ctx).authority.hasPermission([contract['user.page'].access]);
}

function visitsToCount(ctx: Context): RawBuilder<boolean> {
  return (mayCountOthers(ctx) ? within('visit.userId', 'user', 'read') : own('visit.userId'))(ctx);
}

/**
 * A person who leads a project, belongs to its team or advises it sees neither its judges nor its sheets, in no list and no number. This
 * says of a row whether it is of another project.
 */
export function untied(ctx: Context, projectColumn: Column): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(projectColumn)} not in (select tie.project_id from project_tie tie where tie.tenant_id = ${ctx.tenant.id} and tie.user_id = ${callerOf(ctx).userId})`;
}

function unbarred(ctx: Context): RawBuilder<boolean> {
  return sql<boolean>`(${untied(ctx, 'assignment.projectId')} and ${boundContest(ctx)})`;
}

/** A caller who came by an invitation link reaches the contest of the link, whatever else the person judges. */
function boundContest(ctx: Context): RawBuilder<boolean> {
  const { boundContestId } = callerOf(ctx);
  if (boundContestId === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref('assignment.stageId')} in (select id from stage where stage.tenant_id = ${ctx.tenant.id} and stage.contest_id = ${boundContestId})`;
}

function and(first: Rule, second: Rule): Rule {
  return (ctx) => sql<boolean>`(${first(ctx)} and ${second(ctx)})`;
}

function or(first: Rule, second: Rule): Rule {
  return (ctx) => sql<boolean>`(${first(ctx)} or ${second(ctx)})`;
}

type Column = ReferenceExpression<TenantSchema, keyof TenantSchema> & string;
