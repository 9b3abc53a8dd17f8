import { msg } from '@lingui/core/macro';
import { bannerFields, bannerModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** Pictures on the pages that people come to first. */
export const banner = defineResource('banner', {
  title: msg({ message: '轮播图', context: '一张' }),
  labels: { ...bannerFields, updateTime: msg`最近修改` },
  nameOf: (row) => row.title,
  isSwitched: true,
  acts: { get: null, save: 'banner.insert' },
  firstSort: { key: 'sortValue', order: 'asc' },
  model: bannerModel,
});

export type BannerRow = RowOf<'banner'>;
