import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Who enters a contest, as the register of their school knows them. */
export interface Entrant {
  name: string;
  number: string | null;
  phone: string | null;
  orgId: string;
  schoolId: string;
  /** Null for who belongs to a school itself. */
  collegeId: string | null;
  treePath: string;
  /** Of the dictionary DEGREE_LEVEL; null where the register does not say. */
  degree: string | null;
  degreeName: string | null;
  /** Whether they teach: by the register of teachers or their role; asked as a student, only where no register of students has them. */
  isTeacher: boolean;
}

/**
 * Somebody as a student, or as a teacher: by the row of the register that is theirs, and without one by the college of their account. Null
 * for who belongs nowhere: nobody enters without a school that answers for them.
 */
export async function readEntrant(ctx: Context, register: 'student' | 'teacher', userId: string): Promise<Entrant | null> {
  const isStudent = register === 'student';
  const { rows } = await sql<Entrant>`
    select coalesce(known.name, me.name) as name, known.number, coalesce(known.phone, me.mobile) as phone, org.id as org_id, org.tree_path,
      ${schoolOf} as school_id, case org.type when 'college' then org.id end as college_id,
      ${isStudent ? sql`known.degree` : sql`null`} as degree, ${isStudent ? degreeName : sql`null`} as degree_name,
      ${isStudent ? sql`known.id is null and (${isRegistered} or ${holdsRole})` : sql`(known.id is not null or ${holdsRole})`} as is_teacher
    from "user" me
    left join ${sql.table(register)} known on known.tenant_id = me.tenant_id and known.user_id = me.id
      ${isStudent ? sql`and known.graduate_time is null` : sql``}
    join org on org.tenant_id = me.tenant_id and org.id = coalesce(known.org_id, me.org_id)
    where me.tenant_id = ${ctx.tenant.id} and me.id = ${userId} and (known.id is not null or org.type in ('college', 'school'))`.execute(
    tenantDb(ctx),
  );
  const [found] = rows;
  return found?.schoolId ? found : null;
}

/** The nearest school at or above `org`. */
const schoolOf: RawBuilder<string> = sql`(select above.id from org above where above.tenant_id = org.tenant_id and above.type = 'school'
  and org.tree_path like above.tree_path || '%' order by length(above.tree_path) desc limit 1)`;

/** Over `"user" me`. */
const isRegistered = sql`exists (select from teacher where teacher.tenant_id = me.tenant_id and teacher.user_id = me.id)`;

/** Over `"user" me`: a school may have teachers whom no register knows yet. */
const holdsRole = sql`exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
  where held.tenant_id = me.tenant_id and held.user_id = me.id and role.code = 'TEACHER' and role.state)`;

const degreeName = sql`(select level.name from dictionary level
  where level.tenant_id = known.tenant_id and level.type = 'DEGREE_LEVEL' and level.code = known.degree)`;
