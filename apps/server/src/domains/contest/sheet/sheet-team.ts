import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import type { Person } from '../project/people/project-people.ts';
import { findPeople, type FoundPerson } from './find-people.ts';

/** What a sheet needs of a project beside its own columns. */
export const sheetColumns = [
  sql<string>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.school_id)`.as('schoolLabel'),
  sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.college_id)`.as('collegeLabel'),
  sql<
    Person[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('part', person.part, 'name', person.name, 'number', person.number, 'phone', person.phone)
      order by person.position), '[]')
    from project_person person where person.tenant_id = project.tenant_id and person.project_id = project.id)`.as('people'),
] as const;

export interface SheetTeamRow extends Selectable<TenantSchema['project']> {
  schoolLabel: string;
  collegeLabel: string | null;
  people: Person[];
}

/** Somebody of a project, with what the registers know of them. */
export interface SheetPerson extends Person {
  known: FoundPerson | null;
}

/** A project with its people, as sheets are written from it. */
export interface SheetTeam extends Omit<SheetTeamRow, 'people'> {
  leader: SheetPerson | undefined;
  members: SheetPerson[];
  advisors: SheetPerson[];
}

/** Finds the people of projects in the registers, as an import does. */
export async function teamsOf(ctx: Context, rows: readonly SheetTeamRow[]): Promise<SheetTeam[]> {
  const everybody = rows.flatMap(({ people, schoolId, collegeId }) => people.map((person) => ({ ...person, schoolId, collegeId })));
  const [team, advisors] = [everybody.filter(({ part }) => part !== 'ADVISOR'), everybody.filter(({ part }) => part === 'ADVISOR')];
  const found = { team: await findPeople(ctx, 'student', team), advisors: await findPeople(ctx, 'teacher', advisors) };
  const at = { team: 0, advisors: 0 };
  const known = ({ part, name, number, phone }: Person): SheetPerson => {
    const list = part === 'ADVISOR' ? 'advisors' : 'team';
    const finding = found[list][at[list]++];
    return { part, name, number: number ?? finding?.number ?? null, phone, known: finding?.person ?? null };
  };
  return rows.map(({ people, ...row }) => {
    const all = people.map(known);
    const of = (part: Person['part']) => all.filter((person) => person.part === part);
    return { ...row, leader: of('LEADER')[0], members: of('MEMBER'), advisors: of('ADVISOR') };
  });
}
