import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { usePermission, useRole, type Checks } from './permission-gate.tsx';

export interface RequirePermissionProps extends Checks {
  /** The same for the user's roles. */
  roles?: Checks;
  /** Shown in the place of the page when a check fails. Default: nothing. */
  fallback?: ReactNode;
  /** What needs the permissions. Default: the child routes. */
  children?: ReactNode;
}

/** Route guard: pages below it are there only for users who pass every given check. A session is {@link RequireSession}'s matter. */
export function RequirePermission({ roles = {}, fallback = null, children = <Outlet />, ...permissions }: RequirePermissionProps) {
  const hasPermissions = usePermission(permissions);
  const hasRoles = useRole(roles);
  return hasPermissions && hasRoles ? children : fallback;
}
