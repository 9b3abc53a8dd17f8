import type { ReactNode } from 'react';
import { useAuthority } from './use-authority.ts';
import type { Codes } from './permission.ts';

export interface Checks {
  /** All of these are needed. */
  all?: Codes;
  /** At least one of these is needed; an empty list never passes. */
  any?: Codes;
  /** None of these may be there. */
  none?: Codes;
}

export interface GateProps extends Checks {
  /** Shown when a check fails. Default: nothing, the element is absent. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Whether the user's permissions pass every given check. Without any they pass. */
export function usePermission({ all, any, none }: Checks): boolean {
  const { hasPermission, hasAnyPermission, hasNoPermission } = useAuthority();
  return passes(all, hasPermission) && passes(any, hasAnyPermission) && passes(none, hasNoPermission);
}

/** Whether the user's roles pass every given check. Without any they pass. */
export function useRole({ all, any, none }: Checks): boolean {
  const { hasRole, hasAnyRole, hasNoRole } = useAuthority();
  return passes(all, hasRole) && passes(any, hasAnyRole) && passes(none, hasNoRole);
}

/** Shows its children only to users whose permissions pass every given check. */
export function Permission({ fallback = null, children, ...checks }: GateProps) {
  return usePermission(checks) ? children : fallback;
}

/** Shows its children only to users whose roles pass every given check. */
export function Role({ fallback = null, children, ...checks }: GateProps) {
  return useRole(checks) ? children : fallback;
}

function passes(codes: Codes | undefined, check: (codes: Codes) => boolean): boolean {
  return codes === undefined || check(codes);
}
