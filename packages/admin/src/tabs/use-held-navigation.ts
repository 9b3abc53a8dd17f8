import { useEffect, useEffectEvent, useRef } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { useLocation, useNavigate } from '../use-router.ts';
import { tabKey, type TabLocation } from './tab-list.ts';

export interface HeldNavigation {
  /** The address has changed, but the page it left is still shown, because it holds unsaved input. */
  isHeld: boolean;
  /** Where that page is. */
  from: TabLocation | undefined;
  mayLeave: () => Promise<boolean>;
  /** The page may go: follow the address. */
  onLeave: () => void;
}

/**
 * Asks before a page with unsaved input is left for good, by a link, by code or by the back button, and brings the address back when it is
 * not.
 */
export function useHeldNavigation({ isHeld, from, mayLeave, onLeave }: HeldNavigation): void {
  const { historyPlace } = useAdmin().router;
  const navigate = useNavigate();
  const location = useLocation();
  const place = useRef(0);
  const key = useRef(tabKey(location));

  useEffect(() => {
    key.current = tabKey(location);
    if (!isHeld) place.current = historyPlace();
  }, [location, isHeld, historyPlace]);

  const ask = useEffectEvent(async () => {
    const mayGo = await mayLeave();
    if (from === undefined || key.current === tabKey(from)) return;
    if (mayGo) {
      onLeave();
      return;
    }
    const way = place.current - historyPlace();
    if (way === 0) navigate(from, { replace: true });
    else navigate(way);
  });

  useEffect(() => {
    if (isHeld) void ask();
  }, [isHeld]);
}
