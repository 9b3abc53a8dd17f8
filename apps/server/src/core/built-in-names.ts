import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { consolePaths } from '@saiwu/openapi';
import { type Say, sayIn } from './language.ts';

/** The name of something that we ship, in the reader's language; whatever a user has named comes as it is. */
export function builtInName(code: string, given: string, say: Say): string {
  return isBuiltIn(code) ? say(names[code]) : given;
}

/** The name of something that we ship, as the database gets it. */
export function shippedName(code: BuiltIn): string {
  return sayIn('zh')(names[code]);
}

/** The name of an application that we ship, by its public id. */
export function shippedApplication(clientId: string): MessageDescriptor | undefined {
  return applications.get(clientId);
}

const applications: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['lamp_web', msg`管理控制台`],
  ['febs', msg`管理控制台（第一客户端）`],
]);

/** The path of a menu that we ship, or the code of a role. */
export type BuiltIn = keyof typeof names;

function isBuiltIn(code: string): code is BuiltIn {
  return Object.hasOwn(names, code);
}

const names = {
  [consolePaths.dashboard]: msg`首页`,
  '/tenant': msg`租户设置`,
  [consolePaths.tenants]: msg`租户管理`,
  [consolePaths.superUsers]: msg`超级用户`,
  '/tenant/datasourceConfig': msg`数据源配置`,
  '/menu/contests': msg`大赛`,
  [consolePaths.contests]: msg`大赛列表`,
  [consolePaths.ownEntries]: msg`我的项目`,
  [consolePaths.contestTemplates]: msg`大赛模板`,
  [consolePaths.sheetMaps]: msg`申报汇总表`,
  '/banners': msg`轮播图`,
  '/menu/review': msg`评审`,
  [consolePaths.judging]: msg`我的评审`,
  '/menu/people': msg`学校与人员`,
  '/menu/operation': msg`运营`,
  [consolePaths.schools]: msg`学校管理`,
  '/schools/own': msg`本校`,
  [consolePaths.colleges]: msg`学院管理`,
  '/colleges/own': msg`本学院`,
  [consolePaths.certifications]: msg`认证管理`,
  [consolePaths.ownCertifications]: msg`我的认证`,
  [consolePaths.judges]: msg`评委管理`,
  [consolePaths.students]: msg({ message: '学生', context: '多名' }),
  [consolePaths.teachers]: msg({ message: '教师', context: '多名' }),
  '/org': msg`组织管理`,
  [consolePaths.orgs]: msg`机构`,
  [consolePaths.stations]: msg`岗位`,
  [consolePaths.users]: msg`用户`,
  '/resources': msg`资源中心`,
  [consolePaths.messages]: msg`消息`,
  [consolePaths.smsTemplates]: msg`短信模板`,
  [consolePaths.smsTasks]: msg`短信`,
  [consolePaths.attachments]: msg`附件`,
  '/system': msg`系统设置`,
  [consolePaths.menus]: msg`菜单`,
  [consolePaths.roles]: msg`角色`,
  [consolePaths.dictionaries]: msg`字典`,
  [consolePaths.areas]: msg`地区`,
  [consolePaths.optLog]: msg`操作日志`,
  [consolePaths.loginLog]: msg`登录日志`,
  [consolePaths.applications]: msg`应用`,
  [consolePaths.online]: msg`在线用户`,
  [consolePaths.parameters]: msg`参数`,
  [consolePaths.status]: msg`运行状态`,
  [consolePaths.access]: msg`权限诊断`,
  '/gateway': msg`网关管理`,
  [consolePaths.rateLimits]: msg`限流规则`,
  [consolePaths.blockList]: msg`阻止访问`,
  SUPER_ADMIN: msg`超级管理员`,
  GENERAL_MANAGER: msg`总管理员`,
  XMANAGEMENT: msg`学校管理员`,
  YMANAGEMENT: msg`学院管理员`,
  JUDGE: msg`评委`,
  TEACHER: msg`教师`,
  MAKER: msg`创客`,
} satisfies Record<string, MessageDescriptor>;
