import { isApiError, type AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { socialProviders } from '@saiwu/openapi';
import { Avatar, Button, confirm, EmptyState, ErrorState, NoPermission, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { useVisitProvider } from './use-visit-provider.ts';

type Connection = AnswerOf<'social.connections'>[number];

/** The caller's accounts elsewhere: those that sign them in, and those that could. */
export function SocialAccounts() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { user } = useSession();
  const explain = useExplainError();
  const { pathname, search } = useLocation();
  const username = user?.account ?? '';
  // nobody's accounts are asked for while it is not known yet who is signed in
  const bound = useQuery({ ...queryOf('social.connections', { path: { username } }), enabled: username !== '' });
  const options = useQuery(queryOf('session.options'));
  const { visit, pending, error: visitError } = useVisitProvider('BIND');
  const unbind = useAct('social.unbind', { success: t`已解绑` });

  async function ask({ providerName: oauthType, label }: Connection) {
    const isSure = await confirm({
      title: t`解绑 ${label} 账号？`,
      description: t`之后不能再用它登录。需要时可以重新绑定。`,
      confirmLabel: t`解绑`,
      isDanger: true,
    });
    if (isSure) unbind.mutate({ query: { bindUsername: username, oauthType } });
  }

  const error = bound.error ?? options.error;
  if (bound.data === undefined || options.data === undefined) {
    if (error === null) return <Skeleton className="h-28" />;
    if (isApiError(error) && error.kind === 'forbidden') return <NoPermission />;
    const retry = () => void Promise.all([bound.refetch(), options.refetch()]);
    return <ErrorState error={{ message: explain(error), requestId: isApiError(error) ? error.requestId : undefined }} onRetry={retry} />;
  }
  const rows = rowsOf(bound.data, options.data.providers);
  if (rows.length === 0)
    return <EmptyState title={t`没有可以绑定的第三方账号`} description={t`管理员设置好之后，这里会列出可以用来登录的账号。`} />;
  return (
    <div className="flex flex-col gap-3">
      {visitError !== null && <FailureNotice error={visitError} />}
      <ul className="divide-y divide-border">
        {rows.map(({ code, label, connection, isOffered }) => (
          <li key={code} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <span aria-hidden className="contents">
              <Avatar name={label.slice(0, 1)} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-medium">{label}</p>
              <p className="text-xs text-fg-muted wrap-anywhere">
                <span key={connection ? 'bound' : 'free'}>{connection ? <Since connection={connection} /> : <Trans>未绑定</Trans>}</span>
              </p>
            </div>
            {connection && (
              <Button
                variant="outline"
                isPending={unbind.isPending && unbind.variables?.query.oauthType === code}
                aria-label={t`解绑 ${label} 账号`}
                onClick={() => void ask(connection)}
              >
                <Trans>解绑</Trans>
              </Button>
            )}
            {!connection && isOffered && (
              <Button
                variant="outline"
                isPending={pending === code}
                disabled={pending !== null && pending !== code}
                aria-label={t`绑定 ${label} 账号`}
                onClick={() => void visit(code, `${pathname}${search}`)}
              >
                <Trans>绑定</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Since({ connection: { name, createTime } }: { connection: Connection }) {
  const day = createTime.slice(0, 10);
  return name === null ? (
    <Trans>{day} 绑定</Trans>
  ) : (
    <Trans>
      {name}，{day} 绑定
    </Trans>
  );
}

/** In the order they are offered; what was bound and is not offered any more comes last, so that it can be unbound. */
function rowsOf(bound: Connection[], offered: AnswerOf<'session.options'>['providers']) {
  const known = socialProviders.map((code) => ({
    code,
    offer: offered.find((one) => one.code === code),
    connection: bound.find(({ providerName }) => providerName === code),
  }));
  return known
    .flatMap(({ code, offer, connection }) => {
      const label = offer?.name ?? connection?.label;
      return label === undefined ? [] : [{ code, label, connection, isOffered: offer !== undefined }];
    })
    .toSorted((a, b) => Number(b.isOffered) - Number(a.isOffered));
}
