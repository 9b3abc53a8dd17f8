import { useSession } from '@saiwu/auth';
import { laterPages, Providers, SignInScreen } from '@saiwu/features';
import { Suspense, useState } from 'react';
import { client, store } from './client.ts';
import './frame.ts';

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

const Routed = laterPages(async () => (await import('./routed.tsx')).Routed, location.pathname !== '/login');

/** Whoever begins at the sign-in page gets it at once, without the router; that comes for all else. */
function Start() {
  const { isSignedIn } = useSession();
  const [isEntry, setIsEntry] = useState(() => location.pathname === '/login');
  // for good: whose session ends later is somewhere else by then
  if (isEntry && isSignedIn) setIsEntry(false);
  return isEntry && !isSignedIn ? <SignInScreen /> : <Routed />;
}
