import type { z } from 'zod';
import { contestOperations } from './contract/contest.ts';
import { messageOperations } from './contract/message.ts';
import { orgOperations } from './contract/org.ts';
import { platformOperations } from './contract/platform.ts';
import { preferenceOperations } from './contract/preference.ts';
import { sessionOperations } from './contract/session.ts';
import type { Operation } from './operation.ts';

/** Every call of the API, by operation id. */
export const contract = {
  ...sessionOperations,
  ...platformOperations,
  ...orgOperations,
  ...messageOperations,
  ...preferenceOperations,
  ...contestOperations,
} as const satisfies Record<string, Operation>;

export type Contract = typeof contract;
export type OperationId = keyof Contract;

type Part<Id extends OperationId, Key extends 'params' | 'query' | 'body'> =
  Contract[Id] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler gets: the parts of the request after validation. */
export interface InputOf<Id extends OperationId> {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  body: Part<Id, 'body'>;
}

/** A file as a handler answers it. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** What a handler gives back. */
export type AnswerOf<Id extends OperationId> = Contract[Id]['answer'] extends z.ZodType ? z.input<Contract[Id]['answer']> : FileAnswer;
