import type { TabLocation } from '@saiwu/admin';
import { safeRedirect } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { resolveLegacyPath } from '../../lib/legacy/legacy-path.ts';

/** The refresh helper of the specification (§2): at `/redirect/…` the page behind it starts anew. */
export const reopeningPath = '/redirect/*';

/** Reopens what the location names, once, when it is a {@link reopeningPath}. */
export function useReopening(location: TabLocation | undefined, reopen: (path: string) => Promise<void>): void {
  const target = reopened(location);
  const done = useRef<string | null>(null);
  const start = useEffectEvent(reopen);

  useLayoutEffect(() => {
    // asked once, also where effects run twice
    if (target !== null && done.current !== target) void start(target);
    done.current = target;
  }, [target]);
}

/** The path behind `/redirect`; the dashboard where it leads out of the console. */
function reopened(location: TabLocation | undefined): string | null {
  const prefix = reopeningPath.slice(0, -2);
  if (location === undefined || !location.pathname.startsWith(`${prefix}/`)) return null;
  const { pathname, search, hash } = location;
  const path = safeRedirect(pathname.slice(prefix.length) + search + hash, consolePaths.dashboard);
  return resolveLegacyPath(path) ?? path;
}
