import { isApiError } from '@saiwu/api-client';
import { useSession, useSessionStore } from '@saiwu/auth';
import { Alert, Button, Input, PasswordInput } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { partOf } from '../../lib/app/later.tsx';
import { endNotice } from '../end-notice.ts';
import { EntryField } from './entry-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { pictureKey } from './picture-key.ts';
import { secondFactorTicket } from './second-factor-ticket.ts';
import type { SignInOptions } from './sign-in-options.ts';
import { keepTenant, lastTenant } from './tenant-memory.ts';
import { useEnter } from './use-enter.ts';

const SignInCaptcha = partOf(async () => (await import('./sign-in-captcha.tsx')).SignInCaptcha);

export interface PasswordFormProps {
  /** Null while they are asked for: the form works without. */
  options: SignInOptions | null;
  /** The password was right and a second step is wanted. */
  onSecondFactor: (ticket: string) => void;
}

/** Account and password; the tenant and a picture where they are wanted. A refusal is said at the form, and what was typed stays. */
export function PasswordForm({ options, onSecondFactor }: PasswordFormProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const { tenant: current } = useSession();
  const { setTenant: nameTenant } = useSessionStore();
  const enter = useEnter();
  const form = useRef<HTMLFormElement>(null);
  const [remembered] = useState(lastTenant);
  const [tenant, setTenant] = useState(current ?? remembered);
  const before = usePageBefore();
  const [account, setAccount] = useState(before.account);
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState(newCaptcha);
  const [isCaptchaWanted, setIsCaptchaWanted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isExpired = useSyncExternalStore(endNotice.subscribe, endNotice.isExpired);
  const isMultiTenant = options?.isMultiTenant === true;
  const hasCaptcha = options?.hasCaptcha === true || isCaptchaWanted;
  const codeFailure = isApiError(failure) ? failure.fieldErrors?.['code'] : undefined;
  const missing = {
    tenant: isMultiTenant && tenant.trim() === '' ? t`请输入企业编码` : undefined,
    username: account.trim() === '' ? t`请输入账号` : undefined,
    password: password === '' ? t`请输入密码` : undefined,
    code: hasCaptcha && captcha.code.trim() === '' ? t`请输入验证码` : undefined,
  };
  const errors: Partial<typeof missing> = isTried ? missing : {};

  // What the tenant offers is asked for in its name, which the client's header carries.
  useEffect(() => {
    if (isMultiTenant && current === null && remembered !== '') nameTenant(remembered);
  }, [isMultiTenant, current, remembered, nameTenant]);

  function focus(name: string) {
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
  }

  async function signIn() {
    setFailure(null);
    setIsPending(true);
    if (isMultiTenant) nameTenant(tenant.trim());
    try {
      const answer = await call('session.signIn', {
        body: {
          grant_type: 'password',
          username: account.trim(),
          password,
          ...(isMultiTenant && { tenant: tenant.trim() }),
          ...(hasCaptcha && { key: captcha.pictureKey, code: captcha.code.trim() }),
        },
      });
      if (isMultiTenant) keepTenant(tenant.trim());
      enter(answer);
    } catch (error) {
      const isAboutCode = isApiError(error) && error.fieldErrors?.['code'] !== undefined;
      const ticket = secondFactorTicket(error);
      if (ticket === null) setFailure(error);
      else onSecondFactor(ticket);
      if (isAboutCode) setIsCaptchaWanted(true);
      // an answer is good once, whatever else was wrong
      setCaptcha(newCaptcha);
      setIsTried(false);
      focus(isAboutCode ? 'code' : 'password');
    } finally {
      setIsPending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsTried(true);
    const [first] = Object.entries(missing).flatMap(([name, text]) => (text === undefined ? [] : [name]));
    if (first === undefined) void signIn();
    else focus(first);
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {isExpired && failure === null && <Alert tone="warning">{t`登录已过期，请重新登录`}</Alert>}
      {before.isPasswordReset && failure === null && <Alert tone="success" isLive>{t`密码已重置，请用新密码登录`}</Alert>}
      {failure !== null && codeFailure === undefined && <FailureNotice error={failure} />}
      {isMultiTenant && (
        <EntryField label={<Trans>企业编码</Trans>} error={errors.tenant}>
          {(control) => (
            <Input
              {...control}
              name="tenant"
              autoComplete="organization"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={tenant}
              onChange={(event) => setTenant(event.target.value)}
              onBlur={() => tenant.trim() !== '' && tenant.trim() !== current && nameTenant(tenant.trim())}
            />
          )}
        </EntryField>
      )}
      <EntryField label={<Trans>账号</Trans>} error={errors.username}>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is all this page is for
            autoFocus
            maxLength={255}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        )}
      </EntryField>
      <EntryField label={<Trans>密码</Trans>} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            maxLength={255}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </EntryField>
      {hasCaptcha && (
        <SignInCaptcha
          {...captcha}
          error={errors.code ?? codeFailure}
          onChange={(code) => setCaptcha({ ...captcha, code })}
          onRefresh={() => setCaptcha(newCaptcha)}
        />
      )}
      <Button type="submit" isPending={isPending} className="mt-2 w-full">
        <Trans>登录</Trans>
      </Button>
    </form>
  );
}

function newCaptcha() {
  return { pictureKey: pictureKey(), code: '' };
}

/** What the page before this one has left: after a new password was set, the account, and that it was. */
function usePageBefore(): { account: string; isPasswordReset: boolean } {
  // the router keeps it there; this page stands without one
  const kept: unknown = history.state;
  const state: unknown = typeof kept === 'object' && kept !== null && 'usr' in kept ? kept.usr : null;
  const hasAccount = typeof state === 'object' && state !== null && 'account' in state && typeof state.account === 'string';
  return { account: hasAccount ? String(state.account) : '', isPasswordReset: hasAccount };
}
