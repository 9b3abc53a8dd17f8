/**
 * Chinese titles, every fourth in English, over paths in English, the English of the title beside it. The numbers are prime to the lists,
 * so that each route is another.
 */
export function routeAt(place: number) {
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
    keywords: [`${thing[2]} ${act[2]}`],
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
  };
}

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
