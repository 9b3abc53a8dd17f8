import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/** Somebody whom a sheet or a project names, and where. */
export interface Sought {
  name: string;
  number: string | null;
  phone: string | null;
  schoolId: string;
  collegeId: string | null;
}

/** Who that is in the register of students or of teachers. */
export interface FoundPerson {
  orgId: string;
  schoolId: string;
  name: string;
  number: string;
  phone: string | null;
  major: string | null;
  degree: string | null;
  year: number | null;
  jobTitle: string | null;
}

export interface Finding {
  person: FoundPerson | null;
  /** The number that the register knows of whom the phone has led to. */
  number: string | null;
  /** Number and phone are those of two people. */
  clash: { byNumber: string; byPhone: string } | null;
}

/**
 * Finds people in a register, as far as the caller sees it: by number, else by phone and name, else, where neither is said, by a name that
 * one alone has in the college. A name leads to what is looked up of somebody, never to a number: by that projects are opened.
 */
export async function findPeople(ctx: Context, register: 'student' | 'teacher', sought: readonly Sought[]): Promise<Finding[]> {
  const rows = await readRegister(ctx, register, sought);
  const byNumber = Map.groupBy(rows, ({ schoolId, number }) => `${schoolId} ${number}`);
  const byPhone = Map.groupBy(rows, ({ schoolId, phone }) => `${schoolId} ${phone}`);
  const byName = Map.groupBy(rows, ({ orgId, name }) => `${orgId} ${name}`);
  return sought.map(({ name, number, phone, schoolId, collegeId }) => {
    const numbered = number === null ? null : alone(byNumber.get(`${schoolId} ${number}`));
    const phoned = phone === null ? null : alone(byPhone.get(`${schoolId} ${phone}`));
    if (numbered && phoned && numbered !== phoned)
      return { person: numbered, number: null, clash: { byNumber: numbered.name, byPhone: phoned.name } };
    const reached = number === null && phoned?.name === name ? phoned : null;
    const named = number === null && phone === null ? alone(byName.get(`${collegeId} ${name}`)) : null;
    return { person: numbered ?? reached ?? named, number: reached?.number ?? null, clash: null };
  });
}

async function readRegister(ctx: Context, register: 'student' | 'teacher', sought: readonly Sought[]): Promise<FoundPerson[]> {
  const given = (fact: 'number' | 'phone') => [...new Set(sought.flatMap((one) => one[fact] ?? []))];
  const names = [...new Set(sought.flatMap(({ name, number, phone }) => (number === null && phone === null ? [name] : [])))];
  const schools = [...new Set(sought.map(({ schoolId }) => schoolId))];
  if (schools.length === 0) return [];
  const isStudent = register === 'student';
  return scoped(ctx, register)
    .select()
    .where(sql<boolean>`school_id = any(${schools}::bigint[])`)
    .where(
      sql<boolean>`(number = any(${given('number')}::text[]) or phone = any(${given('phone')}::text[]) or name = any(${names}::text[]))`,
    )
    .select([`${register}.orgId`, `${register}.schoolId`, `${register}.name`, `${register}.number`, `${register}.phone`])
    .select([
      fact<string>('major', isStudent).as('major'),
      fact<string>('degree', isStudent).as('degree'),
      fact<number>('year', isStudent).as('year'),
      fact<string>('job_title', !isStudent).as('jobTitle'),
    ])
    .execute();
}

/** A column that one of the two registers has. */
function fact<T>(column: string, isThere: boolean) {
  return isThere ? sql<T | null>`${sql.ref(column)}` : sql<T | null>`null`;
}

function alone(found: FoundPerson[] | undefined): FoundPerson | null {
  return found?.length === 1 ? (found[0] ?? null) : null;
}
