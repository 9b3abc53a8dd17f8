import { WordMark } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EntrySettings } from './entry-settings.tsx';
import { SignInPicture } from './sign-in-picture.tsx';

export interface EntryFrameProps {
  /** Of the browser's tab. */
  title: string;
  heading: ReactNode;
  /** One line beneath the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before signing in: the picture where there is room, language and theme, one column. */
export function EntryFrame({ title, heading, lead, children }: EntryFrameProps) {
  const { t } = useLingui();
  return (
    <main className="grid min-h-dvh bg-surface text-fg lg:grid-cols-[1fr_minmax(480px,40%)]">
      <title>{title}</title>
      <div className="hidden place-items-center overflow-hidden bg-theme-soft p-12 lg:grid">
        <SignInPicture />
      </div>
      <div className="flex min-w-0 flex-col p-4 sm:p-6">
        <EntrySettings />
        <div className="m-auto w-full max-w-90 py-8">
          <WordMark name={t`赛务`} size={36} className="mb-8" />
          <h1 className="mb-1 text-2xl font-semibold">{heading}</h1>
          <p className="mb-6 text-fg-muted">{lead}</p>
          {children}
        </div>
      </div>
    </main>
  );
}
