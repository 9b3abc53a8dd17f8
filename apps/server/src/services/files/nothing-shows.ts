import { coverType, siteLogoType } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { avatarType } from './pictures/avatar-links.ts';

/**
 * Whether no record shows an attachment any more: its kind is one that this server knows the uses of, and it is old enough not to belong
 * to a form that a user is filling in. Logos of tenants are uploaded by the tenant that keeps these.
 */
export function nothingShows(ctx: Context): RawBuilder<boolean> {
  const { id } = ctx.tenant;
  const settled = new Date(ctx.now.getTime() - patience);
  return sql<boolean>`attachment.create_time < ${settled} and case attachment.biz_type
    when ${avatarType} then attachment.id not in (
      select ${idIn('avatar')} from "user" where tenant_id = ${id} and avatar ~ '/attachment/\\d')
    when ${coverType} then attachment.id not in (select cover_id from contest where tenant_id = ${id} and cover_id is not null)
    when 'BANNER' then attachment.id not in (select attachment_id from banner where tenant_id = ${id})
    when ${siteLogoType} then attachment.id not in (
      select ${idIn('value')} from parameter where tenant_id = ${id} and key = 'SiteLogo' and value ~ '/attachment/\\d')
    when 'TENANT_LOGO' then attachment.id not in (
      select ${idIn('logo')} from tenant where tenant_id = ${id} and logo ~ '/attachment/\\d')
    when 'PROJECT_MATERIAL' then attachment.biz_id not in (select id::text from project where tenant_id = ${id})
    else false end`;
}

/** Milliseconds in which an uploaded file need not be in use yet. */
const patience = 24 * 3_600_000;

/** The attachment that an address in a column leads to. */
function idIn(column: string): RawBuilder<string> {
  return sql<string>`substring(${sql.ref(column)} from '/attachment/(\\d{1,18})')::bigint`;
}
