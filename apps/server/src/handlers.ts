import type { AnswerOf, InputOf, OperationId } from '@saiwu/openapi';
import { contestHandlers } from './contest/handlers.ts';
import type { Context } from './context.ts';
import { menuHandlers } from './platform/menu.ts';
import { orgHandlers } from './platform/org.ts';
import { parameterHandlers } from './platform/parameter.ts';
import { passwordHandlers } from './platform/password.ts';
import { sessionHandlers } from './platform/session.ts';
import { userHandlers } from './platform/user.ts';

/** One function for each operation of the contract: a missing or an unknown one does not compile. */
export type Handlers = { [Id in OperationId]: (ctx: Context, input: InputOf<Id>) => Promise<AnswerOf<Id>> };

export const handlers = {
  ...sessionHandlers,
  ...passwordHandlers,
  ...menuHandlers,
  ...orgHandlers,
  ...parameterHandlers,
  ...userHandlers,
  ...contestHandlers,
} satisfies Handlers;
