import assert from 'node:assert/strict';
import Fuse from 'fuse.js';
import pinyinMatch from 'pinyin-match';
import { createMenuSearch } from '../../packages/ui/src/menu-search/search-menu.ts';
import { compare, print, type Ratio } from './measure.ts';

/** Words of an admin console: Chinese, its syllables, English. */
const things = [
  ['大赛', 'da sai', 'contest'],
  ['评委', 'ping wei', 'judge'],
  ['项目', 'xiang mu', 'project'],
  ['学校', 'xue xiao', 'school'],
  ['学院', 'xue yuan', 'college'],
  ['教师', 'jiao shi', 'teacher'],
  ['学生', 'xue sheng', 'student'],
  ['用户', 'yong hu', 'user'],
  ['角色', 'jue se', 'role'],
  ['菜单', 'cai dan', 'menu'],
  ['字典', 'zi dian', 'dictionary'],
  ['参数', 'can shu', 'parameter'],
  ['短信', 'duan xin', 'message'],
  ['附件', 'fu jian', 'attachment'],
  ['日志', 'ri zhi', 'log'],
  ['奖项', 'jiang xiang', 'award'],
] as const;
const acts = [
  ['管理', 'guan li', 'manage'],
  ['评审', 'ping shen', 'review'],
  ['统计', 'tong ji', 'statistics'],
  ['导入', 'dao ru', 'import'],
  ['审批', 'shen pi', 'approval'],
  ['公示', 'gong shi', 'publicity'],
  ['设置', 'she zhi', 'settings'],
  ['归档', 'gui dang', 'archive'],
] as const;
const places = [
  ['北京', 'bei jing'],
  ['重庆', 'chong qing'],
  ['长沙', 'chang sha'],
  ['厦门', 'xia men'],
  ['西安', 'xi an'],
  ['成都', 'cheng du'],
  ['天津', 'tian jin'],
  ['哈尔滨', 'ha er bin'],
  ['济南', 'ji nan'],
  ['昆明', 'kun ming'],
] as const;
const groups = [
  ['甲组', 'jia zu'],
  ['乙组', 'yi zu'],
  ['丙组', 'bing zu'],
  ['丁组', 'ding zu'],
  ['初赛', 'chu sai'],
  ['复赛', 'fu sai'],
  ['决赛', 'jue sai'],
  ['附加', 'fu jia'],
] as const;

/** Chinese titles, every fourth in English, over paths in English. The numbers are prime to the lists, so that each route is another. */
function routeAt(place: number) {
  const at = (place * 7919) % (things.length * acts.length * places.length * groups.length);
  const thing = things[at % 16] ?? things[0];
  const act = acts[Math.floor(at / 16) % 8] ?? acts[0];
  const city = places[Math.floor(at / 128) % 10] ?? places[0];
  const group = groups[Math.floor(at / 1280) % 8] ?? groups[0];
  const isEnglish = place % 4 === 3;
  const parts = [city, thing, act, group];
  const syllables = isEnglish ? [] : parts.flatMap(([, pinyin]) => pinyin.split(' '));
  const where = `${city[1]} ${group[1]}`.replaceAll(' ', '');
  return {
    title: isEnglish ? `${thing[2]} ${act[2]} ${where}` : parts.map(([chinese]) => chinese).join(''),
    path: `/${thing[2]}/${act[2]}/${where}`,
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
  };
}

const rounds = 3;
const bound = 0.8;
const options = {
  keys: [
    { name: 'title', weight: 0.7 },
    { name: 'path', weight: 0.3 },
  ],
  threshold: 0.4,
};
const plainQueries = ['大赛管理', '重庆项目评审', '管里', '/contest/review', 'parameter settings', 'statistcs', 'log', 'xyz', 'messgae'];

const lines = (await Promise.all([1000, 10_000].map(compareRoutes))).flat();
print(lines);
const missed = lines.filter((line) => !(line.ratio <= bound));
for (const line of missed) console.error(`${line.name}: ${line.ratio.toFixed(2)} is more than ${bound}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function compareRoutes(count: number): Promise<Ratio[]> {
  const items = Array.from({ length: count }, (_, place) => routeAt(place));
  const fuse = new Fuse(items, options);
  const index = createMenuSearch(items);
  await index.ready;
  const meant = items.filter(({ pinyin }, place) => pinyin !== '' && place % Math.floor(count / 2) === 0);
  const pinyinQueries = meant.flatMap(({ pinyin, initials }) => [pinyin, initials]);

  for (const query of plainQueries.flatMap(keystrokes)) {
    if (items.some(({ title }) => readsAs(title, query))) continue;
    const expected = fuse.search(query).map((result) => result.refIndex);
    const found = index.search(query).map((hit) => hit.index);
    assert.equal(found[0], expected[0], `first title for ${query}`);
    assert.deepEqual(found.toSorted(byNumber), expected.toSorted(byNumber), `set for ${query}`);
  }
  for (const { title, pinyin, initials } of meant) {
    assert.equal(index.search(pinyin)[0]?.item.title, title, pinyin);
    assert.equal(index.search(initials)[0]?.item.initials, initials, initials);
  }

  const cases = { 'not pinyin': plainQueries, pinyin: pinyinQueries };
  return Object.entries(cases).map(([name, queries]) => {
    const typed = queries.flatMap(keystrokes);
    const ours = () => typed.forEach((query) => index.search(query));
    const theirs = () => typed.forEach((query) => fuse.search(query));
    return compare(`${count} routes, ${name}`, { rounds, per: typed.length }, ours, theirs);
  });
}

/** What stands in the field after each key. */
function keystrokes(query: string): string[] {
  return Array.from(query, (_, at) => query.slice(0, at + 1)).filter((typed) => typed.trim() !== '');
}

/** Whether the query is pinyin for a title, in the judgement of `pinyin-match`, and not simply part of it. */
function readsAs(title: string, query: string): boolean {
  return !title.toLowerCase().includes(query.toLowerCase()) && pinyinMatch.match(title, query) !== false;
}

function byNumber(one: number, other: number): number {
  return one - other;
}
