import { consolePaths, furtherPermissions } from '@saiwu/openapi';
import type { BuiltIn } from '../core/built-in-names.ts';
import { codesFor, codesOf } from './permission-codes.ts';

/** Menus that we ship, with the permission codes that hang on each. Their names, and those of roles: `built-in-names.ts`. */
export const menus: readonly SeedMenu[] = [
  { path: consolePaths.dashboard, icon: 'layout-dashboard', isGeneral: true, component: 'dashboard/index' },
  {
    path: '/tenant',
    icon: 'building-2',
    isForPlatform: true,
    children: [
      { path: consolePaths.tenants, icon: 'building-2', codes: codesOf('tenant:tenant:') },
      { path: consolePaths.superUsers, icon: 'user-star', codes: codesOf('tenant:user:') },
      { path: consolePaths.datasources, icon: 'database', codes: codesOf('tenant:datasourceConfig:') },
    ],
  },
  {
    path: '/menu/contests',
    icon: 'trophy',
    children: [
      {
        path: consolePaths.contests,
        icon: 'list',
        isOurs: true,
        codes: codesOf('contest:', 'project:', 'radar:', 'assignment:', 'stage:', 'result:'),
      },
      { path: consolePaths.ownEntries, icon: 'rocket', isOurs: true, codes: codesOf('entry:') },
      { path: consolePaths.contestTemplates, icon: 'layers', isOurs: true, codes: codesOf('contestTemplate:') },
      { path: consolePaths.sheetMaps, icon: 'table', isOurs: true, codes: codesOf('sheetMap:') },
    ],
  },
  {
    path: '/menu/review',
    icon: 'clipboard-check',
    children: [{ path: consolePaths.judging, icon: 'clipboard-pen', isOurs: true, codes: codesOf('score:') }],
  },
  {
    path: '/menu/people',
    icon: 'school',
    isGeneral: true,
    children: [
      {
        path: consolePaths.schools,
        icon: 'school',
        isOurs: true,
        codes: codesFor('school.page', 'school.save', 'school.merge', 'school.import'),
      },
      {
        path: '/schools/own',
        icon: 'school',
        isOurs: true,
        codes: codesFor('school.own', 'school.get', 'school.update', 'school.appoint'),
      },
      {
        path: consolePaths.colleges,
        icon: 'building-2',
        isOurs: true,
        codes: codesFor('college.page', 'college.save', 'college.update', 'college.appoint', 'college.merge'),
      },
      { path: '/colleges/own', icon: 'building-2', isOurs: true, codes: codesFor('college.own', 'college.get') },
      { path: consolePaths.students, icon: 'graduation-cap', isOurs: true, codes: codesOf('student:') },
      { path: consolePaths.teachers, icon: 'presentation', isOurs: true, codes: codesOf('teacher:') },
      { path: consolePaths.certifications, icon: 'file-check', isOurs: true, codes: codesOf('certification:') },
      { path: consolePaths.ownCertifications, icon: 'award', isGeneral: true, isOurs: true },
      { path: consolePaths.judges, icon: 'gavel', isOurs: true, codes: codesOf('judge:') },
    ],
  },
  {
    path: '/menu/operation',
    icon: 'image',
    children: [{ path: consolePaths.banners, icon: 'image', isOurs: true, codes: codesOf('banner:') }],
  },
  {
    path: '/org',
    icon: 'network',
    children: [
      { path: consolePaths.orgs, icon: 'building', codes: codesFor('org.save', 'org.update', 'org.remove', 'org.export', 'org.import') },
      { path: consolePaths.stations, icon: 'id-card', codes: codesOf('authority:station:') },
      { path: consolePaths.users, icon: 'users', codes: [...codesOf('authority:user:'), ...codesFor('org.tree')] },
    ],
  },
  {
    path: '/resources',
    icon: 'package',
    isGeneral: true,
    children: [
      { path: consolePaths.messages, icon: 'mail', isGeneral: true, codes: codesOf('msg:msg:') },
      { path: consolePaths.smsTemplates, icon: 'file-text', codes: codesOf('msg:smsTemplate:') },
      { path: consolePaths.smsTasks, icon: 'message-square', codes: codesOf('msg:sms:') },
      { path: consolePaths.attachments, icon: 'paperclip', codes: codesOf('file:attachment:') },
    ],
  },
  {
    path: '/system',
    icon: 'settings',
    children: [
      { path: consolePaths.menus, icon: 'list-tree', codes: codesOf('authority:menu:', 'authority:resource:') },
      { path: consolePaths.roles, icon: 'user-cog', codes: codesOf('authority:role:') },
      { path: consolePaths.dictionaries, icon: 'book-open', codes: codesOf('authority:dictionary:') },
      { path: consolePaths.areas, icon: 'map', codes: codesOf('authority:area:') },
      { path: consolePaths.optLog, icon: 'scroll-text', codes: codesOf('authority:optLog:') },
      { path: consolePaths.loginLog, icon: 'log-in', codes: codesOf('authority:loginLog:') },
      { path: consolePaths.applications, icon: 'app-window', codes: codesOf('authority:application:') },
      { path: consolePaths.online, icon: 'users', codes: codesOf('authority:online:') },
      { path: consolePaths.parameters, icon: 'sliders-horizontal', codes: codesOf('authority:parameter:', 'developer:api:') },
      { path: consolePaths.status, icon: 'activity', isOurs: true, codes: codesOf('authority:status:') },
      { path: consolePaths.access, icon: 'circle-help', isOurs: true, codes: codesOf('authority:access:') },
    ],
  },
  {
    path: '/gateway',
    icon: 'shield',
    children: [
      { path: consolePaths.rateLimits, icon: 'gauge', codes: codesOf('rateLimiter:') },
      { path: consolePaths.blockList, icon: 'shield-ban', codes: codesOf('blockList:') },
    ],
  },
];

