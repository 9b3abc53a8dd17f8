export { AuthProvider, useSession, useSessionStore, type AuthProviderProps } from './auth-provider.tsx';
export { isOpenPath, openPaths, type OpenPath } from './open-paths.ts';
export { Permission, Role, usePermission, useRole, type Checks, type GateProps } from './permission-gate.tsx';
export {
  createAuthority,
  implies,
  parsePermission,
  PermissionSyntaxError,
  type Authority,
  type AuthorityResource,
  type Codes,
  type PermissionOptions,
} from './permission.ts';
export { RequirePermission, type RequirePermissionProps } from './require-permission.tsx';
export { RequireSession, type RequireSessionProps } from './require-session.tsx';
export { safeRedirect } from './safe-redirect.ts';
export { useAuthority } from './use-authority.ts';
export { createSessionStore, type SessionStore } from './session-store.ts';
export type { MenuNode, Session, SessionExpiry, SessionRole, SessionTokens, SessionUser, SignInAnswer } from './session.ts';
