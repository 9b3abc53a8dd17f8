import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useApi, type Api } from '../../lib/api/api.tsx';
import { useSignInOptions } from '../sign-in/sign-in-options.ts';

/** Asks for something that everybody may know. */
export type EntryQuestion<Row> = (call: Api['call'], options: { signal: AbortSignal; isQuiet: true }) => Promise<readonly Row[]>;

/**
 * What everybody may know, for a page before signing in. None where none can be had; null until that is known. Asked for in the name of the
 * tenant that the page stands for, and again in another language.
 * @param ask Keep the function stable.
 */
export function useEntryAnswer<Row>(ask: EntryQuestion<Row>): readonly Row[] | null {
  const { call } = useApi();
  const { tenant } = useSession();
  const { locale } = useLingui().i18n;
  const { options, error } = useSignInOptions();
  const [answer, setAnswer] = useState<{ tenant: string | null; rows: readonly Row[] } | null>(null);
  const isNobodys = tenant === null && options?.isMultiTenant === true;
  const isAsked = options !== null && !isNobodys;

  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    ask(call, { signal: asking.signal, isQuiet: true }).then(
      (rows) => asking.signal.aborted || setAnswer({ tenant, rows }),
      () => asking.signal.aborted || setAnswer({ tenant, rows: [] }),
    );
    return () => asking.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language, other words
  }, [call, ask, isAsked, tenant, locale]);

  if (isNobodys || error !== null) return [];
  return answer?.tenant === tenant ? answer.rows : null;
}
