export { ApiError, isApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error.ts';
export { createAuthorityClient, createClient, createPlatformClient, type Client, type ClientOptions } from './client.ts';
export type { AnswerOf, CallOptions, FileAnswer, InputArgument, InputOf, OperationId, OperationIdOf } from './operation.ts';
export { operations } from './operations.gen.ts';
export type { SessionPort, SessionTokens } from './session.ts';
