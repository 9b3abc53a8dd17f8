import { isApiError } from '@saiwu/api-client';
import { consolePaths } from '@saiwu/openapi';
import { Button, EmptyState, ErrorState, Skeleton } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { useSignInOptions, type SignInOptions } from './sign-in-options.ts';

export interface OfferedProps {
  /** Whether the installation offers this page. */
  isOffered: (options: SignInOptions) => boolean;
  /** Says that it does not. */
  refusal: string;
  children: ReactNode;
}

/** A page before signing in that an installation may not offer: then it says so, with a way back. */
export function Offered({ isOffered, refusal, children }: OfferedProps) {
  const { options, error, ask } = useSignInOptions();
  const explain = useExplainError();
  if (options !== null && isOffered(options)) return children;
  if (options !== null)
    return (
      <EmptyState
        drawing="locked"
        title={refusal}
        description={<Trans>请联系学校或学院的管理员：他们可以添加账号、重置密码。</Trans>}
        action={
          <Button asChild variant="outline">
            <Link to={consolePaths.signIn}>
              <Trans>返回登录</Trans>
            </Link>
          </Button>
        }
      />
    );
  if (error !== null)
    return <ErrorState error={{ message: explain(error), requestId: isApiError(error) ? error.requestId : undefined }} onRetry={ask} />;
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-10" />
    </div>
  );
}
