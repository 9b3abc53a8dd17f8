import type { AuthorityResource } from './permission.ts';

/** The session as the storage has it. Parts that are absent or damaged are `null`. */
export interface Session {
  /** Whether there is a token and a user; screens behind the sign-in need both. */
  isSignedIn: boolean;
  token: string | null;
  refreshToken: string | null;
  /** When `token` ends, in epoch milliseconds of the server's clock. */
  expiresAt: number | null;
  user: SessionUser | null;
  /** What the user may do; `null` until the server has said so. */
  authorityResource: AuthorityResource | null;
  /** The menu tree; `null` until the server has sent it. */
  router: MenuNode[] | null;
  tenant: string | null;
}

export interface SessionUser {
  id: string;
  account: string;
  name: string;
  avatar: string | null;
  workDescribe: string | null;
  roleList: SessionRole[];
  /** The password was given by somebody else, or has expired, and has to be changed before anything else. */
  mustChangePassword: boolean;
  /** Why: it is older than the tenant allows. */
  passwordExpired: boolean;
  /** A second factor has to be set up before anything else. */
  mustEnrolTotp: boolean;
  /** Signed in by an invitation: one review, and nothing of the account can be changed. */
  isInvited: boolean;
  /** The IANA name of the zone that the server's times are of; null from a server that does not say. */
  timeZone: string | null;
  /** The organisation's subscription has ended: its people only look at what they have. */
  expired: SessionExpiry | null;
}

export interface SessionExpiry {
  /** The last day, or the instant, as the server wrote it. */
  since: string;
  orgLabel: string;
}

export interface SessionRole {
  code: string;
  /** Whether the organisation is certified; the spelling is that of the wire. */
  centifiedStatus: boolean | null;
}

/** A node of the server's menu tree (`menu.router`). */
export interface MenuNode {
  path: string;
  name: string;
  /** For front ends that load their screens by it; absent where these have none. Ours go by `path`. */
  component?: string;
  redirect?: string;
  meta: { title: string; icon?: string; breadcrumb: boolean };
  hidden: boolean;
  alwaysShow: boolean;
  children?: MenuNode[];
}

/** What is needed to call the server and to renew the session. */
export interface SessionTokens {
  token: string;
  refreshToken: string | null;
  /** Epoch milliseconds of the server's clock; not a number when the stored value is damaged. */
  expiresAt: number;
}

/** What the sign-in call answers. */
export interface SignInAnswer extends Omit<SessionUser, 'id' | 'expired' | 'timeZone'> {
  userId: string;
  token: string;
  refreshToken: string;
  /** Seconds until `token` ends. */
  expire: string | number;
  timeZone?: string | null;
  /** Absent from servers that know no subscriptions. */
  expired?: SessionExpiry | null;
}

export function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An ISO instant, as epoch milliseconds. */
export function readInstant(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

export function readUser(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null;
  const { id, account, name, avatar, workDescribe, roleList, mustChangePassword, passwordExpired, mustEnrolTotp, isInvited } = value;
  if (typeof id !== 'string' || typeof account !== 'string' || typeof name !== 'string') return null;
  return {
    id,
    account,
    name,
    avatar: readText(avatar),
    workDescribe: readText(workDescribe),
    roleList: Array.isArray(roleList) ? roleList.flatMap(readRole) : [],
    mustChangePassword: mustChangePassword === true,
    passwordExpired: passwordExpired === true,
    mustEnrolTotp: mustEnrolTotp === true,
    isInvited: isInvited === true,
    timeZone: readText(value['timeZone']),
    expired: readExpiry(value['expired']),
  };
}

/** What grants nothing when damaged: checks stay on, and unknown entries are left out. */
export function readAuthorityResource(value: unknown): AuthorityResource | null {
  if (!isRecord(value)) return null;
  const { enabled, caseSensitive, resourceList, roleList } = value;
  return {
    enabled: enabled !== false,
    caseSensitive: caseSensitive === true,
    resourceList: texts(resourceList),
    roleList: texts(roleList),
  };
}

/** The menu without the nodes that are none. */
export function readRouter(value: unknown): MenuNode[] | null {
  return Array.isArray(value) ? value.flatMap(readNode) : null;
}

function readNode(value: unknown): MenuNode[] {
  if (!isRecord(value)) return [];
  const { path, name, component, redirect, meta, hidden, alwaysShow, children } = value;
  if (typeof path !== 'string' || typeof name !== 'string' || !isRecord(meta)) return [];
  return [
    {
      path,
      name,
      ...(typeof component === 'string' && { component }),
      ...(typeof redirect === 'string' && { redirect }),
      meta: {
        title: readText(meta['title']) ?? name,
        ...(typeof meta['icon'] === 'string' && { icon: meta['icon'] }),
        breadcrumb: meta['breadcrumb'] !== false,
      },
      hidden: hidden === true,
      alwaysShow: alwaysShow === true,
      ...(Array.isArray(children) && { children: children.flatMap(readNode) }),
    },
  ];
}

function readExpiry(value: unknown): SessionExpiry | null {
  if (!isRecord(value) || typeof value['since'] !== 'string') return null;
  return { since: value['since'], orgLabel: readText(value['orgLabel']) ?? '' };
}

function readRole(value: unknown): SessionRole[] {
  if (!isRecord(value) || typeof value['code'] !== 'string') return [];
  const { code, centifiedStatus } = value;
  return [{ code, centifiedStatus: typeof centifiedStatus === 'boolean' ? centifiedStatus : null }];
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
