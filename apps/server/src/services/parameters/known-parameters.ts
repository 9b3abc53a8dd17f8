import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { accessSeconds, longestAccessSeconds } from '../../core/tokens.ts';

/**
 * The parameters whose meaning the server knows: every installation has them. `readParameter(ctx, key)` gives the typed value, and the
 * default for one that is switched off, deleted or unreadable; a wrong value is refused where it is written. Name and description are
 * shown in the reader's language as long as no administrator has given others. Readonly ones cannot be changed on the screen.
 */
export const knownParameters = {
  LoginPolicy: {
    kind: 'choice',
    values: ['MANY', 'ONLY_ONE', 'ONLY_ONE_CLIENT'],
    names: { MANY: msg`可多处登录`, ONLY_ONE: msg`只能一处`, ONLY_ONE_CLIENT: msg`每个应用一处` },
    default: 'MANY',
    name: msg`登录策略`,
    describe: msg`同一个账号能在几处登录：可多处（MANY）、只能一处（ONLY_ONE）、每个应用一处（ONLY_ONE_CLIENT）`,
    isReadonly: true,
  },
  TotpPolicy: {
    kind: 'choice',
    values: ['OFF', 'OPTIONAL', 'ADMINS'],
    names: { OFF: msg`不启用`, OPTIONAL: msg`每个人自己决定`, ADMINS: msg`管理员必须启用` },
    default: 'OFF',
    name: msg`两步验证`,
    describe: msg`登录时除密码外还要输入验证器里的数字：都不用（OFF）、每个人自己决定（OPTIONAL）、超级管理员、总管理员、学校和学院管理员必须用（ADMINS）`,
  },
  PasswordMinLength: {
    kind: 'integer',
    min: 6,
    max: 20,
    default: 6,
    unit: msg`个字符`,
    name: msg`密码最短长度`,
    describe: msg`新密码至少几个字符，6 到 20`,
  },
  PasswordMaxLength: {
    kind: 'integer',
    min: 20,
    max: 64,
    default: 20,
    unit: msg`个字符`,
    name: msg`密码最长长度`,
    describe: msg`新密码最多几个字符，20 到 64`,
  },
  AccessTokenMinutes: {
    kind: 'integer',
    min: 5,
    max: longestAccessSeconds / 60,
    default: accessSeconds / 60,
    unit: msg`分钟`,
    isFamily: true,
    name: msg`登录令牌有效分钟数`,
    describe: msg`登录后多久要续期，5 到 1440 分钟；不会自己续期的前端到时退出。某个应用另设时，在应用里填`,
  },
  SignInFailuresPerMinute: {
    kind: 'integer',
    min: 5,
    max: 1000,
    default: 30,
    unit: msg`次`,
    name: msg`每分钟登录失败次数`,
    describe: msg`一个 IP 地址一分钟最多登录失败多少次，不论账号；一所学校常常共用一个地址`,
  },
  Registration: {
    kind: 'boolean',
    default: true,
    name: msg`自助注册`,
    describe: msg`是否可以自助注册：用手机号（还需要编码为 VERIFY_REGISTER 的短信模板），或在第三方登录后新建账号`,
  },
  SmsCodesPerPhone: {
    kind: 'integer',
    min: 1,
    max: 100,
    default: 10,
    unit: msg`个`,
    name: msg`每个手机号每天的验证码数`,
    describe: msg`一个手机号一天最多获取多少次短信验证码`,
  },
  SmsCodesPerAddress: {
    kind: 'integer',
    min: 1,
    max: 100_000,
    default: 300,
    unit: msg`个`,
    name: msg`每个 IP 每天的验证码数`,
    describe: msg`一个 IP 地址一天最多获取多少次短信验证码；一所学校常常共用一个地址`,
  },
  SmsCodesPerTenant: {
    kind: 'integer',
    min: 1,
    max: 10_000_000,
    default: 10_000,
    unit: msg`个`,
    name: msg`每天的验证码总数`,
    describe: msg`全部手机号一天最多获取多少次短信验证码`,
  },
  SmsPrice: {
    kind: 'integer',
    min: 0,
    max: 10_000,
    default: 0,
    unit: msg`厘`,
    name: msg`每条短信的价格`,
    describe: msg`一条短信多少厘（1 元 = 1000 厘），如 45 就是 0.045 元；发送前按它估算费用，0 表示不知道，只显示条数`,
  },
  SiteName: { kind: 'text', default: '', name: msg`平台名称`, describe: msg`登录页上的名称，如「某某大学赛事平台」；没有就是「赛务」` },
  SitePromise: { kind: 'text', default: '', name: msg`平台标语`, describe: msg`登录页上名称下面的一句话；没有就用我们的` },
  SiteLogo: {
    kind: 'picture',
    default: '',
    name: msg`平台标志`,
    describe: msg`登录页上名称前面的图片，上传到本系统；没有就用我们的标志`,
  },
  SiteHelp: {
    kind: 'text',
    default: '',
    name: msg`登录求助`,
    describe: msg`登录页上告诉人们登录不上时找谁，如电话和时间；没有就请他们联系学校或学院的管理员`,
  },
  DocsUrl: { kind: 'url', default: '', name: msg`文档地址`, describe: msg`个人菜单里「使用文档」的网址；没有就不显示` },
  RepositoryUrl: { kind: 'url', default: '', name: msg`代码仓库地址`, describe: msg`个人菜单里「代码仓库」的网址；没有就不显示` },
  BannerHosts: {
    kind: 'hosts',
    default: '*.edu.cn,*.gov.cn',
    name: msg`轮播图可以链接的网站`,
    describe: msg`轮播图除了本系统的页面，还可以打开哪些网站：主机名用逗号分开，*.edu.cn 表示它下面的全部；其他网站不能保存，已经保存的不再打开`,
  },
  GreetQrCode: {
    kind: 'text',
    default: '',
    name: msg`客服二维码`,
    describe: msg`二维码的内容，通常是网址；没有就不显示客服。某个角色另设时，键后加「.角色编码」，如 GreetQrCode.JUDGE`,
  },
  GreetName: { kind: 'text', default: '', name: msg`客服称呼`, describe: msg`也可以按角色另设，如 GreetName.JUDGE` },
  GreetText: {
    kind: 'text',
    default: '',
    name: msg`客服说明`,
    describe: msg`代替「添加好友后请备注学校、职务和姓名」；也可以按角色另设，如 GreetText.JUDGE`,
  },
  LogKeepDays: {
    kind: 'integer',
    min: 180,
    max: 3650,
    default: 365,
    unit: msg`天`,
    name: msg`日志保留天数`,
    describe: msg`操作日志和登录日志保留的天数，至少六个月`,
  },
  LogKeepRows: {
    kind: 'integer',
    min: 10_000,
    max: 100_000_000,
    default: 1_000_000,
    unit: msg`条`,
    name: msg`日志保留条数`,
    describe: msg`操作日志和登录日志各自最多保留的条数，更早的会被清理`,
  },
  MaskPhones: {
    kind: 'boolean',
    default: true,
    name: msg`列表隐藏手机号`,
    describe: msg`true：列表和导出里的手机号只显示前三位和后四位；false：完整显示`,
  },
  NewerPhones: {
    kind: 'boolean',
    default: false,
    name: msg`接受新号段的手机号`,
    describe: msg`true：13 到 19 开头的手机号都接受，填写、接口、导入和短信都一样；false：只接受 13、15、17、18、145、147 开头的`,
  },
} as const satisfies Record<string, KnownParameter>;

