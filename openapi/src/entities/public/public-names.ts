import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { bannerPlaces, bannerShowings } from './banner.ts';

export const bannerPlaceNames: Names<typeof bannerPlaces> = { LOGIN: msg`登录页`, PUBLIC: msg`公开首页`, DASHBOARD: msg`登录后的首页` };

export const bannerShowingNames: Names<typeof bannerShowings> = {
  SHOWN: msg`显示中`,
  LATER: msg`还没开始`,
  OVER: msg`已经结束`,
  OFF: msg({ message: '已停用', context: '轮播图' }),
};
