import { contract, radarKinds } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { setupOf } from '../decision/check-list.ts';
import { findings } from './finding-rows.ts';
import { findPdf, isUnread } from './plan-pdf-text.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * In what a project is like one that was handed in before, as its team is told: not which, and nothing of people. What was found to be in
 * order is left out, and whoever was first has nothing to explain.
 */
export async function readAlike(ctx: Context, projectId: string): Promise<Exclude<(typeof radarKinds)[number], 'PEOPLE'>[]> {
  const rows = await tenantDb(ctx)
    .selectFrom('radarFinding')
    .where(sql<boolean>`${projectId} in (first_id, second_id)`)
    .where('state', 'in', ['OPEN', 'SAME'])
    .where(
      sql<boolean>`exists (select from project own join project before on before.tenant_id = own.tenant_id
        and before.id = case when first_id = own.id then second_id else first_id end
        and coalesce(before.submit_time, before.create_time) <= coalesce(own.submit_time, own.create_time)
        where own.tenant_id = ${ctx.tenant.id} and own.id = ${projectId})`,
    )
    .select(['text', 'title', 'pictures'])
    .execute();
  const told = { TEXT: 'text', TITLE: 'title', PICTURE: 'pictures' } as const;
  return radarKinds.filter((kind) => kind !== 'PEOPLE').filter((kind) => rows.some((row) => row[told[kind]] !== null));
}

/** How many others a project is like that nobody has decided on, of those that the caller may look at. */
export async function countAlike(ctx: Context, projectId: string): Promise<number> {
  if (!mayLook(ctx)) return 0;
  const { count } = await findings(ctx)
    .where(sql<boolean>`${projectId} in (radar_finding.first_id, radar_finding.second_id)`)
    .where('radarFinding.state', '=', 'OPEN')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Whether the plan of a project that may be a PDF is one in which there is nothing to compare, as far as the caller may look at what is
 * alike.
 */
export async function hasUnreadPdf(ctx: Context, { id, setup }: { id: string } & Pick<ContestRow, 'setup'>): Promise<boolean> {
  return mayLook(ctx) && setupOf({ setup }).planAs === 'EITHER' && isUnread(await findPdf(ctx, id));
}

function mayLook(ctx: Context): boolean {
  return callerOf(ctx).authority.hasPermission([contract['radar.page'].access]);
}
