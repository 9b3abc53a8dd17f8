/** Menus that we ship, with the permission codes that hang on each. Names in other languages: `built-in-names.ts`. */
export const menus = [
  { path: '/dashboard', label: '首页', icon: 'layout-dashboard', isGeneral: true, component: 'dashboard/index' },
  {
    path: '/menu/contests',
    label: '大赛',
    icon: 'trophy',
    children: [
      {
        path: '/contests',
        label: '大赛列表',
        icon: 'list',
        isOurs: true,
        codes: [
          'contest:view',
          'contest:add',
          'contest:edit',
          'contest:delete',
          'contest:publish',
          'contest:cancel',
          'project:view',
          'project:import',
          'assignment:run',
          'stage:view',
          'stage:start',
          'result:view',
          'result:seal',
          'result:export',
          'result:judges',
        ],
      },
      { path: '/banners', label: '轮播图', icon: 'image', isOurs: true, isWaiting: true, codes: ['banner:edit'] },
    ],
  },
  {
    path: '/menu/review',
    label: '评审',
    icon: 'clipboard-check',
    children: [{ path: '/judging', label: '我的评审', icon: 'clipboard-pen', isOurs: true, codes: ['score:submit'] }],
  },
  {
    path: '/menu/people',
    label: '学校与人员',
    icon: 'school',
    children: [{ path: '/judges', label: '评委管理', icon: 'gavel', isOurs: true, codes: ['judge:view', 'judge:invite'] }],
  },
  {
    path: '/org',
    label: '组织管理',
    icon: 'network',
    children: [
      {
        path: '/org/org',
        label: '机构',
        icon: 'building',
        codes: ['authority:org:add', 'authority:org:edit', 'authority:org:delete'],
      },
      {
        path: '/org/user',
        label: '用户',
        icon: 'users',
        codes: [
          'authority:user:view',
          'authority:user:add',
          'authority:user:edit',
          'authority:user:delete',
          'authority:user:import',
          'authority:user:export',
          'authority:user:resetPassword',
          'authority:org:view',
        ],
      },
    ],
  },
  {
    path: '/resources',
    label: '资源中心',
    icon: 'package',
    isGeneral: true,
    children: [
      {
        path: '/resources/msg',
        label: '消息',
        icon: 'mail',
        isGeneral: true,
        codes: ['msg:msg:view', 'msg:msg:mark', 'msg:msg:delete', 'msg:msg:export', 'msg:msg:add', 'msg:msg:edit', 'msg:msg:import'],
      },
      {
        path: '/resources/smsTemplate',
        label: '短信模板',
        icon: 'file-text',
        codes: [
          'msg:smsTemplate:view',
          'msg:smsTemplate:add',
          'msg:smsTemplate:edit',
          'msg:smsTemplate:delete',
          'msg:smsTemplate:import',
          'msg:smsTemplate:export',
        ],
      },
      {
        path: '/resources/sms',
        label: '短信',
        icon: 'message-square',
        codes: ['msg:sms:view', 'msg:sms:add', 'msg:sms:edit', 'msg:sms:delete', 'msg:sms:import', 'msg:sms:export'],
      },
      {
        path: '/resources/attachment',
        label: '附件',
        icon: 'paperclip',
        codes: ['file:attachment:view', 'file:attachment:add', 'file:attachment:delete', 'file:attachment:download'],
      },
    ],
  },
  {
    path: '/system',
    label: '系统设置',
    icon: 'settings',
    children: [
      {
        path: '/system/dictionary',
        label: '字典',
        icon: 'book-open',
        codes: [
          'authority:dictionary:view',
          'authority:dictionary:add',
          'authority:dictionary:edit',
          'authority:dictionary:delete',
          'authority:dictionary:import',
          'authority:dictionary:export',
        ],
      },
      {
        path: '/system/area',
        label: '地区',
        icon: 'map',
        codes: [
          'authority:area:view',
          'authority:area:add',
          'authority:area:edit',
          'authority:area:delete',
          'authority:area:import',
          'authority:area:export',
        ],
      },
      {
        path: '/system/optLog',
        label: '操作日志',
        icon: 'scroll-text',
        codes: ['authority:optLog:view', 'authority:optLog:delete', 'authority:optLog:export'],
      },
      {
        path: '/system/loginLog',
        label: '登录日志',
        icon: 'log-in',
        codes: ['authority:loginLog:view', 'authority:loginLog:delete', 'authority:loginLog:export'],
      },
      {
        path: '/system/online',
        label: '在线用户',
        icon: 'users',
        isWaiting: true,
        codes: ['authority:online:view', 'authority:online:delete'],
      },
      {
        path: '/system/parameter',
        label: '参数',
        icon: 'sliders-horizontal',
        codes: [
          'authority:parameter:view',
          'authority:parameter:add',
          'authority:parameter:edit',
          'authority:parameter:delete',
          'authority:parameter:import',
          'authority:parameter:export',
          'developer:api:view',
        ],
      },
    ],
  },
  {
    path: '/gateway',
    label: '网关管理',
    icon: 'shield',
    children: [
      {
        path: '/gateway/ratelimiter',
        label: '限流规则',
        icon: 'gauge',
        codes: [
          'rateLimiter:view',
          'rateLimiter:add',
          'rateLimiter:edit',
          'rateLimiter:delete',
          'rateLimiter:import',
          'rateLimiter:export',
        ],
      },
      {
        path: '/gateway/blocklist',
        label: '阻止访问',
        icon: 'shield-ban',
        codes: ['blockList:view', 'blockList:add', 'blockList:edit', 'blockList:delete', 'blockList:import', 'blockList:export'],
      },
    ],
  },
] as const satisfies readonly SeedMenu[];

