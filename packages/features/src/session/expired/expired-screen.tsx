import { safeRedirect, useSession, type SessionExpiry } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Button, BrandMark, Card, EmptyState, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { GreetingCard } from '../../lib/greeting/greeting-card.tsx';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { EntrySettings } from '../entry/entry-settings.tsx';
import { useRenewedSession } from '../use-renewed-session.ts';
import { useSignOut } from '../use-sign-out.ts';
import { markExpirySeen } from './expiry-seen.ts';

/** The service of one's school or college has ended: since when, whom to ask, and the way to what can still be read. */
export function ExpiredScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <main className="flex min-h-dvh flex-col bg-bg p-4 text-fg sm:p-6">
        <title>{t`服务到期 · 赛务`}</title>
        <EntrySettings />
        <div className="m-auto w-full max-w-110 py-8">
          <Card>{user?.expired ? <Ended {...user.expired} /> : <Running isSignedIn={user !== null} />}</Card>
        </div>
      </main>
    </QueryClientProvider>
  );
}

function Ended({ since, orgLabel }: SessionExpiry) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user } = useSession();
  const renew = useRenewedSession();
  const signOut = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const moment = since.slice(0, 16);

  function goOn() {
    if (user !== null) markExpirySeen(user);
    void navigate(safeRedirect(search.get('redirect'), consolePaths.dashboard), { replace: true });
  }

  async function askAgain() {
    setIsAsking(true);
    await renew();
    setIsAsking(false);
  }

  return (
    <>
      <BrandMark size={32} />
      <h1 className="mt-4 mb-1 text-xl font-semibold">
        <Trans>服务已到期</Trans>
      </h1>
      <p className="mb-4 text-fg-muted">
        <Trans>
          {orgLabel}的服务已于 {moment} 到期。已有的内容可以查看，不能新增和修改；已经开始的评审可以评完和封存，个人资料和密码不受影响。
        </Trans>
      </p>
      <WhomToAsk />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={goOn}>
          <Trans>继续查看</Trans>
        </Button>
        <Button variant="outline" isPending={isAsking} onClick={() => void askAgain()}>
          <Trans>已经续期，重新检查</Trans>
        </Button>
        <Button variant="ghost" onClick={() => void signOut()}>
          <Trans>退出登录</Trans>
        </Button>
      </div>
    </>
  );
}

/** Customer service of one's role, where somebody is named. */
function WhomToAsk() {
  const { queryOf } = useApi();
  const { user } = useSession();
  const { data, isPending } = useQuery(queryOf('greeting.mine', { query: { userId: user?.id, roleCode: user?.roleList[0]?.code } }));
  if (isPending) return <Skeleton className="h-60" />;
  if (data !== undefined && data.qrCode !== '') return <GreetingCard {...data} />;
  return (
    <p>
      <Trans>续期请联系学校或学院的管理员，由他们与平台管理员办理。</Trans>
    </p>
  );
}

/** Opened by hand: nothing has ended, or nobody is known. */
function Running({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h1"
      drawing="messages"
      title={isSignedIn ? t`服务正常` : t`登录后查看服务状态`}
      description={isSignedIn ? t`你所在的学校和学院都没有到期。` : t`服务到期的学校和学院，登录后会在这里说明。`}
      action={
        <Button asChild variant="outline">
          <Link to={isSignedIn ? consolePaths.dashboard : consolePaths.signIn}>
            {isSignedIn ? <Trans>回到首页</Trans> : <Trans>去登录</Trans>}
          </Link>
        </Button>
      }
    />
  );
}
