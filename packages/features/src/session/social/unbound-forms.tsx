import { consolePaths } from '@saiwu/openapi';
import { Avatar, Button, Segmented } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEnter } from '../sign-in/use-enter.ts';
import { BindLoginForm } from './bind-login-form.tsx';
import { SignLoginForm } from './sign-login-form.tsx';
import type { Unbound } from './use-return.ts';

/** Binds an account that nobody has bound: to the one that its owner has here, or to a new one. */
export function UnboundForms({ person: { ticket, name, providerName, canRegister } }: { person: Unbound }) {
  const { t } = useLingui();
  const enter = useEnter();
  const [way, setWay] = useState<'BIND' | 'NEW'>('BIND');
  return (
    <div className="flex flex-col gap-6">
      <p className="flex items-center gap-3 rounded-lg bg-bg p-3">
        {/* the letters, not the picture: a page before signing in asks nobody else for anything */}
        <span aria-hidden className="contents">
          <Avatar name={name ?? providerName} />
        </span>
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{name ?? <Trans>没有名字</Trans>}</span>
          <span className="text-xs text-fg-muted">{providerName}</span>
        </span>
      </p>
      {canRegister && (
        <Segmented
          aria-label={t`继续的方式`}
          className="flex w-full"
          options={[
            { value: 'BIND', label: t`绑定已有账号` },
            { value: 'NEW', label: t`新建账号` },
          ]}
          value={way}
          onValueChange={setWay}
        />
      )}
      {/* hidden, not gone: what was typed stays */}
      <div hidden={way !== 'BIND'}>
        <BindLoginForm ticket={ticket} onDone={enter} />
      </div>
      {canRegister && (
        <div hidden={way !== 'NEW'}>
          <SignLoginForm ticket={ticket} onDone={enter} />
        </div>
      )}
      <Button asChild variant="ghost">
        <Link to={consolePaths.signIn} replace>
          <Trans>返回登录</Trans>
        </Link>
      </Button>
    </div>
  );
}
