import type { InputOf } from '@saiwu/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { rememberVisit, type PendingVisit } from './pending-visit.ts';

type Provider = InputOf<'social.start'>['body']['provider'];

/** Takes the browser to a provider, to come back at `/social/<provider>`. `pending` is the provider that it is on its way to. */
export function useVisitProvider(purpose: PendingVisit['purpose']): {
  visit: (provider: Provider, goTo: string | null) => Promise<void>;
  pending: Provider | null;
  error: unknown;
} {
  const { call } = useApi();
  const [pending, setPending] = useState<Provider | null>(null);
  const [error, setError] = useState<unknown>(null);

  // whoever comes back with the browser's button finds the page as they left it
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setPending(null);
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  return {
    pending,
    error,
    async visit(provider, goTo) {
      setError(null);
      setPending(provider);
      try {
        const challenge = await rememberVisit({ provider, purpose, goTo });
        const body = { provider, challenge };
        const { url } = await call(purpose === 'BIND' ? 'social.startBind' : 'social.start', { body, isQuiet: true });
        location.assign(url);
      } catch (reason) {
        setError(reason);
        setPending(null);
      }
    },
  };
}
