import type { OperationId } from '@saiwu/openapi';
import type { Authority } from '@saiwu/auth/permission';
import type { Host } from './host.ts';
import type { Language, Say } from './language.ts';
import type { SealedDatabase } from './sealed-database.ts';

/**
 * The facts a handler has about the request it answers. It is never changed, for others hold it too: a context that differs is derived,
 * `{ ...ctx, db }`.
 */
export interface Context {
  readonly host: Host;
  /** The write's transaction, or the pool for a read: statements begin at the doors of `rows/`. */
  readonly db: SealedDatabase;
  readonly tenant: Tenant;
  /** Null on open operations only. */
  readonly caller: Caller | null;
  readonly client: { ip: string; userAgent: string; application: { id: string; secret: string } | null };
  /**
   * The address by which the caller has reached us (`https://saiwu.example`), for addresses that others open. Empty, for addresses
   * without a host, where there is no caller and `PUBLIC_URL` is not set.
   */
  readonly origin: string;
  readonly requestId: string;
  /** The key that the sender gives a request which creates something and must not do so twice. */
  readonly requestKey?: RequestKey | null;
  readonly language: Language;
  readonly say: Say;
  readonly now: Date;
  /** Tells the caller facts about the answer beside its data: they go into the envelope's `extra`. Without a caller they are dropped. */
  readonly tell: (facts: Record<string, unknown>) => void;
  /** Tells the operation log the row from before the change, which made the row of the answer. Without a caller it is dropped. */
  readonly was?: (row: object) => void;
  /** Tells the operation log which user an open operation has let in. Without a caller it is dropped. */
  readonly entered?: (user: { id: string; name: string }) => void;
  /** Tells the operation log that the answer of a read shows in full what is masked for others: such a read leaves a row, as writes do. */
  readonly revealed?: () => void;
}

/** The facts that tell a creating request from any other of the same person. */
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
  /** The reason: it is older than the tenant allows. */
  passwordExpired: boolean;
  /** The caller's access token. Absent for a caller for whom the server works without a request. */
  access?: { token: string; until: Date };
  /** A caller who came by an invitation link reaches this contest only; null for all others. */
  boundContestId: string | null;
  roleCodes: string[];
  /** Codes as granted, for the browser; `authority` is the compiled form. */
  resourceList: string[];
  authority: Authority;
  scope: DataScope;
}

/** Which rows the caller's roles reach: the union over all roles. The caller's own rows are always among them. */
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
