import { type AnswerOf, bannerModel, bannerPlaceNames, bannerShowingNames, type InputOf } from '@saiwu/openapi';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire } from '../../../core/wire-time.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import { answerPage } from '../../../rows/paging.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import { orgLabel } from '../org/of-org.ts';
import { isShowing, showingOf } from './banner-showing.ts';
import { roleNamesOf } from './banner-roles.ts';
import { presentBanner, withPictures } from './read-banners.ts';

type BannerRow = AnswerOf<'banner.update'>;

const filters = filterKinds(bannerModel, { like: ['title'], apart: ['showing'] });

const sortable = {
  id: 'banner.id',
  title: 'banner.title',
  place: 'banner.place',
  sortValue: 'banner.sortValue',
  startTime: 'banner.startTime',
  endTime: 'banner.endTime',
  createTime: 'banner.createTime',
  updateTime: 'banner.updateTime',
};

/** A page of those that the caller may change. */
export async function pageBanners(ctx: Context, body: InputOf<'banner.page'>['body']) {
  const { showing } = body.model;
  const all = filterBy(ctx, scoped(ctx, 'banner').select().where(changeable(ctx, 'banner')), 'banner', body.model, body.extra, filters);
  const matching = showing ? all.where(isShowing(ctx, showing)) : all;
  const page = await answerPage(ctx, body, { matching, sortable, select: (query) => query.select('banner.id'), present: ({ id }) => id });
  const rows = new Map((await readRows(ctx, page.records)).map((row) => [row.id, row]));
  return { ...page, records: page.records.flatMap((id) => rows.get(id) ?? []) };
}

/** One as its list shows it. Throws `notFound`. */
export async function readBannerRow(ctx: Context, id: string): Promise<BannerRow> {
  const [row] = await readRows(ctx, [id]);
  if (!row) throw notFound();
  return row;
}

async function readRows(ctx: Context, ids: readonly string[]): Promise<BannerRow[]> {
  if (ids.length === 0) return [];
  const rows = await withPictures(scoped(ctx, 'banner').select().where(changeable(ctx, 'banner')))
    .where('banner.id', 'in', [...ids])
    .select(orgLabel('banner').as('org'))
    .execute();
  const nameOf = await roleNamesOf(ctx, [...new Set(rows.flatMap(({ roles }) => roles))]);
  return Promise.all(
    rows.map(async (row) => ({
      ...(await presentBanner(ctx, row)),
      place: enumeration(ctx, bannerPlaceNames, row.place),
      showing: enumeration(ctx, bannerShowingNames, showingOf(ctx, row)),
      createTime: toWire(row.createTime, ctx.tenant.timeZone),
      createdBy: row.createdBy,
      updateTime: toWire(row.updateTime, ctx.tenant.timeZone),
      updatedBy: row.updatedBy,
      echoMap: { ...(row.org && { orgId: row.org }), roles: row.roles.map(nameOf) },
    })),
  );
}
