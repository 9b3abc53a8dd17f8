import { msg } from '@lingui/core/macro';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Whether somebody administers their organisation: a role of theirs reaches its rows, and none reaches those of all organisations. Over
 * `"user"`. Students, teachers and judges see their own rows, and are none.
 */
export const administers: RawBuilder<boolean> = sql<boolean>`(
  exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
    where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state and role.ds_type in ('THIS_LEVEL', 'THIS_LEVEL_CHILDREN'))
  and not exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
    where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state and role.ds_type = 'ALL'))`;

/**
 * Why an administrator of a school or college does not get in, or null: it, or one above it, was switched off. Asked at each sign-in and
 * renewal; `endSessionsOfAdministrators` ends what is open when it is switched off.
 */
export async function orgBar(ctx: Context, userId: string): Promise<Refusal | null> {
  const { rows } = await sql<{ label: string }>`
    select above.label from "user"
      join org own on own.tenant_id = "user".tenant_id and own.id = "user".org_id
      join org above on above.tenant_id = own.tenant_id and own.tree_path like above.tree_path || '%'
    where "user".tenant_id = ${ctx.tenant.id} and "user".id = ${userId} and not above.state and ${administers}
    order by length(above.tree_path) limit 1`.execute(tenantDb(ctx));
  const [off] = rows;
  if (!off) return null;
  const { label } = off;
  return new Refusal(400, -10, msg`「${label}」已停用，请联系上级管理员`);
}
