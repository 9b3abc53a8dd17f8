import { useSession } from '@saiwu/auth';
import { comesLater, laterPages, Providers, SignInScreen } from '@saiwu/features';
import { Suspense, useState } from 'react';
import { client, store } from './client.ts';

comesLater(() => import('./console.css'));

/** Language, session and client around all pages. */
export function App() {
  return (
    <Providers store={store} client={client}>
      <Suspense>
        <Start />
      </Suspense>
    </Providers>
  );
}

const Routed = laterPages(async () => {
  // whoever is signed in needs the frame as well: both at once, not one after the other. Where it fails, it is asked for again
  if (store.read() !== null) import('./signed-in.tsx').catch(() => undefined);
  return (await import('./routed.tsx')).Routed;
});

/** Whoever begins at the sign-in page gets it at once, without the router; that comes for all else. */
function Start() {
  const { isSignedIn } = useSession();
  const [isEntry, setIsEntry] = useState(() => location.pathname === '/login');
  // for good: whose session ends later is somewhere else by then
  if (isEntry && isSignedIn) setIsEntry(false);
  return isEntry && !isSignedIn ? <SignInScreen /> : <Routed />;
}
