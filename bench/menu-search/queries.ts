/** What people type to find a route, by kind. */
export const queries = {
  Chinese: ['大赛管理', '重庆项目评审', '哈尔滨评委统计决赛', '附件归档', '北京大赛管理甲组'],
  pinyin: ['dasaiguanli', 'chongqingxiangmupingshen', 'haerbinpingweitongjijuesai', 'xianxueshengguanli', 'tianjinyonghushezhi'],
  initials: ['dsgl', 'cqxmps', 'hebpwtjjs', 'xaxsgl', 'tjyhsz'],
  English: ['contest review', '/contest/review', 'parameter settings', 'message approval', 'student statistics beijing', 'log'],
  misspelt: ['statistcs', 'messgae', 'paramter setings', 'dictonary', '管里', '项木评审'],
  'of no route': ['xyz', 'zzzzz zzzz', '不存在的页面', 'somebody@example.org', 'aaaaaaaaaa'],
};

/** What stands in the field after each key. */
export function keystrokes(query: string): string[] {
  return Array.from(query, (_, at) => query.slice(0, at + 1)).filter((typed) => typed.trim() !== '');
}
