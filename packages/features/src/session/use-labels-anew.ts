import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Asks again for what is shown once another language is spoken: the server names states, roles and messages in the reader's. */
export function useLabelsAnew(): void {
  const { locale } = useLingui().i18n;
  const queryClient = useQueryClient();
  const labelled = useRef(locale);
  useEffect(() => {
    if (labelled.current === locale) return;
    labelled.current = locale;
    void queryClient.invalidateQueries();
  }, [locale, queryClient]);
}
