import { isApiError, type AnswerOf } from '@saiwu/api-client';
import { Avatar, Card, DescriptionList, ErrorState, PageHeader, PageStack, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api.tsx';
import { useExplainError } from '../../lib/explain-error.ts';
import { ChangePasswordForm } from '../../session/change-password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The caller's account, particulars and password. */
export function ProfileScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const explain = useExplainError();
  const { data, error, refetch } = useQuery({ ...queryOf('user.mine'), refetchOnWindowFocus: false, refetchOnReconnect: false });
  const [changes, setChanges] = useState(0);
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-96" />;
    const shown = { message: explain(error), requestId: isApiError(error) ? error.requestId : undefined };
    return <ErrorState heading="h1" error={shown} onRetry={() => void refetch()} />;
  }
  return (
    <PageStack>
      <PageHeader title={t`个人中心`} />
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card title={t`账号信息`}>
          <Account user={data} />
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={t`基本资料`}>
            <div className="max-w-140">
              <ProfileForm user={data} />
            </div>
          </Card>
          <Card title={t`修改密码`}>
            <div className="flex max-w-140 flex-col gap-4">
              <p className="text-fg-muted">
                <Trans>修改后，其他设备上的登录会退出。</Trans>
              </p>
              {/* a new form after each change: what was typed is not kept */}
              <ChangePasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
            </div>
          </Card>
        </div>
      </div>
    </PageStack>
  );
}

function Account({ user }: { user: AnswerOf<'user.mine'> }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span aria-hidden className="contents">
          <Avatar name={user.name} src={user.avatar ?? undefined} size="lg" />
        </span>
        <p className="min-w-0 text-base font-medium wrap-anywhere">{user.name}</p>
      </div>
      <DescriptionList
        columns={1}
        items={[
          { label: t`账号`, value: user.account },
          { label: t`角色`, value: user.roleList.map(({ name }) => name).join(t`、`) },
          { label: t`所属机构`, value: user.echoMap.orgId?.label },
          { label: t`最近登录`, value: user.lastLoginTime?.slice(0, 16) },
          { label: t`创建时间`, value: user.createTime.slice(0, 16) },
        ]}
      />
    </div>
  );
}
