export { ApiError, isApiError, type ApiErrorFacts, type ApiErrorKind } from './answer/api-error.ts';
export { kindOfRefusal } from './answer/catalogue.ts';
export { createAuthorityClient, createClient, createPlatformClient, type Client, type ClientOptions } from './client.ts';
export type { ListenOptions } from './events/event-stream.ts';
export type {
  AnswerOf,
  CallOptions,
  EventOf,
  FileAnswer,
  InputArgument,
  InputOf,
  OnceOptions,
  OperationId,
  OperationIdOf,
  StreamId,
} from './operation.ts';
export { operations } from './operations.gen.ts';
export type { SessionPort, SessionTokens } from './session/session.ts';
