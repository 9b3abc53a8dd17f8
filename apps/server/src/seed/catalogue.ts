import { consolePaths, furtherPermissions } from '@saiwu/openapi';
import { codesFor, codesOf } from './permission-codes.ts';

/** Menus that we ship, with the permission codes that hang on each. Names in other languages: `built-in-names.ts`. */
export const menus: readonly SeedMenu[] = [
  { path: consolePaths.dashboard, label: '首页', icon: 'layout-dashboard', isGeneral: true, component: 'dashboard/index' },
  {
    path: '/menu/contests',
    label: '大赛',
    icon: 'trophy',
    children: [
      {
        path: consolePaths.contests,
        label: '大赛列表',
        icon: 'list',
        isOurs: true,
        codes: codesOf('contest:', 'project:', 'assignment:', 'stage:', 'result:'),
      },
      { path: '/banners', label: '轮播图', icon: 'image', isOurs: true, isWaiting: true, codes: codesOf('banner:') },
    ],
  },
  {
    path: '/menu/review',
    label: '评审',
    icon: 'clipboard-check',
    children: [{ path: consolePaths.judging, label: '我的评审', icon: 'clipboard-pen', isOurs: true, codes: codesOf('score:') }],
  },
  {
    path: '/menu/people',
    label: '学校与人员',
    icon: 'school',
    children: [{ path: consolePaths.judges, label: '评委管理', icon: 'gavel', isOurs: true, codes: codesOf('judge:') }],
  },
  {
    path: '/org',
    label: '组织管理',
    icon: 'network',
    children: [
      { path: consolePaths.orgs, label: '机构', icon: 'building', codes: codesFor('org.save', 'org.update', 'org.remove') },
      { path: consolePaths.users, label: '用户', icon: 'users', codes: [...codesOf('authority:user:'), ...codesFor('org.tree')] },
    ],
  },
  {
    path: '/resources',
    label: '资源中心',
    icon: 'package',
    isGeneral: true,
    children: [
      { path: consolePaths.messages, label: '消息', icon: 'mail', isGeneral: true, codes: codesOf('msg:msg:') },
      { path: '/resources/smsTemplate', label: '短信模板', icon: 'file-text', codes: codesOf('msg:smsTemplate:') },
      { path: '/resources/sms', label: '短信', icon: 'message-square', codes: codesOf('msg:sms:') },
      { path: '/resources/attachment', label: '附件', icon: 'paperclip', codes: codesOf('file:attachment:') },
    ],
  },
  {
    path: '/system',
    label: '系统设置',
    icon: 'settings',
    children: [
      { path: '/system/dictionary', label: '字典', icon: 'book-open', codes: codesOf('authority:dictionary:') },
      { path: '/system/area', label: '地区', icon: 'map', codes: codesOf('authority:area:') },
      { path: '/system/optLog', label: '操作日志', icon: 'scroll-text', codes: codesOf('authority:optLog:') },
      { path: '/system/loginLog', label: '登录日志', icon: 'log-in', codes: codesOf('authority:loginLog:') },
      { path: '/system/online', label: '在线用户', icon: 'users', isWaiting: true, codes: codesOf('authority:online:') },
      {
        path: consolePaths.parameters,
        label: '参数',
        icon: 'sliders-horizontal',
        codes: codesOf('authority:parameter:', 'developer:api:'),
      },
    ],
  },
  {
    path: '/gateway',
    label: '网关管理',
    icon: 'shield',
    children: [
      { path: '/gateway/ratelimiter', label: '限流规则', icon: 'gauge', codes: codesOf('rateLimiter:') },
      { path: '/gateway/blocklist', label: '阻止访问', icon: 'shield-ban', codes: codesOf('blockList:') },
    ],
  },
];

export interface SeedMenu {
  /** What installations know the menu by: to change it takes a migration. */
  path: string;
  label: string;
  icon: string;
  isGeneral?: boolean;
  /** The screen in front ends of the platform's generation, where it does not follow from the path. */
  component?: string;
  /** Only our own console has such a screen. */
  isOurs?: boolean;
  /** No front end has a screen for it yet: the menu is disabled, its codes can be granted. */
  isWaiting?: boolean;
  codes?: readonly string[];
  children?: readonly SeedMenu[];
}

/** Whole subjects of those who run a school's contests: what comes to one of them later is theirs too. */
const running = [
  ...codesOf('contest:', 'project:', 'judge:', 'assignment:', 'stage:', 'result:', 'banner:'),
  ...codesOf('authority:user:', 'authority:org:', 'msg:msg:', 'msg:sms:', 'file:attachment:'),
  // templates carry an account at the provider, and belong to whoever runs the installation
  ...codesFor('smsTemplate.page'),
];

const reader = [...furtherPermissions.ownMessages, ...codesFor('message.export')];

/** Roles that we ship. The super administrator's holds every permission by its code, whatever is granted to it. */
export const roles = [
  { code: 'SUPER_ADMIN', name: '超级管理员', dsType: 'ALL', codes: [] },
  {
    code: 'GENERAL_MANAGER',
    name: '总管理员',
    dsType: 'ALL',
    codes: [
      ...running,
      ...codesOf('msg:smsTemplate:', 'authority:dictionary:', 'authority:area:', 'authority:online:', 'blockList:', 'rateLimiter:'),
      // deleting logs stays with the super administrator: nobody else takes away the traces of what they did
      ...codesFor('optLog.page', 'optLog.export', 'loginLog.get', 'loginLog.export'),
      ...codesFor('parameter.page', 'parameter.update', 'parameter.export'),
    ],
  },
  { code: 'XMANAGEMENT', name: '学校管理员', dsType: 'THIS_LEVEL_CHILDREN', codes: running },
  {
    code: 'YMANAGEMENT',
    name: '学院管理员',
    dsType: 'THIS_LEVEL_CHILDREN',
    codes: [
      ...codesFor('contest.page', 'project.page', 'stage.get', 'result.page', 'org.tree'),
      ...codesOf('msg:msg:', 'file:attachment:'),
      ...codesFor('smsTask.page', 'smsTask.save', 'smsTemplate.page'),
      ...codesFor('user.page', 'user.save', 'user.update', 'user.export', 'user.reset'),
    ],
  },
  { code: 'JUDGE', name: '评委', dsType: 'SELF', codes: [...reader, ...codesOf('score:')] },
  { code: 'TEACHER', name: '教师', dsType: 'SELF', codes: [...reader, ...codesFor('contest.page')] },
  { code: 'MAKER', name: '创客', dsType: 'SELF', codes: [...reader, ...codesFor('contest.page')] },
] as const;

/** Applications whose browsers may sign in. Both ids are public (platform-api §1.7). */
export const applications = [
  { clientId: 'lamp_web', clientSecret: 'lamp_web_secret', name: '管理控制台' },
  { clientId: 'febs', clientSecret: '123456', name: '管理控制台（第一客户端）' },
] as const;
