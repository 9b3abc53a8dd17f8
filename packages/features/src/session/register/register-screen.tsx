import { safeRedirect, useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { Offered } from '../sign-in/offered.tsx';
import { useSignInOptions } from '../sign-in/sign-in-options.ts';
import { RegisterForm } from './register-form.tsx';

/** An account of one's own, by phone. Afterwards the person is signed in. */
export function RegisterScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { isSignedIn } = useSession();
  const [queryClient] = useState(createQueryClient);
  if (isSignedIn) return <Navigate to={safeRedirect(search.get('redirect'))} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <EntryFrame title={t`注册账号 · 赛务`} heading={<Trans>注册账号</Trans>} lead={<Lead />}>
        <Offered isOffered={({ canRegister }) => canRegister} refusal={t`这里没有开放注册`}>
          <RegisterForm />
          <p className="mt-6 flex items-center justify-center text-fg-muted">
            <Trans>已经有账号？</Trans>
            <Button asChild variant="link" className="px-1.5">
              <Link to={`${consolePaths.signIn}?${search.toString()}`}>
                <Trans>去登录</Trans>
              </Link>
            </Button>
          </p>
        </Offered>
      </EntryFrame>
    </QueryClientProvider>
  );
}

/** Nothing is promised where the page says that it is closed. */
function Lead() {
  const { options } = useSignInOptions();
  if (options?.canRegister === false) return null;
  return (
    <span>
      <Trans>用手机号注册，学生和指导教师都可以</Trans>
    </span>
  );
}