export type ParameterKey = keyof typeof knownParameters;

/** The type of the value that `readParameter` gives for a key. */
export type ParameterValue<Key extends ParameterKey> = ValueOf<(typeof knownParameters)[Key]>;

/** One parameter: how its text is read, and its name. */
export type KnownParameter = Kind & {
  name: MessageDescriptor;
  describe: MessageDescriptor;
  isReadonly?: boolean;
  /** Members that are set by themselves have the key `key.member`, and the same rule applies to them. */
  isFamily?: boolean;
};

type Kind =
  /** `true` or `false`. */
  | { kind: 'boolean'; default: boolean }
  /** A whole number, both bounds included. */
  | { kind: 'integer'; min: number; max: number; default: number; unit: MessageDescriptor }
  /** One of a few words, each with its meaning. */
  | { kind: 'choice'; values: readonly string[]; names: Readonly<Record<string, MessageDescriptor>>; default: string }
  /** The address of a web page, or empty. */
  | { kind: 'url'; default: string }
  /** Hosts of web pages, divided by commas. */
  | { kind: 'hosts'; default: string }
  /** The address of a picture that was uploaded here, or empty. */
  | { kind: 'picture'; default: string }
  | { kind: 'text'; default: string };

type ValueOf<Known extends KnownParameter> = Known extends { kind: 'boolean' }
  ? boolean
  : Known extends { kind: 'integer' }
    ? number
    : Known extends { kind: 'choice'; values: infer Values extends readonly string[] }
      ? Values[number]
      : string;
