import type { OperationId } from '@saiwu/api-client';

/** How a file goes to where it belongs, in one request or in pieces. */
export interface FileWay<Answer> {
  /** Of the act in one request. */
  operationId: OperationId;
  whole: (options: { signal: AbortSignal; timeoutMs: number }) => Promise<Answer>;
  /** Where its pieces go, and what is said of the file beside its name. */
  path: string;
  metadata: Readonly<Record<string, string>>;
  /** What stands there, once all pieces have become an attachment. */
  read: (attachmentId: string) => Promise<Answer>;
}

/** One way of sending; `sent` and `failed` are told once. */
export interface Sending {
  start: () => void;
  stop: () => Promise<void>;
  forget: () => Promise<void>;
}

export interface SendingEnds<Answer> {
  onProgress: (sentBytes: number) => void;
  sent: (answer: Answer) => void;
  failed: (error: unknown) => void;
}
