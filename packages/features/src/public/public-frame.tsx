import { Trans, useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { buttonVariants, WordMark } from '@saiwu/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EntrySettings } from '../session/entry/entry-settings.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';

export interface PublicFrameProps {
  /** The page's heading, and the browser tab's first words. */
  heading: string;
  /** One line beneath the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of pages that need no session: the mark, language and theme, the way to sign in. It brings its own answers of the server. */
export function PublicFrame({ heading, lead, children }: PublicFrameProps) {
  const { t } = useLingui();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col bg-bg text-fg">
        <title>{`${heading} · ${t`赛务`}`}</title>
        <header className="border-b border-border bg-surface">
          <div className="mx-auto flex h-14 max-w-280 items-center gap-2 px-4">
            <Link to={consolePaths.dashboard} className="mr-auto flex rounded-control">
              <WordMark name={t`赛务`} size={28} />
              <span className="sr-only">
                <Trans>首页</Trans>
              </span>
            </Link>
            <EntrySettings />
            <Link to={consolePaths.signIn} className={buttonVariants({ variant: 'solid' })}>
              <Trans>登录</Trans>
            </Link>
          </div>
        </header>
        <main className="mx-auto flex w-full max-w-280 grow flex-col gap-4 px-4 py-6">
          <div>
            <h1 className="text-xl font-semibold">{heading}</h1>
            <p className="mt-1 text-fg-muted">{lead}</p>
          </div>
          {children}
        </main>
        <footer className="border-t border-border px-4 py-4 text-center text-sm text-fg-muted">
          <Trans>赛务：学校与学院的项目赛事管理</Trans>
        </footer>
      </div>
    </QueryClientProvider>
  );
}
