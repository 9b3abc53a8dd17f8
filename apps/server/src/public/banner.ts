import { msg } from '@lingui/core/macro';
import { contract, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../context.ts';
import { shownTypes } from '../files/content-types.ts';
import { idInPath } from '../files/id-in-path.ts';
import type { Handlers } from '../handlers.ts';
import { invalid, notFound } from '../refusals.ts';
import { scoped } from '../scope.ts';
import { fromWire } from '../wire-time.ts';
import { readBanners } from './read-banners.ts';

export const bannerHandlers = {
  'banner.get': async (ctx, { body: { place } }) => {
    const banners = await readBanners(ctx, place ? { place } : null);
    const mayEdit = ctx.caller?.authority.hasPermission([contract['banner.insert'].access]) === true;
    return banners.filter(({ isShown }) => isShown || mayEdit).map(({ banner }) => banner);
  },

  'banner.insert': async (ctx, { body }) => {
    const [saved] = await readBanners(ctx, { id: await saveBanner(ctx, body) });
    if (!saved) throw notFound();
    return saved.banner;
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
  { id, image, link, startTime, endTime, ...fields }: InputOf<'banner.insert'>['body'],
): Promise<string> {
  const zone = ctx.tenant.timeZone;
  const row = {
    ...fields,
    link: link || null,
    attachmentId: await pictureOf(ctx, image),
    startTime: startTime ? fromWire(startTime, zone) : null,
    endTime: endTime ? fromWire(endTime, zone) : null,
    updateTime: ctx.now,
    updatedBy: callerOf(ctx).userId,
  };
  const saved = id
    ? await scoped(ctx, 'banner')
        .update()
        .set({ ...row, version: sql<number>`version + 1` })
        .where('banner.id', '=', id)
        .returning('id')
        .executeTakeFirst()
    : await ctx.db
        .insertInto('banner')
        .values({ ...row, tenantId: ctx.tenant.id, createTime: ctx.now, createdBy: row.updatedBy })
        .returning('id')
        .executeTakeFirst();
  if (!saved) throw notFound();
  return saved.id;
}

/** The attachment that an address of ours names. What is not in the caller's own scope is not put before everybody. */
async function pictureOf(ctx: Context, image: string): Promise<string> {
  const id = idInPath(image.split('?', 1).join('')) ?? '0';
  const row = await scoped(ctx, 'attachment').select().where('attachment.id', '=', id).select('attachment.contextType').executeTakeFirst();
  if (!row) throw invalid({ image: msg`没有找到这张图片` });
  if (!shownTypes.has(row.contextType)) throw invalid({ image: msg`这个文件不是可以显示的图片` });
  return id;
}
