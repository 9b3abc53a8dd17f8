import Fuse from 'fuse.js';
import { expect, test } from 'vitest';
import { createMenuSearch, searchMenu, type MenuSearchItem } from './search-menu.ts';

const menu = [
  { title: '工作台', path: '/dashboard', keywords: ['Dashboard'] },
  { title: '大赛管理', path: '/contests', keywords: ['Contests'] },
  { title: '评委管理', path: '/judges', keywords: ['Judges'] },
  { title: '项目评审', path: '/review/pending', keywords: ['Reviews'] },
  { title: '重庆赛区', path: '/area/chongqing', keywords: ['Chongqing'] },
  { title: '用户 / 角色', path: '/system/user', keywords: ['Users and roles'] },
  { title: 'VIP用户', path: '/system/vip', keywords: [] },
];

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What `fuse.js` alone answers at the options of the specification. */
function bareFuse(items: readonly MenuSearchItem[], query: string) {
  const keys = [
    { name: 'title', weight: 0.7 },
    { name: 'path', weight: 0.3 },
  ];
  return new Fuse(items, { keys, threshold: 0.4, includeScore: true }).search(query);
}

test('answers as bare fuse.js does: the same items, order and scores', () => {
  const next = numbers(7);
  const letters = (alphabet: string, length: number) => Array.from({ length }, () => alphabet[next(alphabet.length)]).join('');
  for (let round = 0; round < 400; round += 1) {
    // Few letters make near matches and repeats; long texts reach past the place where matches still count.
    const alphabet = ['ab', 'abc /', 'aBcDeé中 赛/-', 'abcdefghijklmnop /', '大赛评委项目管理'][round % 5] ?? '';
    const items = Array.from({ length: 30 }, () => ({ title: letters(alphabet, next(60)), path: `/${letters(alphabet, next(12))}` }));
    const near = items[next(30)]?.title ?? '';
    const typed = next(3) === 0 ? letters(alphabet, 1 + next(40)) : near.slice(next(8)).slice(0, 1 + next(36));
    const query = next(2) === 0 ? typed : typed.replace(/.(.)/, '$1x');
    if (query.trim() === '') continue;
    const expected = bareFuse(items, query).map(({ refIndex, score }) => [refIndex, score]);
    expect(
      searchMenu(items, query).map(({ index, score }) => [index, score]),
      JSON.stringify(query),
    ).toEqual(expected);
  }
});

test('finds by one part of a query that is longer than fuse.js takes at once', () => {
  const items = [{ title: 'project review statistics of schools', path: '/review' }, ...menu];
  const query = `projcet reviw statistcs of schools ${'zyxwvuqk'.repeat(30)}`;
  const expected = bareFuse(items, query).map(({ refIndex, score }) => [refIndex, score]);
  expect(searchMenu(items, query).map(({ index, score }) => [index, score])).toEqual(expected);
  expect(expected).toHaveLength(1);
});

test('finds by title, by the title in another language, and by path', () => {
  expect(searchMenu(menu, '评审')[0]?.item.path).toBe('/review/pending');
  expect(searchMenu(menu, 'judges')[0]?.item.path).toBe('/judges');
  expect(searchMenu(menu, '/system/user')[0]?.item.path).toBe('/system/user');
  expect(searchMenu(menu, 'dashbaord')[0]?.item.path).toBe('/dashboard');
  expect(searchMenu(menu, 'qqqq')).toEqual([]);
});

test.each([
  ['dasaiguanli', '大赛管理'],
  ['dsgl', '大赛管理'],
  ['pwgl', '评委管理'],
  ['pingwei', '评委管理'],
  ['PingWeiG', '评委管理'],
  ['pingshen', '项目评审'],
  ['chongqingsaiqu', '重庆赛区'],
  ['cqsq', '重庆赛区'],
  ['yhjs', '用户 / 角色'],
  ['yonghu juese', '用户 / 角色'],
  ['vipyonghu', 'VIP用户'],
])('%s puts %s first', async (query, title) => {
  const index = createMenuSearch(menu);
  await index.ready;
  expect(index.search(query)[0]?.item.title).toBe(title);
});

test('highlights the letters, the characters that read so, or what comes near', async () => {
  await createMenuSearch(menu).ready;
  const [typed, read, near] = ['评审', 'pingshen', 'dashbord'].map((query) => searchMenu(menu, query)[0]);
  expect(typed?.titleRanges).toEqual([[2, 4]]);
  expect(read?.titleRanges).toEqual([[2, 4]]);
  expect(near?.pathRanges.map(([from, to]) => near.item.path.slice(from, to)).join('')).toContain('dashb');
});

test('Latin letters in a Chinese title count as fuse.js counts them', async () => {
  const items = [{ title: '角色 / 接口 / API 权限', path: '/system/grant' }];
  const index = createMenuSearch(items);
  await index.ready;
  expect(index.search('api').map(({ score }) => score)).toEqual(bareFuse(items, 'api').map(({ score }) => score));
});

test('marks the title only where it is the title that reads as the query', async () => {
  const index = createMenuSearch([{ title: '日程', path: '/calendar', keywords: ['项目评审'] }]);
  await index.ready;
  expect(index.search('xmps').map(({ titleRanges, pathRanges }) => [titleRanges, pathRanges])).toEqual([[[], []]]);
});

test('a blank query finds everything, in its order', () => {
  expect(searchMenu(menu, ' ').map((hit) => hit.item)).toEqual(menu);
});
