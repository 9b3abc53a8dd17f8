import { degreeLevelDictionary } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Misfit } from '../../../../schema/contest-schema.ts';
import type { setupOf } from '../../decision/check-list.ts';
import { barredTitles, type Eligibility, titleKey } from '../../eligibility/misfits.ts';
import { countAccepted } from '../../decision/college-quota.ts';
import type { ImportedProject } from './check-row.ts';
import type { Person } from '../people/project-people.ts';
import { readTiedPeople } from '../people/read-tied-people.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

type Project = Pick<ImportedProject, 'title' | 'collegeId' | 'schoolId' | 'people'>;

/** What the server knows about the rules of a contest and the projects of a sheet, read at once for all of them. */
export interface Rules {
  allowsCollege: (collegeId: string) => boolean;
  wonBy: (project: Project) => readonly Misfit[];
  /** What degree level the register knows of somebody of a team that may not enter; null: none. */
  otherDegreeOf: (schoolId: string, person: Person) => string | null;
  isCaller: (person: Person) => boolean;
  /** Of how many projects of the contest somebody is who is known by number or phone, those of the sheet that were taken among them. */
  projectsOf: (schoolId: string, person: Person) => number;
  /** How many a college sends, those that were taken among them, and how many before the sheet. */
  sentBy: (collegeId: string) => number;
  acceptedOf: (collegeId: string) => number;
  take: (project: Project) => void;
}

/** A few queries, however long the sheet is. */
export async function readRules(
  ctx: Context,
  contestId: string,
  { eligibility, team }: ReturnType<typeof setupOf>,
  projects: readonly Project[],
): Promise<Rules> {
  const people = projects.flatMap(({ schoolId, people: of }) => of.map((person) => ({ ...person, schoolId })));
  const within = await readWithin(ctx, eligibility);
  const barred = await barredTitles(ctx, eligibility);
  const degrees = await readOtherDegrees(ctx, eligibility, people);
  const isCaller = await readTiedPeople(ctx, people);
  const accepted = await countAccepted(ctx, contestId);
  const entered = team.perStudent || team.perAdvisor ? await readEntered(ctx, contestId, people) : new Map<string, Set<string>>();
  const sent = new Map(accepted);
  return {
    allowsCollege: (collegeId) => within === null || within.has(collegeId),
    wonBy: ({ schoolId, title }) => barred.get(titleKey(schoolId, title)) ?? [],
    otherDegreeOf: (schoolId, { number }) => (number === null ? null : (degrees.get(`${schoolId} ${number.toLowerCase()}`) ?? null)),
    isCaller,
    projectsOf: (schoolId, person) => new Set(soughtKeys(schoolId, person).flatMap((key) => [...(entered.get(key) ?? [])])).size,
    sentBy: (collegeId) => sent.get(collegeId) ?? 0,
    acceptedOf: (collegeId) => accepted.get(collegeId) ?? 0,
    take: ({ title, collegeId, schoolId, people: of }) => {
      sent.set(collegeId, (sent.get(collegeId) ?? 0) + 1);
      for (const person of of)
        for (const key of keysOf(schoolId, person)) entered.set(key, (entered.get(key) ?? new Set()).add(`row ${title}`));
    },
  };
}

type Known = Pick<Person, 'part' | 'number' | 'phone'>;

/** By what somebody is known: a name alone may be a namesake's. Students and advisers are counted apart. */
function keysOf(schoolId: string, { part, number, phone }: Known): string[] {
  const kind = part === 'ADVISOR' ? 'advisor' : 'student';
  const phoned = number ? `${kind} numbered ${phone}` : `${kind} phone ${phone}`;
  return [...(number ? [`${kind} number ${schoolId} ${number.toLowerCase()}`] : []), ...(phone ? [phoned] : [])];
}

/** Where somebody is looked for: two numbers are two people, even of one phone. */
function soughtKeys(schoolId: string, { part, number, phone }: Known): string[] {
  const kind = part === 'ADVISOR' ? 'advisor' : 'student';
  return [number ? `${kind} number ${schoolId} ${number.toLowerCase()}` : `${kind} numbered ${phone}`, `${kind} phone ${phone}`];
}

/** Colleges that may enter; null: all. */
async function readWithin(ctx: Context, { orgIds }: Eligibility): Promise<Set<string> | null> {
  if (orgIds.length === 0) return null;
  const { rows } = await sql<{ id: string }>`
    select distinct org.id::text as id from org named join org on org.tenant_id = named.tenant_id and org.tree_path like named.tree_path || '%'
    where named.tenant_id = ${ctx.tenant.id} and named.id = any(${orgIds}::bigint[])`.execute(tenantDb(ctx));
  return new Set(rows.map(({ id }) => id));
}

async function readOtherDegrees(
  ctx: Context,
  { degreeLevels }: Eligibility,
  people: readonly (Person & { schoolId: string })[],
): Promise<Map<string, string>> {
  const numbers = people.flatMap(({ part, number }) => (part === 'ADVISOR' || number === null ? [] : [number.toLowerCase()]));
  if (degreeLevels.length === 0 || numbers.length === 0) return new Map();
  const { rows } = await sql<{ schoolId: string; number: string; degree: string }>`
    select student.school_id as "schoolId", lower(student.number) as number, coalesce(level.name, student.degree) as degree
    from student
    left join dictionary level on level.tenant_id = student.tenant_id and level.type = ${degreeLevelDictionary} and level.code = student.degree
    where student.tenant_id = ${ctx.tenant.id} and lower(student.number) = any(${numbers}::text[])
      and student.degree is not null and student.degree <> all(${degreeLevels}::text[])`.execute(tenantDb(ctx));
  return new Map(rows.map(({ schoolId, number, degree }) => [`${schoolId} ${number}`, degree]));
}

/** The projects of a contest that are still in it, of those people of a sheet who are known by number or phone. */
async function readEntered(ctx: Context, contestId: string, people: readonly Person[]): Promise<Map<string, Set<string>>> {
  const numbers = people.flatMap(({ number }) => number?.toLowerCase() ?? []);
  const phones = people.flatMap(({ phone }) => phone ?? []);
  const { rows } = await sql<Known & { schoolId: string; projectId: string }>`
    select person.part, person.number, person.phone, project.school_id as "schoolId", project.id::text as "projectId"
    from project join project_person person on person.tenant_id = project.tenant_id and person.project_id = project.id
    where project.tenant_id = ${ctx.tenant.id} and project.contest_id = ${contestId} and project.state not in ('WITHDRAWN', 'REJECTED')
      and (lower(person.number) = any(${numbers}::text[]) or person.phone = any(${phones}::text[]))`.execute(tenantDb(ctx));
  const entered = new Map<string, Set<string>>();
  for (const { schoolId, projectId, ...person } of rows)
    for (const key of keysOf(schoolId, person)) entered.set(key, (entered.get(key) ?? new Set()).add(projectId));
  return entered;
}
