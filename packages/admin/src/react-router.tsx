import { useCallback } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Router, RouterLocation } from './router.ts';

/** React Router 7, for `<AdminProvider router={reactRouter}>`. */
export const reactRouter: Router = {
  useLocation,
  useIsReplaced: () => useNavigationType() === NavigationType.Replace,
  useNavigate: useGo,
  useSearch,
  historyPlace() {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
  },
  Link,
};

function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (to: string | RouterLocation | number, options?: { replace?: boolean }) => {
      if (typeof to === 'number') void navigate(to);
      else void navigate(to, options);
    },
    [navigate],
  );
}

function useSearch(): [URLSearchParams, (change: (now: URLSearchParams) => URLSearchParams) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) => setSearch((now) => next(now), { replace: true }),
    [setSearch],
  );
  return [search, change];
}
