import { useSession } from '@saiwu/auth';
import { beganOptions, beganStart, CodeBoundary, laterPages, Providers, signIn } from '@saiwu/features';
import { Suspense, useState } from 'react';
import { client, store } from './client.ts';
import { frame } from './frame.ts';

/** Language, session and client around all pages. */
export function App() {
  return (
    <Providers store={store} client={client}>
      <CodeBoundary>
        <Suspense>
          <Start />
        </Suspense>
      </CodeBoundary>
    </Providers>
  );
}

/** Resolves when what is drawn first is there, all of it asked for at once; also when it cannot be had: whoever draws it is told. */
export async function fetchStart(): Promise<void> {
  const { isSignedIn } = store.getSnapshot();
  const first = isAtEntry() && !isSignedIn ? [signIn] : [routed, ...(isSignedIn ? [frame] : [])];
  await Promise.allSettled(first.map(({ load }) => load()));
  await (isSignedIn ? beganStart() : beganOptions());
}

/** The frame has the router in it: one file less on the way to that. */
const routed = laterPages(async () => (await (store.getSnapshot().isSignedIn ? import('./signed-in.tsx') : import('./routed.tsx'))).Routed);

/** Whoever begins at the sign-in page gets it at once, without the router; that comes for all else. */
function Start() {
  const { isSignedIn } = useSession();
  const [isEntry, setIsEntry] = useState(isAtEntry);
  // for good: whose session ends later is somewhere else by then
  if (isEntry && isSignedIn) setIsEntry(false);
  return isEntry && !isSignedIn ? <signIn.Screen /> : <routed.Screen Frame={frame.Screen} />;
}

function isAtEntry(): boolean {
  return location.pathname === '/login';
}
