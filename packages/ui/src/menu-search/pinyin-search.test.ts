import { beforeAll, expect, test } from 'vitest';
import { createPinyinSearch } from './pinyin-search.ts';
import { loadPinyin, matchPinyin, pinyinTitle } from './pinyin-title.ts';

const titles = [
  '大赛管理',
  '西安项目评审',
  '县先进学生管理',
  '重庆长江银行',
  '用户 / 角色',
  '大赛（校级）管理',
  'VIP用户',
  '用户VIP通道2',
  '旅游略图',
  '大赛D组',
  '2026大赛3组',
  'Dashboard',
].map((text) => ({ text }));

const queries = [
  'dasaiguanli',
  'xianxiangmupingshen',
  'xianxianjinxueshengguanli',
  'xaxmps',
  'cqcjyh',
  'yonghujuese',
  'saixiaojiguan',
  'vipyonghu',
  'yonghuviptongdao2',
  'lvyouluetu',
  'dasaidzu',
  '2026dasai3zu',
  'dsgx',
];

beforeAll(loadPinyin);

/** Every title asked for the whole query. */
function askedAtOnce(letters: string) {
  return titles.flatMap((title) => {
    const ready = pinyinTitle(title.text);
    const range = ready && matchPinyin(ready, letters);
    return range ? [{ title, range }] : [];
  });
}

/** Without what the search keeps for itself. */
function found(search: ReturnType<typeof createPinyinSearch>, letters: string) {
  return search(letters).map(({ title, range }) => ({ title, range }));
}

test.each(queries)('%s, letter by letter, there and back, finds what every title asked for all of it gives', (query) => {
  const search = createPinyinSearch(titles);
  const typed = Array.from(query, (_, at) => query.slice(0, at + 1));
  for (const letters of [...typed, ...typed.toReversed()]) expect(found(search, letters), letters).toEqual(askedAtOnce(letters));
});

test('one query after another is found as by a search of its own', () => {
  const search = createPinyinSearch(titles);
  for (const query of queries) expect(found(search, query), query).toEqual(askedAtOnce(query));
  expect(found(search, 'vipyonghu')).toEqual([{ title: { text: 'VIP用户' }, range: [0, 5] }]);
  expect(found(search, 'dasaidzu')).toEqual([{ title: { text: '大赛D组' }, range: [0, 4] }]);
  expect(found(search, '2026dasai3zu')).toEqual([{ title: { text: '2026大赛3组' }, range: [0, 8] }]);
  expect(found(search, 'dasaixyz')).toEqual([]);
});
