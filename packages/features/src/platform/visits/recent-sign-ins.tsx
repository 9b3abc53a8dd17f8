import { Loaded, NameLink } from '@saiwu/admin';
import { profilePath } from '@saiwu/openapi';
import { Card, EmptyState } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LoginTimeline } from '../../session/login-timeline.tsx';
import { useLatestSignIns } from '../../session/use-own-sign-ins.ts';

/** The reader's latest sign-ins, a few; all of them stand in the profile. */
export function RecentSignIns() {
  const { t } = useLingui();
  const query = useLatestSignIns();
  return (
    <Card
      title={t`登录记录`}
      actions={
        <NameLink to={profilePath('signIns')}>
          <Trans>查看全部</Trans>
        </NameLink>
      }
    >
      <Loaded query={query}>
        {({ records }) =>
          records.length === 0 ? <EmptyState size="sm" title={t`还没有登录记录`} /> : <LoginTimeline logins={records.slice(0, mostShown)} />
        }
      </Loaded>
    </Card>
  );
}

const mostShown = 3;
