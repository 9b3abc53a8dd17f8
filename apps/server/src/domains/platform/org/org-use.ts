import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { namingOrgs } from './naming-orgs.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What belongs to organisations. */
interface Used {
  users: number;
  stations: number;
  judges: number;
  contests: number;
  projects: number;
  students: number;
  teachers: number;
  /** Contests that are not over, and templates, that say who may enter or how many may be sent, and name them. */
  setups: number;
}

/**
 * Organisations that people, stations, contests, projects, judges, students or teachers belong to stay, whoever may see these; so do those
 * without which a role would name none, and those that contests and templates name. Runs in a transaction.
 */
export async function refuseWhileUsed(ctx: Context, orgIds: readonly string[]): Promise<void> {
  // a role that gives up its other organisations meanwhile
  await takeTurns(ctx, 'role');
  const [name] = await rolesEnding(ctx, orgIds);
  if (name !== undefined) throw notNow(msg`角色「${name}」的数据范围只有这里，请先修改这个角色`);
  const { users, judges, contests, projects, stations, students, teachers, setups } = await countUse(ctx, orgIds);
  const counted = [
    users > 0 && msg`${users} 个用户`,
    judges > 0 && msg`${judges} 位评委`,
    contests > 0 && msg`${contests} 个大赛`,
    projects > 0 && msg`${projects} 个项目`,
    students > 0 && msg`${students} 名学生`,
    teachers > 0 && msg`${teachers} 名教师`,
    stations > 0 && msg`${stations} 个岗位`,
  ].filter((one) => one !== false);
  if (counted.length > 0) {
    const what = counted.map(ctx.say).join(ctx.say(msg`、`));
    throw notNow(msg`还有 ${what}属于这里，不能删除`);
  }
  if (setups > 0) throw notNow(msg`${setups} 个大赛或模板的参赛范围、名额里有这里，请先修改它们`);
}

/** How much belongs to these organisations themselves. */
export async function countUse(ctx: Context, orgIds: readonly string[]): Promise<Used> {
  const belongs = (column: string) => sql`${sql.ref(column)} = any(${orgIds}::bigint[])`;
  const { rows } = await sql<Used>`select
      (select count(*)::int from "user" where tenant_id = ${ctx.tenant.id} and ${belongs('org_id')}) as users,
      (select count(*)::int from contest where tenant_id = ${ctx.tenant.id} and ${belongs('org_id')}) as contests,
      (select count(*)::int from project where tenant_id = ${ctx.tenant.id}
        and (${belongs('org_id')} or ${belongs('school_id')} or ${belongs('college_id')})) as projects,
      (select count(*)::int from judge where tenant_id = ${ctx.tenant.id} and ${belongs('org_id')}) as judges,
      (select count(*)::int from station where tenant_id = ${ctx.tenant.id} and ${belongs('org_id')}) as stations,
      (select count(*)::int from student where tenant_id = ${ctx.tenant.id} and (${belongs('org_id')} or ${belongs('school_id')})) as students,
      (select count(*)::int from teacher where tenant_id = ${ctx.tenant.id} and (${belongs('org_id')} or ${belongs('school_id')})) as teachers,
      ${namingOrgs(ctx, orgIds)} as setups`.execute(tenantDb(ctx));
  return rows[0] ?? { users: 0, stations: 0, judges: 0, contests: 0, projects: 0, students: 0, teachers: 0, setups: 0 };
}

/**
 * A role that names its organisations names one at least: without any it reaches nothing, and nobody could change the rest of it. Names of
 * those that would not.
 */
export async function rolesEnding(ctx: Context, orgIds: readonly string[]): Promise<string[]> {
  const roles = await tenantDb(ctx)
    .selectFrom('roleOrg')
    .innerJoin('role', 'role.id', 'roleOrg.roleId')
    .groupBy(['role.id', 'role.name'])
    .having(sql<boolean>`bool_and(role_org.org_id = any(${orgIds}::bigint[]))`)
    .orderBy('role.id')
    .select('role.name')
    .execute();
  return roles.map(({ name }) => name);
}
