import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { anyHolds, holdsText } from '../../../../rows/search-text.ts';
import type { ContestSchema } from '../../../../schema/contest-schema.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

export type Part = ContestSchema['projectPerson']['part'];

/** Somebody who stands behind a project. `number` is the student number of the team, and the 工号 of an adviser. */
export interface Person {
  part: Part;
  name: string;
  number: string | null;
  phone: string | null;
}

/** The same with the place in the list of that part, from 1. */
export interface PlacedPerson extends Person {
  position: number;
}

/** What everybody is called once a contest's people are anonymous: nobody is tied by it. */
export const anonymous = '匿名';

/** Writes down who stands behind projects that have just been added, in the order of each list. */
export async function insertPeople(ctx: Writing, listed: readonly { projectId: string; people: readonly Person[] }[]): Promise<void> {
  const rows = listed.flatMap(({ projectId, people }) =>
    [...Map.groupBy(people, ({ part }) => part).values()].flatMap((ofPart) =>
      ofPart.map((person, index) => ({ projectId, ...person, position: index + 1 })),
    ),
  );
  for (let at = 0; at < rows.length; at += batch)
    await tenantDb(ctx)
      .insertInto('projectPerson')
      .values(rows.slice(at, at + batch))
      .execute();
}

/** What it takes to write: the demonstration has no caller. */
export type Writing = Pick<Context, 'db'> & { tenant: Pick<Context['tenant'], 'id'> };

/** Rows per statement: a statement takes 65,535 values. */
const batch = 5000;

/** All over `project`. */
export const leader = {
  name: sql<string>`(select person.name ${those('LEADER')})`,
  phone: sql<string | null>`(select person.phone ${those('LEADER')})`,
};
export const memberList = sql<{ name: string; studentNumber: string | null }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', person.name, 'studentNumber', person.number) order by person.position), '[]') ${those('MEMBER')})`;
export const advisorNames = sql<string[]>`array(select person.name ${those('ADVISOR')} order by person.position)`;

/** Whether number, title or the leader's name of a project of one contest holds a text. */
export function holdsProject(text: string): RawBuilder<boolean> {
  return sql<boolean>`(${anyHolds(['project.number', 'project.title'], text, holdsText)} or ${holdsText(leader.name, text)})`;
}

function those(part: Part): RawBuilder<unknown> {
  return sql`from project_person person where person.tenant_id = project.tenant_id and person.project_id = project.id and person.part = ${sql.lit(part)}`;
}
