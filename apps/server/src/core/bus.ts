import type { JobState } from '../schema/job-schema.ts';
import type { SealedDatabase } from './sealed-database.ts';

/** The topics that processes tell each other. Each topic names the fields of its payload: plain JSON, under 7,900 bytes as text. */
export interface Topics {
  /** The rights of sessions, roles or people of a tenant have changed, or one session has ended; triggers of the database tell it. */
  access: { tenantId: string; sessionId?: string };
  /** A job has come into another state, or further; `userId` is the user who asked for it. */
  job: { tenantId: string; id: string; userId: string | null; state: JobState; done: number; total: number | null };
  /** A job waits in line; due at `startAfter` (epoch milliseconds), or at once. `isSoon`: in the line of those that a person waits for. */
  jobQueued: { tenantId: string; id: string; startAfter: number | null; isSoon: boolean };
  /** The block list or the rate limits of a tenant have changed. */
  limits: { tenantId: string };
  /** Something changed in the boxes of these people, or of the people who have this message. */
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
  /** After the connection was lost and is back. The messages of the meantime are lost, so each cache must forget. */
  onReconnect(listener: () => void): () => void;
  /**
   * Whether all that was told before `moment` (`performance.now()`) has been heard; false while that cannot be known, as without a
   * connection.
   */
  hasHeard(moment: number): Promise<boolean>;
  close(): Promise<void>;
}
