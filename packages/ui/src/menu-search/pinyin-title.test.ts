import pinyinMatch from 'pinyin-match';
import { beforeAll, expect, test } from 'vitest';
import { loadPinyin, matchPinyin, pinyinQuery, pinyinTitle } from './pinyin-title.ts';

const titles = [
  '大赛管理',
  '评委管理',
  '重庆长江银行',
  '项目评审',
  '旅游略图',
  '欧阳单于',
  '给予帮助',
  '安全审计',
  '行业区域',
  '系统西安',
  '登录日志',
];

beforeAll(loadPinyin);

function find(title: string, query: string) {
  const prepared = pinyinTitle(title);
  const letters = pinyinQuery(query);
  return prepared !== null && letters !== null && matchPinyin(prepared, letters);
}

test('finds all that pinyin-match finds, and nothing else', () => {
  const syllables = [
    'da',
    'sai',
    'zhong',
    'chong',
    'qing',
    'xi',
    'an',
    'xian',
    'chan',
    'yu',
    'lv',
    'lue',
    'lve',
    'ou',
    'o',
    'a',
    'e',
    'gei',
    'ji',
    'hang',
    'xing',
    'shen',
    'pi',
    'den',
  ];
  const initials = ['d', 'ds', 'dsgl', 'pwgl', 'cq', 'zq', 'xt', 'xtxa', 'oy', 'oys', 'aqsj', 's', 'x', 'hy', 'xyqy'];
  const queries = [...initials, ...syllables, ...syllables.flatMap((first) => syllables.map((second) => first + second))];
  const found = titles.flatMap((title) =>
    queries.map((query) => {
      const range = pinyinMatch.match(title, query);
      const ours = find(title, query);
      expect(Boolean(ours), `${title} ${query}`).toBe(range !== false);
      return range;
    }),
  );
  expect(found.filter(Boolean).length).toBeGreaterThan(50);
});

test.each([
  ['旅游略图', 'lǚyóu', [0, 2]],
  ['旅游略图', 'lvyouluetu', [0, 4]],
  ['大赛（校级）管理', 'xiaoji', [3, 5]],
  ['大赛（校级）管理', 'saixiaojiguan', [1, 7]],
  ['重庆长江银行', "yin'hang", [4, 6]],
])('%s reads as %s', (title, query, range) => expect(find(title, query)).toEqual(range));

test('words of another kind are no pinyin', () => {
  for (const query of ['/user', '大sai', '2026', '']) expect(pinyinQuery(query)).toBeNull();
  expect(pinyinTitle('Dashboard')).toBeNull();
});
