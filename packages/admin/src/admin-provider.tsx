import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Failure } from './failure.ts';
import type { Router } from './router.ts';
import type { AdminWords } from './words.ts';

/** The facts that an application gives the levels of this package once. */
export interface Admin {
  router: Router;
  /** The words of `@saiwu/admin/zh` or `@saiwu/admin/en`, or those of another language. */
  words: AdminWords;
  /**
   * The person whose drafts and chosen rows are kept in this browser: no other person is shown them. Null where no person is signed in:
   * nothing is kept.
   */
  userId: string | null;
  /** Reads a failure of the application's calls. Keep the function stable. */
  explain: (error: unknown) => Failure;
  /** The words for a schema's refusals. Default: those of the issue itself. Keep the function stable. */
  explainIssue?: (issue: z.core.$ZodIssue) => string;
  /**
   * Writes a moment of this device's clock, in milliseconds, as the application writes all times: `YYYY-MM-DD HH:mm:ss`. Default: by the
   * device's own zone. Keep the function stable.
   */
  clock?: (moment: number) => string;
  /**
   * Shown where the reader may not look, and says whom to ask; `isPage` for a whole page, `requestId` of the request that was turned
   * away. Default: the kit's words.
   */
  Forbidden?: ComponentType<{ isPage: boolean; requestId?: string | undefined }>;
  /** Shown for a whole page whose record is not there, and leads on. Default: the kit's words. */
  NotFound?: ComponentType;
}

/** Gives the screens beneath the facts of the application. A `QueryClientProvider` is above it, or between it and them. */
export function AdminProvider({
  router,
  words,
  userId,
  explain,
  explainIssue,
  clock,
  Forbidden,
  NotFound,
  children,
}: Admin & { children: ReactNode }) {
  const admin = useMemo<Admin>(
    () => ({
      router,
      words,
      userId,
      explain,
      ...(explainIssue && { explainIssue }),
      ...(clock && { clock }),
      ...(Forbidden && { Forbidden }),
      ...(NotFound && { NotFound }),
    }),
    [router, words, userId, explain, explainIssue, clock, Forbidden, NotFound],
  );
  return <AdminContext value={admin}>{children}</AdminContext>;
}

/** The facts that the application has given. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (admin === null) throw new Error('This needs an AdminProvider above it');
  return admin;
}

const AdminContext = createContext<Admin | null>(null);
