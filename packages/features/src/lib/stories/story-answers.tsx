import type { OperationId } from '@saiwu/api-client';
import { useState, type ReactNode } from 'react';
import { ApiProvider, useApi, type Api } from '../api/api.tsx';

interface StoryAnswersProps {
  /** In place of the server's, which each may ask first; what is not named here, the server answers. */
  answers: Partial<Record<OperationId, (real: () => Promise<unknown>) => Promise<unknown>>>;
  children: ReactNode;
}

/** The real server, but that single operations answer what cannot be brought about there. */
export function StoryAnswers({ answers, children }: StoryAnswersProps) {
  const api = useApi();
  const [client] = useState(() => {
    const send = api.call as (id: OperationId, input?: object) => Promise<unknown>; // one call for all operations
    const call = (id: OperationId, input?: object) => answers[id]?.(() => send(id, input)) ?? send(id, input);
    return { ...api, call: call as Api['call'] }; // see above
  });
  return <ApiProvider client={client}>{children}</ApiProvider>;
}
