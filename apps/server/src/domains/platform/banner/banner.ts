import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../core/context.ts';
import { attachmentAt } from '../../services/files/attachment-address.ts';
import { shownTypes } from '../../services/files/content-types.ts';
import type { Handlers } from '../../core/handlers.ts';
import { invalid, notFound, stale } from '../../core/common-refusals.ts';
import { changeable, scoped } from '../../rows/scope.ts';
import { fromWire } from '../../core/wire-time.ts';
import { readBanner, readBanners } from './read-banners.ts';

export const bannerHandlers = {
  'banner.get': (ctx, { body: { place, orgId } }) => readBanners(ctx, { place: place || null, orgId: orgId ?? null }),

  'banner.insert': async (ctx, { body }) => {
    const id = await saveBanner(ctx, body);
    return readBanner(ctx, id);
  },

  'banner.delete': async (ctx, { body: { ids } }) => {
    const wanted = new Set(ids);
    const done = await scoped(ctx, 'banner')
      .delete()
      .where('banner.id', 'in', [...wanted])
      .executeTakeFirst();
    if (Number(done.numDeletedRows) !== wanted.size) throw notFound();
    return true;
  },
} satisfies Partial<Handlers>;

/** Adds a banner, or changes the one that is named. Answers its id. */
async function saveBanner(
  ctx: Context,
  { id, version, orgId, image, link, startTime, endTime, ...fields }: InputOf<'banner.insert'>['body'],
): Promise<string> {
  const zone = ctx.tenant.timeZone;
  const current = id ? await holdBanner(ctx, id) : null;
  if (current && typeof version === 'number' && version !== current.version) throw stale(await readBanner(ctx, current.id));
  const row = {
    ...fields,
    orgId: await orgOf(ctx, orgId === undefined && current ? current.orgId : orgId),
    link: link || null,
    attachmentId: await pictureOf(ctx, image),
    startTime: startTime ? fromWire(startTime, zone) : null,
    endTime: endTime ? fromWire(endTime, zone) : null,
    updateTime: ctx.now,
    updatedBy: callerOf(ctx).userId,
  };
  if (current) {
    await scoped(ctx, 'banner')
      .update()
      .set({ ...row, version: current.version + 1 })
      .where('banner.id', '=', current.id)
      .execute();
    return current.id;
  }
  const added = await ctx.db
    .insertInto('banner')
    .values({ ...row, tenantId: ctx.tenant.id, createTime: ctx.now, createdBy: row.updatedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

/** A banner that the caller may change, held. Throws `notFound`. */
function holdBanner(ctx: Context, id: string) {
  return scoped(ctx, 'banner')
    .select()
    .where(changeable(ctx, 'banner'))
    .where('banner.id', '=', id)
    .select(['banner.id', 'banner.orgId', 'banner.version'])
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

/** The attachment that an address of ours names. What is not in the caller's own scope is not put before everybody. */
async function pictureOf(ctx: Context, image: string): Promise<string> {
  const id = attachmentAt(image) ?? '0';
  const row = await scoped(ctx, 'attachment').select().where('attachment.id', '=', id).select('attachment.contextType').executeTakeFirst();
  if (!row) throw invalid({ image: msg`没有找到这张图片` });
  if (!shownTypes.has(row.contextType)) throw invalid({ image: msg`这个文件不是可以显示的图片` });
  return id;
}
