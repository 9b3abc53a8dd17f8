import { RequireSession } from '@saiwu/auth';
import { Providers, SignInScreen, speakOfEverything } from '@saiwu/features';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { client, store } from './client.ts';

/** What is open to everyone; the rest is behind a session and loaded after it. */
export function App() {
  return (
    <Providers store={store} client={client}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/login" element={<SignInScreen />} />
            <Route path="/404" element={<NotFound />} />
            <Route
              path="/*"
              element={
                <RequireSession>
                  <SignedIn />
                </RequireSession>
              }
            />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Providers>
  );
}

const SignedIn = lazy(async () => {
  const [{ SignedIn: Screen }] = await orReload(Promise.all([import('./signed-in.tsx'), speakOfEverything()]));
  return { default: Screen };
});

const NotFound = lazy(async () => {
  const [{ NotFoundPage }] = await orReload(Promise.all([import('./not-found.tsx'), speakOfEverything()]));
  return { default: NotFoundPage };
});

/** After an update of the server the files of the old build are gone. One reload fetches the new ones; a second would not help. */
async function orReload<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit !== undefined && 'type' in visit && visit.type === 'reload') throw error;
    location.reload();
    return new Promise<never>(() => {});
  }
}
