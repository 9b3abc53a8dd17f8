import type { Handlers } from '../../../core/handlers.ts';
import { thenReadAnew } from '../../../core/then-read.ts';
import { passOver } from '../../../rows/pass-over.ts';
import { scoped } from '../../../rows/scope.ts';
import type { Context } from '../../../core/context.ts';
import { pageBanners, readBannerRow } from './banner-rows.ts';
import { readBannerRoles } from './banner-roles.ts';
import { moveBanner } from './move-banner.ts';
import { readBanner, readBanners, readOwnBanners } from './read-banners.ts';
import { saveBanner, updateBanner } from './save-banner.ts';

export const bannerHandlers = {
  'banner.get': (ctx, { body: { place, orgId } }) => readBanners(ctx, { place: place || null, orgId: orgId ?? null }),

  'banner.mine': (ctx) => readOwnBanners(ctx),

  'banner.insert': async (ctx, { body }) => readBanner(ctx, await saveBanner(ctx, body)),

  'banner.delete': (ctx, { body: { ids } }) => removeBanners(ctx, ids),

  'banner.page': (ctx, { body }) => pageBanners(ctx, body),

  'banner.update': thenReadAnew(updateBanner, readBannerRow),

  'banner.remove': (ctx, { body }) => removeBanners(ctx, body),

  'banner.move': async (ctx, { body }) => {
    await moveBanner(ctx, body);
    return true;
  },

  'banner.roles': (ctx) => readBannerRoles(ctx),
} satisfies Partial<Handlers>;

async function removeBanners(ctx: Context, ids: readonly string[]): Promise<true> {
  const done = await scoped(ctx, 'banner').delete().where('banner.id', 'in', ids).executeTakeFirst();
  passOver(ctx, ids, Number(done.numDeletedRows));
  return true;
}
