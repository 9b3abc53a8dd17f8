import { isApiError } from '@saiwu/api-client';
import { safeRedirect, useSession, useSessionStore } from '@saiwu/auth';
import { Alert, Button, CopyButton, Input, PasswordInput, WordMark } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../lib/api.tsx';
import { useExplainError } from '../lib/explain-error.ts';
import { EntrySettings } from './entry-settings.tsx';
import { endNotice } from './end-notice.ts';
import { SignInPicture } from './sign-in-picture.tsx';

/** Account and password. A refusal is said at the form, and what was typed stays. */
export function SignInScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { isSignedIn } = useSession();
  if (isSignedIn) return <Navigate to={safeRedirect(search.get('redirect'))} replace />;
  return (
    <main className="grid min-h-dvh bg-surface text-fg lg:grid-cols-[1fr_minmax(480px,40%)]">
      <title>{t`登录 · 赛务`}</title>
      <div className="hidden place-items-center overflow-hidden bg-theme-soft p-12 lg:grid">
        <SignInPicture />
      </div>
      <div className="flex flex-col p-4 sm:p-6">
        <EntrySettings />
        <div className="m-auto w-full max-w-90 py-8">
          <WordMark size={36} className="mb-8" />
          <h1 className="mb-1 text-2xl font-semibold">
            <Trans>登录</Trans>
          </h1>
          <p className="mb-6 text-fg-muted">
            <Trans>学校与学院的项目赛事管理</Trans>
          </p>
          <SignInForm />
        </div>
      </div>
    </main>
  );
}

function SignInForm() {
  const { t } = useLingui();
  const { call, serverNow } = useApi();
  const store = useSessionStore();
  const explain = useExplainError();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<{ text: string; requestId: string | undefined } | null>(null);
  const isExpired = useSyncExternalStore(endNotice.subscribe, endNotice.isExpired);
  const accountError = isTried && account.trim() === '' ? t`请输入账号` : undefined;
  const passwordError = isTried && password === '' ? t`请输入密码` : undefined;

  async function signIn() {
    setFailure(null);
    setIsPending(true);
    try {
      const answer = await call('session.signIn', { body: { grant_type: 'password', username: account.trim(), password } });
      endNotice.clear();
      store.signIn(answer, serverNow());
    } catch (error) {
      setFailure({ text: explain(error), requestId: isApiError(error) && error.kind === 'server' ? error.requestId : undefined });
      form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
    } finally {
      setIsPending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const missing = account.trim() === '' ? 'username' : password === '' ? 'password' : null;
    if (missing === null) void signIn();
    else form.current?.querySelector<HTMLInputElement>(`input[name=${missing}]`)?.focus();
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {isExpired && failure === null && <Alert tone="warning">{t`登录已过期，请重新登录`}</Alert>}
      {failure !== null && (
        <Alert tone="danger" isLive actions={failure.requestId && <CopyButton text={failure.requestId} label={t`复制请求编号`} />}>
          {failure.text}
        </Alert>
      )}
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-account`} className="font-medium">
          <Trans>账号</Trans>
        </label>
        <Input
          id={`${id}-account`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is all this page is for
          autoFocus
          maxLength={255}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          aria-invalid={accountError !== undefined}
          aria-describedby={accountError && `${id}-account-error`}
        />
        <FieldError id={`${id}-account-error`} text={accountError} />
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-password`} className="font-medium">
          <Trans>密码</Trans>
        </label>
        <PasswordInput
          id={`${id}-password`}
          name="password"
          autoComplete="current-password"
          maxLength={255}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={passwordError !== undefined}
          aria-describedby={passwordError && `${id}-password-error`}
        />
        <FieldError id={`${id}-password-error`} text={passwordError} />
      </div>
      <Button type="submit" isPending={isPending} className="mt-2 w-full">
        <Trans>登录</Trans>
      </Button>
    </form>
  );
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className="text-xs text-danger-text">
      {text}
    </p>
  );
}
