import { z } from 'zod';
import type { publicParameters } from '../reference/parameter.ts';
import { greeting, greetingQuery } from './session.ts';
import { user } from './user.ts';

/** For the greeting among the parts. */
export const startQuery = greetingQuery.pick({ roleCode: true });

/** What stands around every page: the caller, the unread count, who greets, and the parameters that everybody may read, empty where they are not given. */
export const start = z.object({
  mine: user,
  unread: z.object({ total: z.int() }),
  greeting,
  parameters: z.object({ DocsUrl: z.string(), RepositoryUrl: z.string() } satisfies Record<(typeof publicParameters)[number], z.ZodString>),
});
