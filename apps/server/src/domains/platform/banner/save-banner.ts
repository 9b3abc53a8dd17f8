import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import { invalid, notFound, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { fromWire } from '../../../core/wire-time.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { ownPictureId } from '../../../services/files/pictures/own-picture.ts';
import { refuseForeignLink } from './banner-links.ts';
import { readBannerRow } from './banner-rows.ts';
import { refuseUnknownRoles } from './banner-roles.ts';
import { readBanner } from './read-banners.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Row = Selectable<TenantSchema['banner']>;

/** Adds a banner, or changes the one that is named, whole. Answers its id. */
export async function saveBanner(
  ctx: Context,
  { id, version, orgId, image, startTime, endTime, ...fields }: InputOf<'banner.insert'>['body'],
): Promise<string> {
  const current = id ? await holdBanner(ctx, id) : null;
  if (current && typeof version === 'number' && version !== current.version) throw stale(await readBanner(ctx, current.id));
  const row = {
    ...(await fit(ctx, { ...fields, alt: fields.alt ?? null, link: fields.link ?? null }, current)),
    orgId: await orgOf(ctx, orgId === undefined && current ? current.orgId : orgId),
    attachmentId: await ownPictureId(ctx, 'image', image, current?.attachmentId ?? null),
    startTime: momentOf(ctx, startTime ?? null),
    endTime: momentOf(ctx, endTime ?? null),
  };
  if (current) return write(ctx, current, row);
  const audit = { createTime: ctx.now, createdBy: callerOf(ctx).userId, updateTime: ctx.now, updatedBy: callerOf(ctx).userId };
  const added = await tenantDb(ctx)
    .insertInto('banner')
    .values({ ...row, ...audit })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

/** Changes what is given; the rest stays. */
export async function updateBanner(
  ctx: Context,
  { id, version, orgId, image, startTime, endTime, ...fields }: InputOf<'banner.update'>['body'],
): Promise<void> {
  const current = await holdBanner(ctx, id);
  const was = await readBannerRow(ctx, id);
  if (version !== current.version) throw stale(was);
  const from = startTime === undefined ? current.startTime : momentOf(ctx, startTime);
  const until = endTime === undefined ? current.endTime : momentOf(ctx, endTime);
  if (from && until && until <= from) throw invalid({ endTime: msg`结束时间要晚于开始时间` });
  await write(ctx, current, {
    ...(await fit(ctx, fields, current)),
    ...(orgId !== undefined && orgId !== current.orgId && { orgId: await orgOf(ctx, orgId) }),
    ...(image !== undefined && { attachmentId: await ownPictureId(ctx, 'image', image, current?.attachmentId ?? null) }),
    startTime: from,
    endTime: until,
  });
  ctx.was?.(was);
}

async function write(ctx: Context, current: Row, row: Partial<Row>): Promise<string> {
  await scoped(ctx, 'banner')
    .update()
    .set({ ...row, updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: current.version + 1 })
    .where('banner.id', '=', current.id)
    .execute();
  return current.id;
}

type Fields = Pick<InputOf<'banner.update'>['body'], 'title' | 'alt' | 'link' | 'place' | 'roles' | 'state'>;

/** Empty texts are stored as absent. Roles are for dashboards: other pages are for everybody. */
async function fit<Given extends Fields>(ctx: Context, given: Given, current: Row | null) {
  const { alt, link, roles, ...rest } = given;
  await refuseForeignLink(ctx, link);
  const place = given.place ?? current?.place ?? 'DASHBOARD';
  const wanted = [...new Set(roles ?? current?.roles)];
  if (roles)
    await refuseUnknownRoles(
      ctx,
      wanted.filter((code) => current?.roles.includes(code) !== true),
    );
  return {
    ...rest,
    ...(alt !== undefined && { alt: alt || null }),
    ...(link !== undefined && { link: link || null }),
    roles: place === 'DASHBOARD' ? wanted : [],
  };
}

function momentOf(ctx: Context, wire: string | null): Date | null {
  return wire === null ? null : fromWire(wire, ctx.tenant.timeZone);
}

/** A banner that the caller may change, held. Throws `notFound`. */
function holdBanner(ctx: Context, id: string): Promise<Row> {
  return scoped(ctx, 'banner')
    .select()
    .where(changeable(ctx, 'banner'))
    .where('banner.id', '=', id)
    .selectAll('banner')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** Whose a banner becomes: without a word the caller's own organisation's. General ones are for those who see all organisations. */
async function orgOf(ctx: Context, given: string | null | undefined): Promise<string | null> {
  const { scope, orgId: own } = callerOf(ctx);
  const orgId = given === undefined && !scope.isAll ? own : (given ?? null);
  if (orgId === null && scope.isAll) return null;
  if (orgId === null) throw invalid({ orgId: msg`通用的轮播图由总管理员维护` });
  const known = await scoped(ctx, 'org').select().where('org.id', '=', orgId).select('org.id').executeTakeFirst();
  if (!known) throw invalid({ orgId: msg`没有找到这个机构` });
  return orgId;
}
