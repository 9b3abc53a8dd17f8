import type { OperationId } from '@saiwu/openapi';
import type { Authority } from '@saiwu/auth/permission';
import type { Host } from './host.ts';
import type { Language, Say } from './language.ts';
import type { SealedDatabase } from './sealed-database.ts';

/** What a handler knows about the request it answers. Nobody changes it, for others hold it too: what differs is derived, `{ ...ctx, db }`. */
export interface Context {
  readonly host: Host;
  /** The write's transaction, or the pool for a read: statements begin at the doors of `rows/`. */
  readonly db: SealedDatabase;
  readonly tenant: Tenant;
  /** Null on open operations only. */
  readonly caller: Caller | null;
  readonly client: { ip: string; userAgent: string; application: { id: string; secret: string } | null };
  /** Where the caller has reached us (`https://saiwu.example`), for addresses that others open; empty, for addresses without a host, where nobody calls and `PUBLIC_URL` is not set. */
  readonly origin: string;
  readonly requestId: string;
  /** What the request is called by its sender, where it creates something and must not do so twice. */
  readonly requestKey?: RequestKey | null;
  readonly language: Language;
  readonly say: Say;
  readonly now: Date;
  /** Tells whoever called what holds of the answer beside its data: it stands in the envelope's `extra`. Where nobody called, nobody hears. */
  readonly tell: (facts: Record<string, unknown>) => void;
  /** Tells the operation log what a row was like before it is changed into the answer. Where nobody called, nobody hears. */
  readonly was?: (row: object) => void;
  /** Tells the operation log who it is that an open operation has let in. Where nobody called, nobody hears. */
  readonly entered?: (user: { id: string; name: string }) => void;
  /** Tells the operation log that the answer of a read holds whole what is masked for others: it leaves a row, as writes do. */
  readonly revealed?: () => void;
}

/** What tells a creating request from any other of the same person. */
export interface RequestKey {
  operationId: OperationId;
  key: string;
  /** Of the input. */
  fingerprint: string;
}

export interface Tenant {
  id: string;
  code: string;
  timeZone: string;
  passwordErrorNum: number;
  passwordErrorLockMinutes: number;
  /** Days until a password has to be changed; 0: never. */
  passwordExpire: number;
  isMultipleLogin: boolean;
}

/** The signed-in user, with what the roles together allow. */
export interface Caller {
  userId: string;
  account: string;
  name: string;
  orgId: string | null;
  sessionId: string;
  mustChangePassword: boolean;
  /** Why: it is older than the tenant allows. */
  passwordExpired: boolean;
  /** What the caller came with; absent for whom the server works without a request. */
  access?: { token: string; until: Date };
  /** Who came by an invitation link reaches this contest only; null for everybody else. */
  boundContestId: string | null;
  roleCodes: string[];
  /** Codes as granted, for the browser; `authority` is the compiled form. */
  resourceList: string[];
  authority: Authority;
  scope: DataScope;
}

/** Which rows the caller's roles reach: the union over all roles. Rows of one's own are always among them. */
export interface DataScope {
  isAll: boolean;
  orgIds: string[];
  /** The caller's own organisation and those above it: contests of these are open to the caller to read once published. */
  upwardOrgIds: string[];
}

/** The caller of an operation that is not open. */
export function callerOf(ctx: Context): Caller {
  if (!ctx.caller) throw new Error('an open operation has no caller');
  return ctx.caller;
}
