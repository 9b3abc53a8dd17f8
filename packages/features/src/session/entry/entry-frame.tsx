import { useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { extraOf } from '../../lib/app/extra-of.ts';
import { OptionsContext, useAskedOptions } from '../sign-in/sign-in-options.ts';
import { EntryHelp } from './entry-help.tsx';
import { EntrySettings } from './entry-settings.tsx';
import { SiteBrand } from './site-brand.tsx';

// nobody waits for it to sign in
const EntrySide = extraOf(async () => (await import('./entry-side.tsx')).EntrySide);

export interface EntryFrameProps {
  /** Of the browser's tab. */
  title: string;
  heading: ReactNode;
  /** One line beneath the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the pages before signing in: one column, language and theme, help; whose installation it is, and what runs there, at the
 * side.
 */
export function EntryFrame({ title, heading, lead, children }: EntryFrameProps) {
  const { t } = useLingui();
  const asked = useAskedOptions();
  return (
    <OptionsContext value={asked}>
      <main className="min-h-dvh bg-surface text-fg lg:grid lg:grid-cols-[1fr_minmax(480px,40%)]">
        <title>{title}</title>
        <div className="flex min-w-0 flex-col p-4 sm:p-6 lg:order-1">
          <EntrySettings />
          {/* a page of one form has room for it */}
          <div data-size="comfortable" className="mx-auto w-full max-w-90 py-6 lg:my-auto">
            <SiteBrand className="mb-8 lg:hidden" />
            <h1 className="mb-1 text-2xl font-semibold">{heading}</h1>
            <p className="mb-6 text-fg-muted empty:hidden">{lead}</p>
            {children}
          </div>
          <EntryHelp />
        </div>
        <div className="flex min-w-0 flex-col bg-theme-soft">
          <div className="mx-auto w-full max-w-160 p-4 sm:p-6 lg:mx-0 lg:p-12">
            <SiteBrand className="hidden lg:flex" />
            <p className="text-xl font-semibold text-balance wrap-anywhere lg:mt-24 lg:text-2xl">
              {asked.options?.site.promise || t`从报名到结果，每一步都看得见`}
            </p>
          </div>
          <Suspense>
            <EntrySide />
          </Suspense>
        </div>
      </main>
    </OptionsContext>
  );
}
