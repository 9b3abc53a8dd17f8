import { useAdmin } from './admin-provider.tsx';
import type { Router } from './router.ts';

/* oxlint-disable react/hooks -- the hooks are properties of a router, which is one and the same for as long as its provider stands: their order never changes */

/** Where the reader is; in a hidden tab, where that tab is. */
export function useLocation(): ReturnType<Router['useLocation']> {
  return useAdmin().router.useLocation();
}

/** Goes to an address, or so many steps through the history. */
export function useNavigate(): ReturnType<Router['useNavigate']> {
  return useAdmin().router.useNavigate();
}

/** The query string, and how to put another into its place. */
export function useSearch(): ReturnType<Router['useSearch']> {
  return useAdmin().router.useSearch();
}

/** The last change of address took the place of the one before. */
export function useIsReplaced(): boolean {
  return useAdmin().router.useIsReplaced();
}
