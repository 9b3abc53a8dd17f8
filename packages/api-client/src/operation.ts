import type { operations } from './operations.gen.ts';
import type { operations as Schema } from './schema.gen.ts';

type Operations = typeof operations;

/** The name of a call, as the contract has it: `role.page`. */
export type OperationId = keyof Operations & keyof Schema;

/** The names of the calls that one of the two HTTP clients sends. */
export type OperationIdOf<Client extends 'authority' | 'platform'> = {
  [Id in OperationId]: Operations[Id]['client'] extends Client ? Id : never;
}[OperationId];

/** What a call takes: `path`, `query` and `body` exactly where the operation has them. */
export type InputOf<Id extends OperationId> = PathOf<Schema[Id]['parameters']> &
  QueryOf<Schema[Id]['parameters']> &
  BodyOf<Schema[Id]> &
  CallOptions;

/** What a call answers: the envelope's `data`, or a file. */
export type AnswerOf<Id extends OperationId> = Schema[Id]['responses'][200]['content'] extends { 'application/json': { data: infer Data } }
  ? Data
  : FileAnswer;

/** The input as the last argument of `call`: optional where nothing is required. */
export type InputArgument<Id extends OperationId> = object extends InputOf<Id> ? [input?: InputOf<Id>] : [input: InputOf<Id>];

export interface CallOptions {
  /** Aborts the call, which then fails with the kind `aborted`. */
  signal?: AbortSignal;
  /** Milliseconds until the call gives up. Default 10 s (first client) or 30 s (second client). */
  timeoutMs?: number;
  /** Keeps a failure from being reported to `onFailure`. The call still rejects. */
  isQuiet?: boolean;
}

/** A downloaded file. */
export interface FileAnswer {
  blob: Blob;
  /** The name that the server gives, else `download`. */
  fileName: string;
}

/** The input of any operation, as the machinery sees it. */
export interface AnyInput extends CallOptions {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type PathOf<Parameters> = Parameters extends { path: infer Path extends object } ? { path: Path } : { path?: never };

type QueryOf<Parameters> = Parameters extends { query: infer Query extends object }
  ? { query: Query }
  : Parameters extends { query?: infer Query }
    ? { query?: NonNullable<Query> }
    : { query?: never };

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : { body?: never };
