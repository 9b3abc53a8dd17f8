import { rules } from '@saiwu/openapi';
import { useSearchParams } from 'react-router-dom';

/** Whose page a visitor has come to, as a school's link says it: `/dashboard?org=101`. Empty for the page of all. */
export function usePageOrg(): { orgId?: string } {
  const [search] = useSearchParams();
  const orgId = rules.id.safeParse(search.get('org'));
  return orgId.success ? { orgId: orgId.data } : {};
}
