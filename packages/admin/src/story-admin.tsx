import { ConfirmHost, ToastHost, useWords } from '@saiwu/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AdminProvider } from './admin-provider.tsx';
import type { Failure } from './failure.ts';
import { reactRouter } from './react-router.tsx';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

/**
 * The providers that an application puts around the levels, for stories: failures are errors with words, or `Failure`s thrown as they
 * are.
 */
export function StoryAdmin({ userId = '7', path = '/', children }: { userId?: string; path?: string; children: ReactNode }) {
  const { locale } = useWords();
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <AdminProvider router={reactRouter} words={locale.startsWith('zh') ? zh : en} userId={userId} explain={explain}>
          {children}
          <Address />
        </AdminProvider>
        <ConfirmHost />
        <ToastHost />
      </QueryClientProvider>
    </MemoryRouter>
  );
}

/** Where the story is: for eyes, and for `canvas.getByTestId('address')`. */
function Address() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" className="mt-4 block text-sm text-fg-muted">
      {decodeURIComponent(pathname + search)}
    </output>
  );
}

function explain(error: unknown): Failure {
  return error instanceof StoryFailure ? error.failure : { message: error instanceof Error ? error.message : String(error) };
}

/** A failure that a story's server answers. */
export class StoryFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
