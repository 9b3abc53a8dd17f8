import type { AnswerOf, InputOf, OperationId } from '@saiwu/openapi';
import type { Context } from './context.ts';

/** One function for each operation of the contract: a missing or an unknown one does not compile. */
export type Handlers = { [Id in OperationId]: (ctx: Context, input: InputOf<Id>) => Promise<AnswerOf<Id>> };
