import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { scoped, type ScopedName } from '../../../rows/scope.ts';
import { askHome } from './ask-home.ts';
import { homeOf, refuseUnseenHome } from './home-of.ts';

/** The organisation of a row, as `echoMap` names it. */
export type OrgLabel = { id: string; label: string } | null;

/** The organisation that `orgId` of a table's rows names, for `beside`. */
export function orgLabel(table: ScopedName): RawBuilder<OrgLabel> {
  const row = sql.table(table);
  return sql`(select json_build_object('id', org.id::text, 'label', org.label) from org
    where org.tenant_id = ${row}.tenant_id and org.id = ${row}.org_id)`;
}

/**
 * What `crudOf` has to know of rows that are an organisation's, or of none: whose they become, what a change may name, and how they go out.
 */
export function ofOrg(table: 'station') {
  return {
    beside: { org: orgLabel(table) },
    present: async (ctx: Context, rows: readonly (Record<string, unknown> & { org: OrgLabel })[]) =>
      rows.map(({ org, ...row }) => ({ ...presentAudit(ctx, row), echoMap: { ...(org && { orgId: org }) } })),
    fitSave: async <Body extends { orgId?: string | null | undefined }>(ctx: Context, body: Body) => ({
      ...body,
      orgId: await homeOf(ctx, body.orgId),
    }),
    fitChange: async <Body extends { id: string; orgId?: string | null | undefined }>(ctx: Context, body: Body) => {
      const kept = await scoped(ctx, table).select().where(`${table}.id`, '=', body.id).select(`${table}.orgId`).executeTakeFirst();
      if (kept && kept.orgId !== body.orgId) await refuseUnseenHome(ctx, body.orgId);
      return body;
    },
    afterImport: askHome,
  };
}
