import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { anonymous } from '../project/people/project-people.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

interface Shared {
  /** Leader and members. */
  team: number;
  advisors: number;
}

/**
 * Who stands behind other projects that are handed in too, and how many of them: by account, by number within a school, and advisers, whom
 * sheets name without either, by name within a school.
 */
export async function readSharedPeople(ctx: Context, projectId: string): Promise<Map<string, Shared>> {
  const { rows } = await sql<Shared & { id: string }>`
    with met as (${sharedPeople(ctx, projectId)})
    select met.project_id::text as id, count(distinct (met.part, met.position)) filter (where met.part <> 'ADVISOR')::int as team,
      count(distinct (met.part, met.position)) filter (where met.part = 'ADVISOR')::int as advisors
    from met join project on project.tenant_id = ${ctx.tenant.id} and project.id = met.project_id and project.state not in ('DRAFT', 'WITHDRAWN')
    group by met.project_id`.execute(tenantDb(ctx));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/**
 * Places (`part`, `position`) of one project whose people stand behind another one (`project_id`), there in `other_part`, `other_position`.
 */
export function sharedPeople(ctx: Context, projectId: string): RawBuilder<unknown> {
  const met = (same: RawBuilder<unknown>, needsSchool: boolean) => sql`
    select own.part, own.position, other.project_id, other.part as other_part, other.position as other_position
    from project_person own join project_person other on other.tenant_id = own.tenant_id and other.project_id <> own.project_id and ${same}
    ${
      needsSchool
        ? sql`join project here on here.tenant_id = own.tenant_id and here.id = own.project_id
      join project there on there.tenant_id = other.tenant_id and there.id = other.project_id and there.school_id = here.school_id`
        : sql``
    }
    where own.tenant_id = ${ctx.tenant.id} and own.project_id = ${projectId} and own.name <> ${anonymous}
      and (own.part = 'ADVISOR') = (other.part = 'ADVISOR')`;
  return sql`${met(sql`other.user_id = own.user_id`, false)}
    union ${met(sql`lower(other.number) = lower(own.number)`, true)}
    union ${met(sql`other.name = own.name and own.part = 'ADVISOR'`, true)}`;
}