export interface SeedMenu {
  /** What installations know the menu by: to change it takes a migration. */
  path: BuiltIn;
  icon: string;
  isGeneral?: boolean;
  /** The screen in front ends of the platform's generation, where it does not follow from the path. */
  component?: string;
  /** Only our own console has such a screen. */
  isOurs?: boolean;
  /** Only the tenant that keeps the others has it. */
  isForPlatform?: boolean;
  codes?: readonly string[];
  children?: readonly SeedMenu[];
}

/** Whole subjects of those who run a school's contests: what comes to one of them later is theirs too. */
const running = [
  ...codesOf(
    'contest:',
    'contestTemplate:',
    'sheetMap:',
    'project:',
    'radar:',
    'judge:',
    'assignment:',
    'stage:',
    'result:',
    'banner:',
    'student:',
    'teacher:',
  ),
  ...codesFor('school.get', 'school.update', 'school.appoint'),
  ...codesFor('college.page', 'college.get', 'college.save', 'college.update', 'college.appoint', 'college.merge'),
  ...codesOf('certification:'),
  ...codesOf('authority:user:', 'authority:org:', 'authority:station:', 'authority:access:', 'msg:msg:', 'msg:sms:', 'file:attachment:'),
  // templates carry an account at the provider, and belong to whoever runs the installation
  ...codesFor('smsTemplate.page'),
];

const wholeExports: readonly string[] = [furtherPermissions.wholeStudents, furtherPermissions.wholeTeachers];

const reader = [...furtherPermissions.ownMessages, ...codesFor('message.export')];

/** Roles that we ship. The super administrator's holds every permission by its code, whatever is granted to it. */
export const roles = [
  { code: 'SUPER_ADMIN', dsType: 'ALL', codes: [] },
  {
    code: 'GENERAL_MANAGER',
    dsType: 'ALL',
    codes: [
      ...running,
      ...codesFor('school.page', 'school.save', 'school.merge', 'school.import'),
      ...codesOf(
        'authority:role:',
        'msg:smsTemplate:',
        'authority:dictionary:',
        'authority:area:',
        'authority:online:',
        'authority:status:',
        'blockList:',
        'rateLimiter:',
      ),
      // deleting logs stays with the super administrator: nobody else takes away the traces of what they did
      ...codesFor('optLog.page', 'optLog.export', 'loginLog.get', 'loginLog.export'),
      ...codesFor('parameter.page', 'parameter.update', 'parameter.export'),
    ],
  },
  { code: 'XMANAGEMENT', dsType: 'THIS_LEVEL_CHILDREN', codes: [...running, ...codesFor('school.own')] },
  {
    code: 'YMANAGEMENT',
    dsType: 'THIS_LEVEL_CHILDREN',
    codes: [
      // a contest of the college's own is its administrators' from the draft to the results; to the school's they bring projects
      ...codesOf('contest:', 'stage:', 'assignment:', 'judge:', 'result:'),
      ...codesFor('project.page', 'org.tree', 'station.page'),
      ...codesFor('project.reveal', 'project.accept', 'project.return', 'project.reject', 'radar.page', 'radar.decide'),
      ...codesOf('msg:msg:', 'file:attachment:', 'certification:'),
      ...codesFor('smsTask.page', 'smsTask.save', 'smsTemplate.page'),
      ...codesFor('user.page', 'user.save', 'user.update', 'user.export', 'user.reset', 'college.own', 'college.get'),
      // numbers and phones one by one: whole lists of them leave the house by the school's hand
      ...codesOf('student:', 'teacher:').filter((code) => !wholeExports.includes(code)),
    ],
  },
  { code: 'JUDGE', dsType: 'SELF', codes: [...reader, ...codesOf('score:')] },
  { code: 'TEACHER', dsType: 'SELF', codes: [...reader, ...codesFor('contest.page', 'entry.get', 'entry.answer', 'plan.comment')] },
  { code: 'MAKER', dsType: 'SELF', codes: [...reader, ...codesFor('contest.page'), ...codesOf('entry:')] },
] as const;

/** Applications whose browsers may sign in. Both ids are public (platform-api §1.7). */
export const applications = [
  { clientId: 'lamp_web', clientSecret: 'lamp_web_secret', name: '管理控制台' },
  { clientId: 'febs', clientSecret: '123456', name: '管理控制台（第一客户端）' },
] as const;
