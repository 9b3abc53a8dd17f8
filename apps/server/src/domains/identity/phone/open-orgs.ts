import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Schools and colleges that somebody may register at: in use, not expired, and so are those above them. */
export function openOrgs(ctx: Context) {
  return tenantDb(ctx)
    .selectFrom('org')
    .where('org.type', 'in', ['school', 'college'])
    .where(
      sql<boolean>`not exists (select from org above where above.tenant_id = org.tenant_id and org.tree_path like above.tree_path || '%'
        and (not above.state or above.expiry_date < ${ctx.now}))`,
    );
}
