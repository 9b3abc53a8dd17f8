import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';

/**
 * How many contests that are not over, and templates, name one of these organisations in their setup: who may enter, how many may be sent.
 * What goes along with them does not count.
 */
export function namingOrgs(ctx: Context, orgIds: readonly string[]): RawBuilder<number> {
  const names = (setup: string) => sql<boolean>`(${sql.raw(setup)} -> 'eligibility' -> 'orgIds' ?| ${[...orgIds]}::text[] or exists (
    select from jsonb_array_elements(${sql.raw(setup)} -> 'quotas' -> 'of') one where one ->> 'orgId' = any(${[...orgIds]}::text[])))`;
  return sql<number>`(
    (select count(*)::int from contest where tenant_id = ${ctx.tenant.id} and state not in ('FINISHED', 'CANCELLED') and ${names('setup')})
    + (select count(*)::int from contest_template where tenant_id = ${ctx.tenant.id} and (org_id is null or org_id <> all(${[...orgIds]}::bigint[]))
        and ${names("(content -> 'setup')")}))`;
}
