import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** An operation in words: a phrase of its own, or one of the usual verbs with its noun. */
export type Says = MessageDescriptor | { readonly verb: Verb; readonly of: Noun };

/** The subjects of operations: the heads of their ids. */
export type Noun = keyof typeof nouns;

type Verb = keyof typeof verbs;
export type Say = (text: MessageDescriptor) => string;

/** An operation in the reader's language. */
export function sayOperation(says: Says, say: Say): string {
  return 'verb' in says ? say(verbs[says.verb](say(nouns[says.of]))) : say(says);
}

/** The subject of operations in the reader's language. */
export function sayNoun(noun: Noun, say: Say): string {
  return say(nouns[noun]);
}

const verbs = {
  query: (thing: string) => msg`查询${thing}`,
  view: (thing: string) => msg`查看${thing}`,
  add: (thing: string) => msg`新增${thing}`,
  change: (thing: string) => msg`修改${thing}`,
  delete: (thing: string) => msg`删除${thing}`,
  clear: (thing: string) => msg`清理${thing}`,
  import: (thing: string) => msg`导入${thing}`,
  export: (thing: string) => msg`导出${thing}`,
  preview: (thing: string) => msg`预览导出${thing}`,
  cancel: (thing: string) => msg`取消${thing}`,
  refreshCache: (thing: string) => msg`刷新${thing}的缓存`,
  clearCache: (thing: string) => msg`清空${thing}的缓存`,
};

const nouns = {
  parameter: msg`参数`,
  user: msg`用户`,
  org: msg`机构`,
  role: msg`角色`,
  menu: msg({ message: '菜单', context: '操作的对象' }),
  resource: msg({ message: '资源', context: '操作的对象' }),
  station: msg({ message: '岗位', context: '操作的对象' }),
  application: msg({ message: '应用', context: '操作的对象' }),
  tenant: msg`企业`,
  globalUser: msg`超级用户`,
  datasourceConfig: msg`数据源`,
  school: msg({ message: '学校', context: '多所' }),
  college: msg({ message: '学院', context: '多个' }),
  student: msg({ message: '学生', context: '多名' }),
  teacher: msg({ message: '教师', context: '多名' }),
  certification: msg`认证申请`,
  message: msg`消息`,
  dictionary: msg`字典`,
  area: msg`地区`,
  attachment: msg`附件`,
  smsTemplate: msg`短信模板`,
  smsTask: msg`短信任务`,
  smsSendStatus: msg`短信发送状态`,
  job: msg({ message: '后台任务', context: '操作的对象' }),
  online: msg`在线用户`,
  status: msg`运行状态`,
  access: msg`权限诊断`,
  banner: msg({ message: '轮播图', context: '操作的对象' }),
  totp: msg`两步验证`,
  invitation: msg`邀请`,
  optLog: msg`操作日志`,
  loginLog: msg`登录日志`,
  blockList: msg`阻止访问规则`,
  rateLimiter: msg`限流规则`,
  contest: msg`大赛`,
  contestTemplate: msg`大赛模板`,
  sheetMap: msg`申报汇总表`,
  project: msg`项目`,
  entry: msg({ message: '参赛项目', context: '操作的对象' }),
  plan: msg`商业计划书`,
  judge: msg`评委`,
  judging: msg`我的评审`,
  assignment: msg`评审分配`,
  stage: msg`评审环节`,
  result: msg`评审结果`,
  score: msg`评分表`,
  session: msg`登录会话`,
  greeting: msg`求助的人`,
  overview: msg({ message: '待办', context: '操作的对象' }),
  social: msg`第三方账号`,
  captcha: msg`图形验证码`,
  signingKey: msg`签名密钥`,
  appointment: msg`管理员邀请`,
  register: msg`名册`,
  preference: msg`个人偏好`,
  enumeration: msg`枚举`,
  radar: msg`查重`,
  legacy: msg`旧地址`,
  cloudUpload: msg`云存储`,
  smsCode: msg`短信验证码`,
  account: msg`账号`,
  dashboard: msg`首页`,
  search: msg`搜索`,
  public: msg`公开信息`,
  common: msg`通用`,
};
