import { type RawBuilder, sql } from 'kysely';
import { anonymous, type Writing } from './project-people.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Ties the people of projects that have just been added to the users that they are. */
export async function tiePeopleOf(writing: Writing, projectIds: readonly string[]): Promise<void> {
  await tie(writing, sql`project_id = any(${[...projectIds]}::bigint[])`, sql`true`);
}

/**
 * The same for one project whose people were written anew. Whoever is among them no more stays tied to it, or a judge could leave and then
 * be assigned.
 */
export async function retiePeopleOf(writing: Writing, projectId: string): Promise<void> {
  const before = await tenantDb(writing).deleteFrom('projectTie').where('projectId', '=', projectId).returning('userId').execute();
  await tiePeopleOf(writing, [projectId]);
  await sql`
    insert into project_tie (tenant_id, project_id, part, position, user_id)
    select distinct ${writing.tenant.id}::bigint, ${projectId}::bigint, 'FORMER', 0, former.id
    from unnest(${before.map(({ userId }) => userId)}::bigint[]) as former (id)
    where not exists (
      select from project_tie tie where tie.tenant_id = ${writing.tenant.id} and tie.project_id = ${projectId} and tie.user_id = former.id)`.execute(
    tenantDb(writing),
  );
}

/** Ties users that have just come, or got a phone by an administrator, to the projects that they stand behind. */
export async function tieUsers(writing: Writing, userIds: readonly string[]): Promise<void> {
  await tie(writing, sql`true`, sql`id = any(${[...userIds]}::bigint[])`);
}

/**
 * Somebody is known by number, which is the account, by phone, or by having come themselves. Whom neither leads to is every user of that
 * name, the cautious side: always of an adviser, since teachers have accounts that are not their numbers; of the team only who is named
 * without number and phone. What was tied once stays, whatever becomes of names and phones.
 */
async function tie(writing: Writing, ofPeople: RawBuilder<unknown>, ofUsers: RawBuilder<unknown>): Promise<void> {
  const { tenant } = writing;
  await sql`
    with person as not materialized (select * from project_person where tenant_id = ${tenant.id} and name <> ${anonymous} and ${ofPeople}),
    known_user as not materialized (select id, account, mobile, name from "user" where tenant_id = ${tenant.id} and ${ofUsers}),
    known as (
      select project_id, part, position, id as user_id from person join known_user on lower(account) = lower(number)
      union
      select project_id, part, position, id from person join known_user on mobile = phone
      union
      select project_id, part, position, id from person join known_user on id = person.user_id),
    namesake as (
      select project_id, part, position, id as user_id
      from person join known_user on known_user.name = person.name
      where (part = 'ADVISOR' or (number is null and phone is null))
        and not exists (select from known where (known.project_id, known.part, known.position) = (person.project_id, person.part, person.position))
        and not exists (
          select from project_tie tie
          where tie.tenant_id = ${tenant.id} and (tie.project_id, tie.part, tie.position) = (person.project_id, person.part, person.position)))
    insert into project_tie (tenant_id, project_id, part, position, user_id)
    select ${tenant.id}::bigint, project_id, part, position, user_id from known
    union all
    select ${tenant.id}::bigint, project_id, part, position, user_id from namesake
    on conflict do nothing`.execute(tenantDb(writing));
}
