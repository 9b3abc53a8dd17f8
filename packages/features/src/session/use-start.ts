import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useApi } from '../lib/api/api.tsx';

/**
 * What stands around the pages comes with one call: each part finds its answer under way, and asks for it again by its own operation later. Call
 * it above those parts.
 */
export function useStart(): void {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;

  const ask = useEffectEvent(() => {
    const roleCode = user?.roleList[0]?.code;
    const start = call('session.start', { query: { roleCode }, isQuiet: true });
    const greeted = { query: { userId, roleCode } };
    // what the one call does not tell, the part asks by itself
    const told =
      <Answer>(read: (answer: Start) => Answer, otherwise: () => Promise<Answer>) =>
      () =>
        start.then(read, otherwise);
    void queryClient.prefetchQuery({
      ...queryOf('user.mine'),
      queryFn: told(
        ({ mine }) => mine,
        () => call('user.mine'),
      ),
    });
    void queryClient.prefetchQuery({
      ...queryOf('message.unread'),
      queryFn: told(
        ({ unread }) => unread,
        () => call('message.unread'),
      ),
    });
    void queryClient.prefetchQuery({
      ...queryOf('greeting.mine', greeted),
      queryFn: told(
        ({ greeting }) => greeting,
        () => call('greeting.mine', greeted),
      ),
    });
    for (const key of publicParameters)
      void queryClient.prefetchQuery({
        ...queryOf('parameter.value', { query: { key } }),
        queryFn: told(
          ({ parameters }) => parameters[key],
          () => call('parameter.value', { query: { key } }),
        ),
      });
  });

  // before the effects of the parts below, which would ask by themselves
  useLayoutEffect(() => {
    if (userId !== undefined) ask();
  }, [userId]);
}

type Start = AnswerOf<'session.start'>;

const publicParameters = ['DocsUrl', 'RepositoryUrl'] as const;
