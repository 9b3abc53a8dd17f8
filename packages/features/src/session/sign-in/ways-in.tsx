import { Button } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { partOf } from '../../lib/app/later.tsx';
import { PasswordForm } from './password-form.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { useEnter } from './use-enter.ts';
import type { Way } from './way-choice.tsx';

const WayChoice = partOf(async () => (await import('./way-choice.tsx')).WayChoice);
const SmsSignIn = partOf(async () => (await import('./sms-sign-in.tsx')).SmsSignIn);
const ProviderButtons = partOf(async () => (await import('../social/provider-buttons.tsx')).ProviderButtons);
const SecondFactorForm = partOf(async () => (await import('../totp/second-factor-form.tsx')).SecondFactorForm);

/** The ways in: account and password at once, the others once the server has said which it offers. */
export function WaysIn() {
  const { options } = useSignInOptions();
  const enter = useEnter();
  const [chosen, setChosen] = useState<Way>('PASSWORD');
  const [ticket, setTicket] = useState<string | null>(null);
  const ways: Way[] = ['PASSWORD'];
  if (options?.canSignInBySms) ways.push('SMS');
  if (options && options.providers.length > 0) ways.push('SOCIAL');
  const way = ways.includes(chosen) ? chosen : 'PASSWORD';

  return (
    <>
      {ticket !== null && (
        <div className="flex flex-col gap-4">
          <SecondFactorForm ticket={ticket} onDone={enter} />
          <Button variant="ghost" onClick={() => setTicket(null)}>
            <Trans>返回登录</Trans>
          </Button>
        </div>
      )}
      {/* hidden, not gone: going back finds what was typed */}
      <div hidden={ticket !== null}>
        {ways.length > 1 && (
          // its room is there before its code is: what is below stays under the pointer
          <div className="mb-6 h-control">
            <WayChoice ways={ways} way={way} onChange={setChosen} />
          </div>
        )}
        <div hidden={way !== 'PASSWORD'}>
          <PasswordForm options={options} onSecondFactor={setTicket} />
        </div>
        {way === 'SMS' && <SmsSignIn onDone={enter} onSecondFactor={setTicket} />}
        {way === 'SOCIAL' && <ProviderButtons providers={options?.providers ?? []} />}
        {/* the way to a new password is always in sight: where it is not by SMS, the page behind it says whom to ask */}
        <div className="mt-4 flex justify-between gap-2">
          <EntryLink to="/reset-password" label={<Trans>忘记密码</Trans>} />
          {options?.canRegister && <EntryLink to={`/register${location.search}`} label={<Trans>注册账号</Trans>} />}
        </div>
      </div>
    </>
  );
}

function EntryLink({ to, label }: { to: string; label: ReactNode }) {
  return (
    <Button asChild variant="link" className="-mx-3.5">
      <a href={to}>{label}</a>
    </Button>
  );
}
