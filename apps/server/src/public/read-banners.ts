import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../context.ts';
import { isPast } from '../contest/deadline.ts';
import { linkTo } from '../files/link.ts';
import { scoped } from '../scope.ts';
import { toWireOrNull } from '../wire-time.ts';

/** Banners as they go out, in order, with whether each is shown now. At most 100. */
export async function readBanners(
  ctx: Context,
  by: { place: string } | { id: string } | null,
): Promise<{ banner: AnswerOf<'banner.insert'>; isShown: boolean }[]> {
  const all = scoped(ctx, 'banner')
    .select()
    .innerJoin('attachment', (join) =>
      join.onRef('attachment.tenantId', '=', 'banner.tenantId').onRef('attachment.id', '=', 'banner.attachmentId'),
    );
  const some = !by ? all : 'id' in by ? all.where('banner.id', '=', by.id) : all.where('banner.place', '=', by.place);
  const rows = await some
    .selectAll('banner')
    .select('attachment.path')
    .orderBy('banner.sortValue')
    .orderBy('banner.id')
    .limit(100)
    .execute();
  const zone = ctx.tenant.timeZone;
  // the end of tomorrow: longer than a page stays open, and the same all day, so that a browser has a picture but once
  const until = (Math.floor(ctx.now.getTime() / 86_400_000) + 2) * 86_400;
  return Promise.all(
    rows.map(async ({ id, attachmentId, path, title, link, place, sortValue, startTime, endTime, state }) => ({
      isShown: state && (!startTime || startTime <= ctx.now) && (!endTime || !isPast(endTime, ctx.now)),
      banner: {
        id,
        title,
        image: `${await linkTo(ctx, { id: attachmentId, path }, until)}&thumbnail=large`,
        link,
        place,
        sortValue,
        startTime: toWireOrNull(startTime, zone),
        endTime: toWireOrNull(endTime, zone),
        state,
      },
    })),
  );
}
