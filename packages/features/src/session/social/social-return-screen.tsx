import { safeRedirect, useSession } from '@saiwu/auth';
import { LoadingBar } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { useEnter } from '../sign-in/use-enter.ts';
import { SecondFactorForm } from '../totp/second-factor-form.tsx';
import { readReturn } from './read-return.ts';
import { ReturnFailure } from './return-failure.tsx';
import { UnboundForms } from './unbound-forms.tsx';
import { useReturn } from './use-return.ts';

/** Where a provider sends people back to: signs in, binds, or asks what to do with an account that nobody has bound. */
export function SocialReturnScreen() {
  const { provider = '' } = useParams();
  const { search } = useLocation();
  // the first look: afterwards the address has lost what the provider wrote into it
  const [given] = useState(() => readReturn(search));
  const { visit, outcome } = useReturn(provider, given);
  const { isSignedIn } = useSession();
  const enter = useEnter();
  const isBinding = visit?.purpose === 'BIND';

  if (outcome.kind === 'BOUND' || (isSignedIn && !isBinding)) return <Navigate to={safeRedirect(visit?.goTo)} replace />;
  if (outcome.kind === 'WAITING')
    return (
      <Frame heading={isBinding ? <Trans>正在绑定</Trans> : <Trans>正在登录</Trans>} lead={<Trans>正在向对方确认你的身份，请稍候</Trans>}>
        <LoadingBar isLoading />
      </Frame>
    );
  if (outcome.kind === 'FAILED')
    return (
      <Frame
        heading={isBinding ? <Trans>没有绑定</Trans> : <Trans>没有登录</Trans>}
        lead={isBinding ? <Trans>账号没有变化，可以再试一次</Trans> : <Trans>可以再试一次，或换一种方式登录</Trans>}
      >
        <ReturnFailure failure={outcome} visit={visit} />
      </Frame>
    );
  if (outcome.kind === 'SECOND_FACTOR')
    return (
      <Frame heading={<Trans>两步验证</Trans>} lead={<Trans>这个账号还需要验证器上的数字</Trans>}>
        <SecondFactorForm ticket={outcome.ticket} onDone={enter} />
      </Frame>
    );
  const { person } = outcome;
  const { providerName } = person;
  return (
    <Frame heading={<Trans>还差一步</Trans>} lead={<Trans>这个 {providerName} 账号还没有绑定到这里的账号</Trans>}>
      <UnboundForms person={person} />
    </Frame>
  );
}

function Frame({ heading, lead, children }: { heading: ReactNode; lead: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EntryFrame title={t`第三方登录 · 赛务`} heading={heading} lead={lead}>
      {children}
    </EntryFrame>
  );
}
