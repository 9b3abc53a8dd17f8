/** Menus that we ship, with the permission codes that hang on each. Names in other languages: `built-in-names.ts`. */
export const menus = [
  { path: '/dashboard', label: '首页', icon: 'layout-dashboard', isGeneral: true },
  {
    path: '/menu/contests',
    label: '大赛',
    icon: 'trophy',
    children: [
      {
        path: '/contests',
        label: '大赛列表',
        icon: 'list',
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
    ],
  },
  {
    path: '/menu/review',
    label: '评审',
    icon: 'clipboard-check',
    children: [{ path: '/judging', label: '我的评审', icon: 'clipboard-pen', codes: ['score:submit'] }],
  },
  {
    path: '/menu/people',
    label: '学校与人员',
    icon: 'school',
    children: [{ path: '/judges', label: '评委管理', icon: 'gavel', codes: ['judge:view'] }],
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
      { path: '/resources/msg', label: '消息', icon: 'mail', isGeneral: true, isWaiting: true, codes: [] },
      { path: '/resources/smsTemplate', label: '短信模板', icon: 'file-text', isWaiting: true, codes: [] },
      { path: '/resources/sms', label: '短信', icon: 'message-square', isWaiting: true, codes: [] },
      { path: '/resources/attachment', label: '附件', icon: 'paperclip', isWaiting: true, codes: [] },
    ],
  },
  {
    path: '/system',
    label: '系统设置',
    icon: 'settings',
    children: [
      { path: '/system/dictionary', label: '字典', icon: 'book-open', isWaiting: true, codes: [] },
      { path: '/system/area', label: '地区', icon: 'map', isWaiting: true, codes: [] },
      { path: '/system/optLog', label: '操作日志', icon: 'scroll-text', isWaiting: true, codes: [] },
      { path: '/system/loginLog', label: '登录日志', icon: 'log-in', isWaiting: true, codes: [] },
      { path: '/system/rateLimiter', label: '限流规则', icon: 'gauge', isWaiting: true, codes: [] },
      { path: '/system/blockList', label: '阻止访问', icon: 'shield-ban', isWaiting: true, codes: [] },
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
] as const satisfies readonly SeedMenu[];

export interface SeedMenu {
  path: string;
  label: string;
  icon: string;
  isGeneral?: boolean;
  /** Its screen does not exist yet: the menu is disabled, its codes can be granted. */
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

const organisations = ['authority:org:add', 'authority:org:edit', 'authority:org:delete'];

/** Roles that we ship. The super administrator's holds every permission by its code, whatever is granted to it. */
export const roles = [
  { code: 'SUPER_ADMIN', name: '超级管理员', dsType: 'ALL', codes: [] },
  {
    code: 'GENERAL_MANAGER',
    name: '总管理员',
    dsType: 'ALL',
    codes: [...running, ...people, ...organisations, 'authority:parameter:view', 'authority:parameter:edit', 'authority:parameter:export'],
  },
  { code: 'XMANAGEMENT', name: '学校管理员', dsType: 'THIS_LEVEL_CHILDREN', codes: [...running, ...people, ...organisations] },
  {
    code: 'YMANAGEMENT',
    name: '学院管理员',
    dsType: 'THIS_LEVEL_CHILDREN',
    codes: [...reading, 'authority:user:add', 'authority:user:edit', 'authority:user:export', 'authority:user:resetPassword'],
  },
  { code: 'JUDGE', name: '评委', dsType: 'SELF', codes: ['score:submit'] },
  { code: 'TEACHER', name: '教师', dsType: 'SELF', codes: ['contest:view'] },
  { code: 'MAKER', name: '创客', dsType: 'SELF', codes: ['contest:view'] },
] as const;

/** Parameters that we ship. Built-in ones stay as they are; the others are for administrators to fill in. */
export const parameters = [
  {
    key: 'LoginPolicy',
    name: '登录策略',
    value: 'MANY',
    describe: 'MANY：可多处登录；ONLY_ONE：只能一处；ONLY_ONE_CLIENT：每个应用一处',
    readonly: true,
  },
  { key: 'DocsUrl', name: '文档地址', value: '', describe: '个人菜单里“使用文档”的网址；没有就不显示', readonly: false },
  { key: 'RepositoryUrl', name: '代码仓库地址', value: '', describe: '个人菜单里“代码仓库”的网址；没有就不显示', readonly: false },
  {
    key: 'GreetQrCode',
    name: '客服二维码',
    value: '',
    describe: '二维码的内容，通常是网址；没有就不显示客服。某个角色另设时，键后加“.角色编码”，如 GreetQrCode.JUDGE',
    readonly: false,
  },
  { key: 'GreetName', name: '客服称呼', value: '', describe: '也可以按角色另设，如 GreetName.JUDGE', readonly: false },
  {
    key: 'GreetText',
    name: '客服说明',
    value: '',
    describe: '代替“添加好友后请备注学校、职务和姓名”；也可以按角色另设，如 GreetText.JUDGE',
    readonly: false,
  },
] as const;

/** Applications whose browsers may sign in. Both ids are public (platform-api §1.7). */
export const applications = [
  { clientId: 'lamp_web', clientSecret: 'lamp_web_secret', name: '管理控制台' },
  { clientId: 'febs', clientSecret: '123456', name: '管理控制台（第一客户端）' },
] as const;
