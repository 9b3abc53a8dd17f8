import { sql } from 'kysely';
import { builtInName } from '../../../core/built-in-names.ts';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The menu under which a role is given a permission code, with those above it: `系统设置 / 用户`; null for a code that stands under none. */
export async function readMenuOf(ctx: Context, code: string): Promise<string | null> {
  const { rows } = await sql<{ path: string; label: string }>`
    with recursive up as (
      select menu.id, menu.parent_id, menu.path, menu.label, 0 as depth
      from resource join menu on menu.tenant_id = resource.tenant_id and menu.id = resource.menu_id
      where resource.tenant_id = ${ctx.tenant.id} and ${code} = any(string_to_array(resource.code, ';'))
      union all
      select above.id, above.parent_id, above.path, above.label, up.depth + 1
      from menu above join up on above.tenant_id = ${ctx.tenant.id} and above.id = up.parent_id where up.depth < 10
    ) select path, label from up order by depth desc`.execute(tenantDb(ctx));
  return rows.length === 0 ? null : rows.map(({ path, label }) => builtInName(path, label, ctx.say)).join(' / ');
}