export interface SeedMenu {
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

const reading = ['contest:view', 'project:view', 'stage:view', 'result:view', 'authority:user:view', 'authority:org:view'];
const running = [
  ...reading,
  'contest:add',
  'contest:edit',
  'contest:delete',
  'contest:publish',
  'contest:cancel',
  'project:import',
  'judge:view',
  'judge:invite',
  'assignment:run',
  'stage:start',
  'result:seal',
  'result:export',
  'result:judges',
];
const people = [
  'authority:user:add',
  'authority:user:edit',
  'authority:user:delete',
  'authority:user:import',
  'authority:user:export',
  'authority:user:resetPassword',
];

const attachments = ['view', 'add', 'delete', 'download'].map((act) => `file:attachment:${act}`);

const organisations = ['authority:org:add', 'authority:org:edit', 'authority:org:delete'];

const reference = ['dictionary', 'area'].flatMap((name) =>
  ['view', 'add', 'edit', 'delete', 'import', 'export'].map((act) => `authority:${name}:${act}`),
);

/** Deleting logs stays with the super administrator: nobody else takes away the traces of what they did. */
const guarding = [
  ...['optLog', 'loginLog'].flatMap((name) => ['view', 'export'].map((act) => `authority:${name}:${act}`)),
  'authority:online:view',
  'authority:online:delete',
  ...['blockList', 'rateLimiter'].flatMap((name) => ['view', 'add', 'edit', 'delete', 'import', 'export'].map((act) => `${name}:${act}`)),
];

/** Sending to one's own people. Templates carry an account at the provider, and belong to whoever runs the installation. */
const texting = ['msg:sms:view', 'msg:sms:add', 'msg:smsTemplate:view'];
const textingAll = [...texting, 'msg:sms:edit', 'msg:sms:delete', 'msg:sms:import', 'msg:sms:export'];
const templates = ['add', 'edit', 'delete', 'import', 'export'].map((act) => `msg:smsTemplate:${act}`);

/** One's own messages. The contract asks a session for most of them; front ends of the platform look for these codes. */
const reader = ['msg:msg:view', 'msg:msg:mark', 'msg:msg:delete', 'msg:msg:export'];
const messaging = [...reader, 'msg:msg:add', 'msg:msg:edit', 'msg:msg:import'];

/** Roles that we ship. The super administrator's holds every permission by its code, whatever is granted to it. */
export const roles = [
  { code: 'SUPER_ADMIN', name: '超级管理员', dsType: 'ALL', codes: [] },
  {
    code: 'GENERAL_MANAGER',
    name: '总管理员',
    dsType: 'ALL',
    codes: [
      ...running,
      ...people,
      ...organisations,
      ...messaging,
      ...attachments,
      ...textingAll,
      ...templates,
      ...reference,
      ...guarding,
      'banner:edit',
      'authority:parameter:view',
      'authority:parameter:edit',
      'authority:parameter:export',
    ],
  },
  {
    code: 'XMANAGEMENT',
    name: '学校管理员',
    dsType: 'THIS_LEVEL_CHILDREN',
    codes: [...running, ...people, ...organisations, ...messaging, ...attachments, ...textingAll, 'banner:edit'],
  },
  {
    code: 'YMANAGEMENT',
    name: '学院管理员',
    dsType: 'THIS_LEVEL_CHILDREN',
    codes: [
      ...reading,
      ...messaging,
      ...attachments,
      ...texting,
      'authority:user:add',
      'authority:user:edit',
      'authority:user:export',
      'authority:user:resetPassword',
    ],
  },
  { code: 'JUDGE', name: '评委', dsType: 'SELF', codes: [...reader, 'score:submit'] },
  { code: 'TEACHER', name: '教师', dsType: 'SELF', codes: [...reader, 'contest:view'] },
  { code: 'MAKER', name: '创客', dsType: 'SELF', codes: [...reader, 'contest:view'] },
] as const;

/** Applications whose browsers may sign in. Both ids are public (platform-api §1.7). */
export const applications = [
  { clientId: 'lamp_web', clientSecret: 'lamp_web_secret', name: '管理控制台' },
  { clientId: 'febs', clientSecret: '123456', name: '管理控制台（第一客户端）' },
] as const;
