import type { ReactNode } from 'react';
import { useAuthority } from './auth-provider.tsx';
import type { Codes } from './permission.ts';

export interface GateProps {
  /** All of these are needed. */
  all?: Codes;
  /** At least one of these is needed; with an empty list nothing shows. */
  any?: Codes;
  /** None of these may be there. */
  none?: Codes;
  /** Shown when a check fails. Default: nothing, the element is absent. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children only to users whose permissions pass every given check. */
export function Permission({ all, any, none, fallback = null, children }: GateProps) {
  const { hasPermission, hasAnyPermission, hasNoPermission } = useAuthority();
  const isShown = passes(all, hasPermission) && passes(any, hasAnyPermission) && passes(none, hasNoPermission);
  return isShown ? children : fallback;
}

/** Shows its children only to users whose roles pass every given check. */
export function Role({ all, any, none, fallback = null, children }: GateProps) {
  const { hasRole, hasAnyRole, hasNoRole } = useAuthority();
  const isShown = passes(all, hasRole) && passes(any, hasAnyRole) && passes(none, hasNoRole);
  return isShown ? children : fallback;
}

function passes(codes: Codes | undefined, check: (codes: Codes) => boolean): boolean {
  return codes === undefined || check(codes);
}
