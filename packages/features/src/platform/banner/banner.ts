import { msg } from '@lingui/core/macro';
import { bannerFields, bannerPlaces, bannerShowings } from '@saiwu/openapi';
import { z } from 'zod';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** Pictures on the pages that people come to first. */
export const banner = defineResource('banner', {
  title: msg({ message: '轮播图', context: '一张' }),
  labels: { ...bannerFields, updateTime: msg`最近修改` },
  nameOf: (row) => row.title,
  isSwitched: true,
  acts: { get: null, save: 'banner.insert' },
  search: ['title'],
  firstSort: { key: 'sortValue', order: 'asc' },
  filters: z.object({
    title: z.string(),
    place: z.enum(bannerPlaces),
    showing: z.enum(bannerShowings),
    orgId: z.string().regex(/^\d{1,19}$/),
  }),
});

export type BannerRow = RowOf<'banner'>;
