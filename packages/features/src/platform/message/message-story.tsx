import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, type Api } from '../../lib/api/api.tsx';

interface OpenedProps {
  /** Does what has to be there before, and answers the path to open. */
  prepare: (call: Api['call']) => Promise<string>;
  children: ReactNode;
}

/** A screen in a story at an address that is known only once something was sent. Where the reader is stands beside it. */
export function Opened({ prepare, children }: OpenedProps) {
  const { call } = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isThere, setIsThere] = useState(false);
  const { data: path } = useQuery({
    queryKey: ['story.prepare'],
    queryFn: async () => {
      const prepared = await prepare(call);
      await navigate(prepared, { replace: true });
      return prepared;
    },
    staleTime: Infinity,
  });
  if (!isThere && path === pathname + search) setIsThere(true);
  return (
    <>
      {isThere && children}
      <span className="sr-only">{`at ${pathname}`}</span>
    </>
  );
}

type Words = Partial<Parameters<typeof sendBody>[0]>;

/** Sends the reader a message of their own; answers its id. */
export async function sendMyself(call: Api['call'], words: Words = {}): Promise<string> {
  const { id } = await call('user.mine');
  const sent = await call('message.save', { body: { msgDTO: sendBody(words), userIdList: [id] } });
  return sent.id;
}

function sendBody(words: {
  msgType?: 'WAIT' | 'NOTIFY' | 'PUBLICITY' | 'WARN';
  title?: string;
  content?: string;
  handlerUrl?: string;
  isSingleHandle?: boolean;
}) {
  return { msgType: 'NOTIFY' as const, title: '评审说明会', content: '<p>周五下午两点在报告厅举行。</p>', ...words };
}
