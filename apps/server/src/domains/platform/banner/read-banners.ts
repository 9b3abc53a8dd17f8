import { type AnswerOf, contract } from '@saiwu/openapi';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Schema } from '../../schema/schema.ts';
import { endOfTomorrow, linkTo } from '../../services/files/signed-link.ts';
import { notFound } from '../../core/common-refusals.ts';
import { changeable, scoped } from '../../rows/scope.ts';
import { toWireOrNull } from '../../core/wire-time.ts';

type Banner = AnswerOf<'banner.insert'>;

/**
 * Banners as they go out, in order, at most 100: those shown now to everybody, to the caller's own people and to the visitors of `orgId`;
 * for somebody who may edit them all of their scope besides.
 */
export async function readBanners(ctx: Context, { place, orgId }: { place: string | null; orgId: string | null }): Promise<Banner[]> {
  const mayEdit = ctx.caller?.authority.hasPermission([contract['banner.insert'].access]) === true;
  const seen = sql<boolean>`(${isShownNow(ctx)} and ${isFor(ctx, orgId)})`;
  const matching = withPictures(ctx).where(mayEdit ? sql<boolean>`(${seen} or ${changeable(ctx, 'banner')})` : seen);
  const rows = await (place ? matching.where('banner.place', '=', place) : matching)
    .orderBy('banner.sortValue')
    .orderBy('banner.id')
    .limit(100)
    .execute();
  return Promise.all(rows.map((row) => present(ctx, row)));
}

/** One banner that has been found in the caller's scope. Throws `notFound`. */
export async function readBanner(ctx: Context, id: string): Promise<Banner> {
  return present(ctx, await withPictures(ctx).where('banner.id', '=', id).executeTakeFirstOrThrow(notFound));
}

function withPictures(ctx: Context) {
  return scoped(ctx, 'banner')
    .select()
    .innerJoin('attachment', (join) =>
      join.onRef('attachment.tenantId', '=', 'banner.tenantId').onRef('attachment.id', '=', 'banner.attachmentId'),
    )
    .selectAll('banner')
    .select('attachment.path');
}

/** Its end is inclusive to the second, like every deadline. */
function isShownNow(ctx: Context): RawBuilder<boolean> {
  const lastEnd = new Date(ctx.now.getTime() - 1000);
  return sql<boolean>`(banner.state and coalesce(banner.start_time <= ${ctx.now}, true) and coalesce(banner.end_time > ${lastEnd}, true))`;
}

/** Of nobody, of an organisation at or above the caller's, or of one at or above the named one. */
function isFor(ctx: Context, orgId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(banner.org_id is null or banner.org_id = any(${ctx.caller?.scope.upwardOrgIds ?? []}::bigint[]) or banner.org_id in (
    select above.id from org named join org above on above.tenant_id = named.tenant_id and named.tree_path like above.tree_path || '%'
    where named.tenant_id = ${ctx.tenant.id} and named.id = ${orgId}::bigint))`;
}

async function present(ctx: Context, row: Selectable<Schema['banner']> & { path: string }): Promise<Banner> {
  const { id, orgId, attachmentId, path, title, link, place, sortValue, startTime, endTime, state, version } = row;
  const zone = ctx.tenant.timeZone;
  return {
    id,
    orgId,
    title,
    image: `${await linkTo(ctx, { id: attachmentId, path }, endOfTomorrow(ctx))}&thumbnail=large`,
    link,
    place,
    sortValue,
    startTime: toWireOrNull(startTime, zone),
    endTime: toWireOrNull(endTime, zone),
    state,
    version,
  };
}
