import type { JobState } from '../schema/job-schema.ts';
import type { SealedDatabase } from './sealed-database.ts';

/** What processes tell each other. Each topic names the fields of what it carries: plain JSON, under 7,900 bytes as text. */
export interface Topics {
  /** What sessions, roles or people of a tenant may do has changed, or one session has ended; triggers of the database tell it. */
  access: { tenantId: string; sessionId?: string };
  /** A job has come into another state, or further; `userId` is whoever asked. */
  job: { tenantId: string; id: string; userId: string | null; state: JobState; done: number; total: number | null };
  /** A job stands in line; due at `startAfter` (epoch milliseconds), or at once. `isSoon`: in the line of those that somebody waits for. */
  jobQueued: { tenantId: string; id: string; startAfter: number | null; isSoon: boolean };
  /** The block list or the rate limits of a tenant are others. */
  limits: { tenantId: string };
  /** Something changed in the boxes of these people, or of those who have this message. */
  message: { tenantId: string; userIds: string[] } | { tenantId: string; msgId: string };
  /** A dictionary of a tenant has other items. */
  dictionary: { tenantId: string };
  /** A parameter of a tenant has another value. */
  parameter: { tenantId: string };
  /** A person has opened a stream of events, or one of theirs has ended. */
  stream: { tenantId: string; userId: string; id: string; isOpen: boolean };
  /** Access tokens are signed with another key from now on. */
  signingKey: { kid: string };
}

export type Topic = keyof Topics;

/** Facts between the processes that share one database: over LISTEN and NOTIFY, so that nothing else has to run beside it. */
export interface Bus {
  /** Tells every process, this one too, when the transaction that `db` is in commits; nothing when it is undone. */
  publish<T extends Topic>(db: SealedDatabase, topic: T, payload: Topics[T]): Promise<void>;
  /** Answers the function that ends it. A listener must not throw. */
  subscribe<T extends Topic>(topic: T, listener: (payload: Topics[T]) => void): () => void;
  /** After the connection was lost and is back: what was told meanwhile is gone, so whoever caches must forget. */
  onReconnect(listener: () => void): () => void;
  /** Whether all that was told before `moment` (`performance.now()`) has been heard; false while nobody can tell, as without a connection. */
  hasHeard(moment: number): Promise<boolean>;
  close(): Promise<void>;
}
