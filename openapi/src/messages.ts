import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';

/** The words of one failed check: a Lingui message with its values. Form fields and server answers use the same. */
export function explainIssue(issue: z.core.$ZodIssue): MessageDescriptor {
  if (issue.message.startsWith('rule.')) return explainRule(issue.message);
  if (issue.code === 'invalid_type' && issue.input === undefined) return rules.required();
  const isNumber = 'origin' in issue && /^(number|int)$/.test(issue.origin);
  if (issue.code === 'too_small') return isNumber ? msg`不能小于 ${String(issue.minimum)}` : rules.required();
  if (issue.code === 'too_big') return isNumber ? msg`不能大于 ${String(issue.maximum)}` : msg`太长，最多 ${String(issue.maximum)}`;
  if (issue.code === 'invalid_value') return msg`不在可选的值之中`;
  if (issue.code === 'invalid_union') return msg`格式不对`;
  return msg`类型不对`;
}

function explainRule(code: string): MessageDescriptor {
  const [name = '', first = '', second = ''] = code.slice('rule.'.length).split(':');
  const rule = Object.hasOwn(rules, name) ? rules[name as keyof typeof rules] : rules.invalid; // hasOwn has just checked the name
  return rule(first, second);
}

const rules = {
  required: () => msg`不能为空`,
  invalid: () => msg`格式不对`,
  id: () => msg`编号不对`,
  range: (min: string, max: string) => msg`长度为 ${min} 到 ${max} 个字符`,
  max: (max: string) => msg`最多 ${max} 个字符`,
  most: (max: string) => msg`最多 ${max}`,
  count: () => msg`请填大于零的整数`,
  integer: () => msg`请填整数`,
  phone: () => msg`手机号格式不正确`,
  smsCode: () => msg`验证码是六位数字`,
  consent: () => msg`请先阅读并同意`,
  ownPicture: () => msg`请用上传到本系统的图片`,
  pathOrUrl: () => msg`请填本系统内的路径，或以 http:// 或 https:// 开头的网址`,
  receiver: (entry: string) => msg`「${entry}」不是手机号`,
  receiverTwice: (number: string) => msg`号码 ${number} 重复了`,
  receiversMost: (max: string) => msg`最多 ${max} 个接收者`,
  placeholders: () => msg`模板内容里至少要有一个变量`,
  secretMask: () => msg`星号代替的内容不会再显示，也不能复制，请重新填写`,
  email: () => msg`邮箱格式不正确`,
  username: () => msg`只能用字母、数字和下划线`,
  personNumber: () => msg`只能用字母、数字、下划线、点和短横线`,
  url: () => msg`请填网页地址，以 http:// 或 https:// 开头，不含账号和密码`,
  icon: () => msg`请填图标的名称或路径，或以 http:// 或 https:// 开头的图片地址`,
  hosts: () => msg`请填网站的主机名，用逗号分开，如 example.edu.cn, *.gov.cn`,
  externalLink: () => msg`请填以 http、https、mailto 或 tel 开头的链接`,
  consolePath: () => msg`请填本系统内的路径，以 / 开头，如 /contests`,
  permission: () => msg`权限编码由冒号分隔，各段不能为空，如 authority:user:add`,
  permissionList: () => msg`权限编码由冒号分隔，各段不能为空，多个编码用分号隔开，如 authority:user:add`,
  menuPath: () => msg`请填路径，如 /system/menu，不以 / 结尾，或以 http:// 或 https:// 开头的网址`,
  databaseKind: () => msg`链接和驱动不是同一种数据库`,
  databaseUrl: () => msg`请填数据库地址，不含账号和密码，如 jdbc:postgresql://db.example.cn:5432/lamp_base_0001`,
  oneParent: () => msg`上级只能选一个`,
  idempotencyKey: () => msg`应为 1 到 64 个可见的英文字符`,
  version: () => msg`请带上读到的版本号`,
  xlsx: () => msg`只能上传 xlsx 文件`,
  dateTime: () => msg`请填日期和时间，如 2026-09-01 08:00`,
  distance: () => msg`请填第几天和时间`,
  decimal: () => msg`请填不小于零的数，最多四位小数`,
  positive: () => msg`请填大于零的数`,
  timeOfDay: () => msg`请填时间，如 08:30:00`,
  address: () => msg`请填 IP 地址或网段，如 10.0.0.8 或 10.0.0.0/24`,
  oneAddress: () => msg`请填一个 IP 地址，如 10.0.0.8`,
  file: () => msg`请选择文件`,
  evidence: () => msg`请上传证明材料`,
  year: () => msg`请填 2000 到 2100 之间的年份`,
  selection: () => msg`还没有选择数据`,
  orgs: () => msg`请选择机构`,
  preferenceKey: () => msg`键只能用字母、数字和 _ . : -，最多 100 个字符`,
  structure: () => msg`格式太复杂，请粘贴为纯文本`,
  kilobytes: (max: string) => msg`内容太大，最多 ${max} KB`,
  totp: () => msg`请填验证器上的六位数字`,
  passwordsDiffer: () => msg`两次输入不一致`,
  passwordSame: () => msg`新密码不能和旧密码相同`,
  itemsMissing: () => msg`每个维度至少要有一个评分项`,
  noCountedItem: () => msg`每个维度至少要有一个计分的评分项`,
  dimensionsMissing: () => msg`至少要有一个维度`,
  weights: () => msg`各维度的权重之和应为 100`,
  tracksMissing: () => msg`至少要有一个赛道`,
  tracksTwice: () => msg`赛道不能重名`,
  afterStart: () => msg`结束时间要晚于开始时间`,
  afterRegistration: () => msg`评审开始不能早于报名截止`,
  afterStage: () => msg`不能早于上一阶段评审截止`,
  afterReview: () => msg`不能早于最后一个阶段评审截止`,
  stagesTwice: () => msg`同一种阶段只能有一个`,
  stageOrder: () => msg`按院赛、校赛、复赛、决赛的先后`,
  lastStage: () => msg`最后一个阶段不用设置晋级`,
  noSuchTrack: () => msg`有的赛道不存在`,
  noSuchDimension: () => msg`请选择评分标准里的维度`,
  role: () => msg`请选择角色`,
  tieTwice: () => msg`前面已经比较过这一项`,
  capUnderFloor: () => msg`每个学院的上限不能小于保底`,
  shares: () => msg`各赛道的比例之和应为 100`,
  percentOver: () => msg`各奖项的比例之和不能超过 100`,
  maxUnderMin: () => msg`最多不能小于最少`,
  twoOptions: () => msg`至少要有两个不同的选项`,
  namesTwice: () => msg`不能重名`,
  headTwice: () => msg`前面已经有同名的列`,
  factTwice: () => msg`前面已经有一列是这一项`,
  sheetTitle: () => msg`要有一列是项目名称，导入时靠它认出项目`,
  sheetLeader: () => msg`要有一列是负责人或成员的姓名`,
  sheetRows: () => msg`这种表格没有这一项`,
  keysTwice: () => msg`两行用了同一个标识`,
  trimmedNeedsThree: () => msg`去掉最高分和最低分至少需要三位评委`,
};
