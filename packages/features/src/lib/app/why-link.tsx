import { NameLink } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { Trans } from '@lingui/react/macro';
import { whyPath } from './why-path.ts';

/** Leads to why a request failed. Whoever came by an invitation link may ask nothing of the kind. */
export function WhyLink({ request }: { request: string }) {
  if (useSession().user?.isInvited !== false) return null;
  return (
    <NameLink to={whyPath({ request }) ?? ''} className="text-xs">
      <Trans>为什么</Trans>
    </NameLink>
  );
}
