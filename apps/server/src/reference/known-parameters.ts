import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The parameters whose meaning the server knows: every installation has them. `readParameter(ctx, key)` gives the typed value, and the
 * default for one that is switched off, deleted or unreadable; a wrong value is refused where it is written. Name and description are
 * shown in the reader's language as long as nobody has given others. Readonly ones cannot be changed on the screen.
 */
export const knownParameters = {
  LoginPolicy: {
    kind: 'choice',
    values: ['MANY', 'ONLY_ONE', 'ONLY_ONE_CLIENT'],
    default: 'MANY',
    name: msg`登录策略`,
    describe: msg`MANY：可多处登录；ONLY_ONE：只能一处；ONLY_ONE_CLIENT：每个应用一处`,
    isReadonly: true,
  },
  DocsUrl: { kind: 'url', default: '', name: msg`文档地址`, describe: msg`个人菜单里“使用文档”的网址；没有就不显示` },
  RepositoryUrl: { kind: 'url', default: '', name: msg`代码仓库地址`, describe: msg`个人菜单里“代码仓库”的网址；没有就不显示` },
  GreetQrCode: {
    kind: 'text',
    default: '',
    name: msg`客服二维码`,
    describe: msg`二维码的内容，通常是网址；没有就不显示客服。某个角色另设时，键后加“.角色编码”，如 GreetQrCode.JUDGE`,
  },
  GreetName: { kind: 'text', default: '', name: msg`客服称呼`, describe: msg`也可以按角色另设，如 GreetName.JUDGE` },
  GreetText: {
    kind: 'text',
    default: '',
    name: msg`客服说明`,
    describe: msg`代替“添加好友后请备注学校、职务和姓名”；也可以按角色另设，如 GreetText.JUDGE`,
  },
  LogKeepDays: {
    kind: 'integer',
    min: 180,
    max: 3650,
    default: 365,
    name: msg`日志保留天数`,
    describe: msg`操作日志和登录日志保留的天数，至少六个月`,
  },
  LogKeepRows: {
    kind: 'integer',
    min: 10_000,
    max: 100_000_000,
    default: 1_000_000,
    name: msg`日志保留条数`,
    describe: msg`操作日志和登录日志各自最多保留的条数，更早的会被清理`,
  },
} as const satisfies Record<string, KnownParameter>;

export type ParameterKey = keyof typeof knownParameters;

/** What `readParameter` gives for a key. */
export type ParameterValue<Key extends ParameterKey> = ValueOf<(typeof knownParameters)[Key]>;

/** One parameter: how its text is read, and what it is called. */
export type KnownParameter = Kind & { name: MessageDescriptor; describe: MessageDescriptor; isReadonly?: boolean };

type Kind =
  /** `true` or `false`. */
  | { kind: 'boolean'; default: boolean }
  /** A whole number, both bounds included. */
  | { kind: 'integer'; min: number; max: number; default: number }
  /** One of a few words. */
  | { kind: 'choice'; values: readonly string[]; default: string }
  /** The address of a web page, or empty. */
  | { kind: 'url'; default: string }
  | { kind: 'text'; default: string };

type ValueOf<Known extends KnownParameter> = Known extends { kind: 'boolean' }
  ? boolean
  : Known extends { kind: 'integer' }
    ? number
    : Known extends { kind: 'choice'; values: infer Values extends readonly string[] }
      ? Values[number]
      : string;
