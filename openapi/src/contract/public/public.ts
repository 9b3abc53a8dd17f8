import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { banner, bannerModel, bannerMove, bannerQuery, bannerRow, bannerSave, bannerUpdate } from '../../entities/public/banner.ts';
import { publicContest, publicContestModel, publicity } from '../../entities/public/public.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const open = { method: 'POST', client: 'platform', access: 'open', effect: 'read' } as const;
const write = { client: 'platform', access: 'banner:edit', effect: 'write' } as const;

/** A caller without a session gets no thousands of rows at once. */
function briefPage<T extends z.ZodObject>(model: T) {
  return pageRequest(model).extend({ size: z.int().min(1).max(100, 'rule.most:100').default(10) });
}

/** The pages that are shown without a session. */
export const publicOperations = operations({
  'public.contests': {
    ...open,
    path: '/contest/anno/page',
    says: msg`查询公开的大赛`,
    summary: 'A page of the contests that everybody may know of, those open to registration first',
    body: briefPage(publicContestModel),
    answer: pageOf(publicContest),
  },
  'public.publicity': {
    ...open,
    path: '/contest/anno/publicity',
    says: msg`查询公示的大赛`,
    summary: 'A page of the contests with sealed results, the latest first; no person is named',
    body: briefPage(z.object({})),
    answer: pageOf(publicity),
  },
  'banner.get': {
    ...open,
    path: '/banner/get',
    says: { verb: 'view', of: 'banner' },
    summary:
      "The banners shown now, the general ones and the school's; all of their own scope for a caller who may edit them. The page of visitors also shows the banners of all dashboards",
    knowsCaller: true,
    body: bannerQuery,
    answer: z.array(banner),
  },
  'banner.insert': {
    ...write,
    method: 'POST',
    takesKey: true,
    path: '/banner/insert',
    says: msg`保存轮播图`,
    summary: 'Add a banner, or change the one of `id`',
    body: bannerSave,
    answer: banner,
  },
  'banner.delete': {
    ...write,
    method: 'POST',
    path: '/banner/delete',
    says: msg`删除轮播图`,
    summary: 'Delete banners by id',
    body: z.object({ ids: z.array(id).min(1, 'rule.selection').max(1000) }),
    answer: z.boolean(),
  },
  'banner.mine': {
    ...open,
    method: 'GET',
    path: '/banner/mine',
    access: 'session',
    evenFor: ['invited'],
    says: msg`查看首页的轮播图`,
    summary: "The banners of the caller's dashboard: everybody's, and those for the caller's roles",
    answer: z.array(banner),
  },
  'banner.page': {
    ...open,
    path: '/banner/page',
    access: 'banner:edit',
    says: { verb: 'query', of: 'banner' },
    summary: 'A page of the banners that the caller may edit',
    body: pageRequest(bannerModel),
    answer: pageOf(bannerRow),
  },
  'banner.update': {
    ...write,
    method: 'PUT',
    path: '/banner',
    says: { verb: 'change', of: 'banner' },
    summary: 'Change a banner; absent fields stay',
    body: bannerUpdate,
    answer: bannerRow,
  },
  'banner.remove': {
    ...write,
    method: 'DELETE',
    path: '/banner',
    says: { verb: 'delete', of: 'banner' },
    summary: 'Delete banners by id',
    body: z.array(id).min(1, 'rule.selection').max(1000),
    answer: z.boolean(),
  },
  'banner.move': {
    ...write,
    method: 'PUT',
    path: '/banner/move',
    says: msg`调整轮播图的顺序`,
    summary: 'Bring a banner to another place in the order of its page',
    body: bannerMove,
    answer: z.boolean(),
  },
  'banner.roles': {
    ...open,
    method: 'GET',
    path: '/banner/roles',
    access: 'banner:edit',
    says: msg`查看轮播图可以给哪些角色看`,
    summary: 'The roles whose dashboards a banner can be for',
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
  },
});
