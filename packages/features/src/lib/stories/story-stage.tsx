import { Button } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi, type Api } from '../api/api.tsx';
import { ServerPreferencesProvider } from '../settings/server-preferences-provider.tsx';

interface StoryStageProps {
  /** What has to be there before the screen is drawn. */
  prepare?: (call: Api['call']) => Promise<unknown>;
  /** What somebody else does meanwhile, by a button. */
  meanwhile?: (call: Api['call']) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Around a screen in a story: rows that it needs, a reload of the page, somebody else who works at the same time, and preferences on the
 * server.
 */
export function StoryStage({ prepare, meanwhile, children }: StoryStageProps) {
  const { call } = useApi();
  const [visit, setVisit] = useState(0);
  const [hasHappened, setHasHappened] = useState(false);
  const { isSuccess } = useQuery({
    queryKey: ['story.prepare'],
    queryFn: async () => {
      await prepare?.(call);
      return true;
    },
    staleTime: Infinity,
  });
  const act = async () => {
    await meanwhile?.(call);
    setHasHappened(true);
  };
  return (
    <ServerPreferencesProvider key={visit}>
      {isSuccess && children}
      <div className="mt-4 flex gap-2">
        <Button variant="ghost" onClick={() => setVisit(visit + 1)}>
          reload
        </Button>
        {meanwhile && (
          <Button variant="ghost" onClick={() => void act()}>
            {hasHappened ? 'happened' : 'meanwhile'}
          </Button>
        )}
      </div>
    </ServerPreferencesProvider>
  );
}
