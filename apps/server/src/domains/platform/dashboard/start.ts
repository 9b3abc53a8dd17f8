import { publicParameters } from '@saiwu/openapi';
import type { Handlers } from '../../../core/handlers.ts';
import { readParameters } from '../../../services/parameters/read-parameter.ts';
import { readUnread } from '../../messages/message.ts';
import { showMine } from '../user/profile.ts';
import { readGreeting } from './greeting.ts';

export const startHandlers = {
  // each part by what its own operation answers with: the same rules
  'session.start': async (ctx, { query }) => {
    const [mine, unread, greeting, parameters] = await Promise.all([
      showMine(ctx),
      readUnread(ctx),
      readGreeting(ctx, query.roleCode),
      readParameters(ctx, publicParameters),
    ]);
    const [DocsUrl = '', RepositoryUrl = ''] = publicParameters.map((key) => parameters.get(key));
    return { mine, unread, greeting, parameters: { DocsUrl, RepositoryUrl } };
  },
} satisfies Partial<Handlers>;
