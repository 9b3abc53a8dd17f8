import { type AnswerOf, contract } from '@saiwu/openapi';
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { linkTo, noEnd } from '../../../services/files/links/signed-link.ts';
import { linkAllowance } from './banner-links.ts';
import { isShowing } from './banner-showing.ts';

type Banner = AnswerOf<'banner.insert'>;

interface Asked {
  place: string | null;
  /** Whose page asks. */
  orgId: string | null;
}

/**
 * Banners as they go out, in order, at most 100: those shown now to everybody, to the caller's own people and to the visitors of `orgId`;
 * for somebody who may edit them all of their scope besides.
 */
export async function readBanners(ctx: Context, asked: Asked): Promise<Banner[]> {
  if (ctx.caller?.authority.hasPermission([contract['banner.insert'].access]) !== true) return readShown(ctx, asked);
  return read(ctx, asked.place, sql<boolean>`(${isSeen(ctx, asked.orgId)} or ${changeable(ctx, 'banner')})`);
}

/** Those of the caller's dashboard, who sees no more of them for looking after them. */
export function readOwnBanners(ctx: Context): Promise<Banner[]> {
  return readShown(ctx, { place: 'DASHBOARD', orgId: null });
}

/** A host that is allowed no more is linked to no more. */
async function readShown(ctx: Context, { place, orgId }: Asked): Promise<Banner[]> {
  const banners = await read(ctx, place, isSeen(ctx, orgId));
  const isAllowed = await linkAllowance(ctx);
  return banners.map((banner) => (banner.link === null || isAllowed(banner.link) ? banner : { ...banner, link: null }));
}

async function read(ctx: Context, place: string | null, which: RawBuilder<boolean>): Promise<Banner[]> {
  const matching = withPictures(scoped(ctx, 'banner').select()).where(which);
  const rows = await (place ? matching.where(standsAt(place)) : matching)
    .orderBy('banner.sortValue')
    .orderBy('banner.id')
    .limit(100)
    .execute();
  return Promise.all(rows.map((row) => presentBanner(ctx, row)));
}

/** One banner that has been found in the caller's scope. Throws `notFound`. */
export async function readBanner(ctx: Context, id: string): Promise<Banner> {
  const found = withPictures(scoped(ctx, 'banner').select()).where('banner.id', '=', id);
  return presentBanner(ctx, await found.executeTakeFirstOrThrow(notFound));
}

/** Banners with what their links are made of. */
export function withPictures(banners: SelectQueryBuilder<TenantSchema, 'banner', object>) {
  return banners.innerJoin('attachment', 'attachment.id', 'banner.attachmentId').selectAll('banner').select('attachment.path');
}

/** What is on everybody's dashboard stands on the page of visitors too, which is at the same address. */
function standsAt(place: string): RawBuilder<boolean> {
  const isThere = sql<boolean>`banner.place = ${place}`;
  return place === 'PUBLIC' ? sql<boolean>`(${isThere} or banner.place = 'DASHBOARD' and banner.roles = '{}')` : isThere;
}

function isSeen(ctx: Context, orgId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(${isShowing(ctx, 'SHOWN')} and ${isFor(ctx, orgId)} and ${isForRole(ctx)})`;
}

/** Of nobody, of an organisation at or above the caller's, or of one at or above the named one. */
function isFor(ctx: Context, orgId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(banner.org_id is null or banner.org_id = any(${ctx.caller?.scope.upwardOrgIds ?? []}::bigint[]) or banner.org_id in (
    select above.id from org named join org above on above.tenant_id = named.tenant_id and named.tree_path like above.tree_path || '%'
    where named.tenant_id = ${ctx.tenant.id} and named.id = ${orgId}::bigint))`;
}

function isForRole(ctx: Context): RawBuilder<boolean> {
  return sql<boolean>`(banner.roles = '{}' or banner.roles && ${ctx.caller?.roleCodes ?? []}::text[])`;
}

/** As it goes out. */
export async function presentBanner(ctx: Context, row: Selectable<TenantSchema['banner']> & { path: string }): Promise<Banner> {
  const { id, orgId, attachmentId, path, title, alt, link, place, roles, sortValue, startTime, endTime, state, version } = row;
  const zone = ctx.tenant.timeZone;
  return {
    id,
    orgId,
    title,
    image: `${await linkTo(ctx, { id: attachmentId, path }, noEnd)}&thumbnail=large`,
    alt: alt ?? title,
    link,
    place,
    roles,
    sortValue,
    startTime: toWireOrNull(startTime, zone),
    endTime: toWireOrNull(endTime, zone),
    state,
    version,
  };
}
