import { useResource } from './auth-provider.tsx';
import { createAuthority, type Authority, type AuthorityResource } from './permission.ts';

/** The six checks for the signed-in user. Renders again only when what the user may do changes, not when tokens are renewed. */
export function useAuthority(): Authority {
  const resource = useResource();
  const known = authorities.get(resource) ?? createAuthority(resource);
  authorities.set(resource, known);
  return known;
}

/** Read once for all who ask. A sign-in page, where nobody may do anything yet, goes without the rules of permissions. */
const authorities = new WeakMap<AuthorityResource, Authority>();
