import type { z } from 'zod';
import type { Says } from './operation-words.ts';

/** An operation that answers a file instead of an envelope. */
export const file = 'file' as const;

/** An operation that answers a stream of server-sent events instead of an envelope; it lasts until one of the two ends it. */
export const events = 'events' as const;

/** Bytes of a body that is no file, at most. */
export const usualBody = 1024 * 1024;

/** The same of an operation that all may call: forms to sign in and lists of public data. */
const openBody = 64 * 1024;

/** Bytes of an operation's body, at most. */
export function bodyLimitOf({ bodyLimit, access }: Operation): number {
  return bodyLimit ?? (access === 'open' ? openBody : usualBody);
}

/**
 * Why a caller may do little: a password that is to be changed first (front ends of the platform's generation start with some reads all
 * the same), a second factor that is to be set up first, or an invitation link, which is for its holder's review and the reads that the
 * console starts with, and proves nothing about the account; or a service that has ended, under which a running review is finished and
 * nothing new begins.
 */
type Restriction = 'oneTimePassword' | 'enrolling' | 'invited' | 'expired';

/** The permission code that a caller of an operation needs; null where being signed in is enough, or nothing is wanted. */
export function permissionOf({ access }: Operation): string | null {
  return access === 'open' || access === 'session' ? null : access;
}

/** Whether an operation writes. */
export function isWrite({ effect }: Operation): boolean {
  return effect !== 'read';
}

/**
 * Whether an operation ends with the service of the caller's school: operations without a permission concern the caller's own account
 * alone, and stay, and so do those that finish a review.
 */
export function endsWithService(operation: Operation): boolean {
  return isWrite(operation) && permissionOf(operation) !== null && operation.evenFor?.includes('expired') !== true;
}

/**
 * One call of the API: the row of the route table, of the permission table and of `openapi.json` in one object. Its id is its key in the
 * contract (`role.page`).
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`; parameters in braces. */
  readonly path: `/${string}`;
  /** Which of the two HTTP clients of the specification sends it. */
  readonly client: 'authority' | 'platform';
  /** A permission code, `'session'` for any signed-in user (the handler reads the caller's own rows only), or `'open'`. */
  readonly access: string;
  /** Callers who may do little, and this. */
  readonly evenFor?: readonly Restriction[];
  /**
   * A `write` runs in one transaction and leaves a row in the operation log. A `staged` write does too, but opens its transaction
   * itself, because it first does slow work (hashing a password) that must not hold one.
   */
  readonly effect: 'read' | 'write' | 'staged';
  /**
   * A write that creates: it takes the header `Idempotency-Key`. A client that sends it again with the same key and the same input within
   * a day is answered like the first time, and nothing is created twice.
   */
  readonly takesKey?: true;
  /** A write that is not worth a row in the operation log: it changes how things look to the caller, and comes often. */
  readonly isUnlogged?: true;
  /** An open operation that answers more to some signed-in users: a good token is read; with none, or a bad one, the call has no user. */
  readonly knowsCaller?: true;
  /**
   * The contest whose people its rows in the operation log may tell of: the content of such a row goes when the people of that contest
   * become anonymous.
   */
  readonly concerns?: Concerns;
  /** For the tenant that keeps the others alone: a caller from another one is refused, whatever codes they hold there. */
  readonly isForPlatform?: true;
  /** Its act, in words that people read: in the operation log, and where an administrator asks who may do it. */
  readonly says: Says;
  /** One line for the reference. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** How our own client sends the body. The server takes all three. Default `json`. */
  readonly encoding?: 'json' | 'form' | 'multipart';
  /** Bytes that a body may have; absent: `usualBody`. A body with a file has the bounds of the file. */
  readonly bodyLimit?: number;
  /** The shape of the envelope's `data`, or `file`, or `events`. */
  readonly answer: z.ZodType | typeof file | typeof events;
  /** The content of the events of such an answer, by their names. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
}

/** Where the input of an operation says which contest it concerns, or which stage or project of one. */
export interface Concerns {
  readonly contest?: 'id' | 'contestId';
  readonly stage?: 'stageId';
  readonly project?: 'id';
  /** The acts of judges on their own sheets, and of teams on their own projects: the name of the person goes from such a row too. */
  readonly isOwn?: true;
}

/** Declares operations without losing their literal types. */
export function operations<const T extends Record<string, Operation>>(table: T): T {
  return table;
}

/** The same operations, for the tenant that keeps the others alone. */
export function forPlatform<const T extends Record<string, Operation>>(table: T): T {
  return Object.fromEntries(Object.entries(table).map(([id, operation]) => [id, { ...operation, isForPlatform: true }])) as unknown as T; // the same keys and shapes
}

/** Declares operations all of which concern people of a contest. */
export function concerning(concerns: Concerns) {
  return <const T extends Record<string, Operation>>(table: T): T =>
    Object.fromEntries(Object.entries(table).map(([id, operation]) => [id, { ...operation, concerns }])) as unknown as T; // the same keys and shapes
}
