import { NameLink } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { Trans } from '@lingui/react/macro';
import { whyPath } from '../lib/app/why-path.ts';

/** Behind the id of a request that failed: leads to why. */
export function whyLink(requestId: string) {
  return <WhyLink requestId={requestId} />;
}

/** Whoever came by an invitation link may ask nothing of the kind. */
function WhyLink({ requestId }: { requestId: string }) {
  if (useSession().user?.isInvited !== false) return null;
  return (
    <NameLink to={whyPath({ request: requestId }) ?? ''} className="text-xs">
      <Trans>为什么</Trans>
    </NameLink>
  );
}
