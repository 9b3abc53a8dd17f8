import type { AnswerOf, InputOf, OperationId } from '@saiwu/openapi';
import { contestHandlers } from './contest/handlers.ts';
import type { Context } from './context.ts';
import { greetingHandlers } from './platform/greeting.ts';
import { menuHandlers } from './platform/menu.ts';
import { messageHandlers } from './platform/message.ts';
import { orgHandlers } from './platform/org.ts';
import { parameterHandlers } from './platform/parameter.ts';
import { parameterValueHandlers } from './platform/parameter-value.ts';
import { passwordHandlers } from './platform/password.ts';
import { preferenceHandlers } from './platform/preference.ts';
import { profileHandlers } from './platform/profile.ts';
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
  ...parameterValueHandlers,
  ...greetingHandlers,
  ...messageHandlers,
  ...preferenceHandlers,
  ...userHandlers,
  ...profileHandlers,
  ...contestHandlers,
} satisfies Handlers;
