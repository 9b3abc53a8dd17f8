import { consolePaths } from '@saiwu/openapi';
import { Alert, Button } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { safeRedirect } from '@saiwu/auth';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import type { PendingVisit } from './pending-visit.ts';
import type { Failed } from './use-return.ts';

/** Why somebody who came back from a provider is not in, with a way on. */
export function ReturnFailure({ failure: { reason, error }, visit }: { failure: Failed; visit: PendingVisit | null }) {
  const goTo = visit?.goTo ?? null;
  const isBinding = visit?.purpose === 'BIND';
  const toSignIn = goTo === null ? consolePaths.signIn : `${consolePaths.signIn}?${new URLSearchParams({ redirect: goTo })}`;
  return (
    <div className="flex flex-col gap-6">
      {reason === 'REFUSED' && <FailureNotice error={error} />}
      {reason === 'DENIED' && (
        <Alert tone="info" isLive>
          <Trans>你在对方的页面上取消了授权</Trans>
        </Alert>
      )}
      {reason === 'UNKNOWN' && (
        <Alert tone="warning" isLive>
          <Trans>这次登录不是从这个标签页开始的，或者已经用过了</Trans>
        </Alert>
      )}
      <Button asChild className="w-full">
        <Link to={isBinding ? safeRedirect(goTo) : toSignIn} replace>
          {isBinding ? <Trans>返回</Trans> : <Trans>返回登录</Trans>}
        </Link>
      </Button>
    </div>
  );
}
