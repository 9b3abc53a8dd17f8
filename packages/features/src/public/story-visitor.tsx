import { useSessionStore } from '@saiwu/auth';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiProvider, useApi, type Api } from '../lib/api/api.tsx';

interface StoryVisitorProps {
  /** What has to be there before a visitor comes; it is done as the general manager, who then signs out. */
  prepare?: (call: Api['call']) => Promise<unknown>;
  /** Answers of operations in place of the server's; what it has none for, the server answers. */
  answers?: Record<string, () => Promise<unknown>>;
  children: ReactNode;
}

/** Around a screen for visitors in a story. */
export function StoryVisitor({ prepare, answers = {}, children }: StoryVisitorProps) {
  const api = useApi();
  const store = useSessionStore();
  const [client] = useState(() => {
    const call = (id: string, input: object) => answers[id]?.() ?? (api.call as (id: string, input: object) => Promise<unknown>)(id, input); // one call for all operations
    return { ...api, call: call as Api['call'] }; // see above
  });
  const { isSuccess, error } = useQuery({
    queryKey: ['story.prepare'],
    queryFn: async () => {
      if (!prepare) return true;
      const body = { grantType: 'password', account: 'manager', password: 'saiwu-demo' } as const;
      store.signIn(await api.call('session.platformSignIn', { body }));
      await prepare(api.call);
      store.clear();
      return true;
    },
    staleTime: Infinity,
  });
  if (error) throw error;
  return isSuccess && <ApiProvider client={client}>{children}</ApiProvider>;
}
