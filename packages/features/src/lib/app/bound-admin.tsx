import { useLingui } from '@lingui/react';
import { AdminProvider, type Admin } from '@saiwu/admin';
import { en } from '@saiwu/admin/en';
import { reactRouter } from '@saiwu/admin/react-router';
import { zh } from '@saiwu/admin/zh';
import { useSession } from '@saiwu/auth';
import { explainIssue } from '@saiwu/openapi';
import { useMemo, type ReactNode } from 'react';
import { BrowserRouter, useInRouterContext } from 'react-router-dom';
import { useFailure } from '../api/use-failure.ts';
import { useTenantClock } from '../language/tenant-clock.ts';
import { Forbidden } from './forbidden.tsx';
import { NotFound } from './not-found.tsx';

/** The levels of `@saiwu/admin`, told of the contract's errors and rules, the reader's language and who reads. */
export function BoundAdmin({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const userId = useSession().user?.id ?? null;
  const explain = useFailure();
  const { timeOf } = useTenantClock();
  const explained = useMemo<NonNullable<Admin['explainIssue']>>(
    () => (issue) => i18n._(explainIssue(issue)),
    // the words change with the locale, the object that holds them does not
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n, locale],
  );
  const bound = (
    <AdminProvider
      router={reactRouter}
      words={locale === 'en' ? en : zh}
      userId={userId}
      explain={explain}
      explainIssue={explained}
      clock={timeOf}
      Forbidden={Forbidden}
      NotFound={NotFound}
    >
      {children}
    </AdminProvider>
  );
  // the sign-in page stands without a router; parts of it that come later have one of their own
  return useInRouterContext() ? bound : <BrowserRouter>{bound}</BrowserRouter>;
}
