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
export type InputOf<Id extends OperationId> = Inputs[Id];

/** What a call answers: the envelope's `data`, a stream of events, or a file. */
export type AnswerOf<Id extends OperationId> = Schema[Id]['responses'][200]['content'] extends { 'application/json': { data: infer Data } }
  ? Data
  : Schema[Id]['responses'][200]['content'] extends { 'text/event-stream': unknown }
    ? ReadableStream<Uint8Array>
    : FileAnswer;

/** One event of a stream: its name, and what it carries. */
export type EventOf<Id extends StreamId> = Schema[Id]['responses'][200]['content'] extends { 'text/event-stream': infer Events }
  ? { [Type in keyof Events]: { type: Type; data: Events[Type] } }[keyof Events]
  : never;

/** The names of the calls that answer a stream of events: what `listen` follows. */
export type StreamId = { [Id in OperationId]: AnswerOf<Id> extends ReadableStream<Uint8Array> ? Id : never }[OperationId];

/** The input as the last argument of `call`: optional where nothing is required. */
export type InputArgument<Id extends OperationId> = Arguments[Id];

export interface CallOptions {
  /** Aborts the call, which then fails with the kind `aborted`. */
  signal?: AbortSignal;
  /** Milliseconds until the call gives up. Default 10 s (first client) or 30 s (second client). */
  timeoutMs?: number;
  /** Keeps a failure from being reported to `onFailure`. The call still rejects. */
  isQuiet?: boolean;
  /** Told how many of the records that a bulk act was asked for are not there any more, if any: it is done for the rest. */
  onPassedOver?: ((count: number) => void) | undefined;
  /** Lets the request go on when its page is left. Browsers take 64 KB of such bodies at once, and refuse more. */
  keepalive?: boolean;
}

/** What a call that creates something may carry besides. */
export interface OnceOptions {
  /**
   * Names what is to be created, in 1 to 64 visible ASCII characters: make it anew for each new thing, and send it again with each new
   * attempt at the same. The server creates it once, and answers every attempt within a day alike; the same key with other input is refused
   * with 422.
   */
  idempotencyKey?: string;
}

/** A downloaded file. */
export interface FileAnswer {
  blob: Blob;
  /** The name that the server gives, else `download`. */
  fileName: string;
}

/** The input of any operation, as the machinery sees it. */
export interface AnyInput extends CallOptions, OnceOptions {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** One by one: the intersection for all ids at once would be a union of every path with every query and every body. */
type Inputs = {
  [Id in OperationId]: PathOf<Schema[Id]['parameters']> &
    QueryOf<Schema[Id]['parameters']> &
    BodyOf<Schema[Id]> &
    OnceOf<Schema[Id]['parameters']> &
    CallOptions;
};

type Arguments = { [Id in OperationId]: object extends Inputs[Id] ? [input?: Inputs[Id]] : [input: Inputs[Id]] };

// What an operation lacks is `unknown`, which adds nothing: with optional fields in its place the union of all inputs is too large for the
// compiler.
type PathOf<Parameters> = Parameters extends { path: infer Path extends object } ? { path: Path } : unknown;

type QueryOf<Parameters> = Parameters extends { query: infer Query extends object }
  ? { query: Query }
  : Parameters extends { query?: infer Query extends object }
    ? { query?: Query }
    : unknown;

type OnceOf<Parameters> = Parameters extends { header?: infer Header }
  ? [Exclude<Header, undefined>] extends [never]
    ? unknown
    : OnceOptions
  : unknown;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } } ? { body: Content[keyof Content] } : unknown;
