import { useSession } from '@saiwu/auth';
import { Avatar, Card, RoleBadge } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '../lib/api/api.tsx';
import { avatarSrc } from '../lib/person/avatar-src.ts';
import { roleBadgeOf } from '../lib/person/role-badge-of.ts';
import { useLatestSignIns } from '../session/use-own-sign-ins.ts';
import { minutes } from '../lib/language/show.ts';
import { friendlyLine, greetingAt } from './greeting.ts';

export interface WelcomeProps {
  /** The tenant's clock; undefined while nobody knows. */
  now: string | undefined;
  /** What is told of the person is there, or does not come soon. */
  isReady: boolean;
}

/** Greets by the hour, and says as whom one is signed in. */
export function Welcome({ now, isReady }: WelcomeProps) {
  const { i18n } = useLingui();
  const { user } = useSession();
  const [line] = useState(friendlyLine);
  const name = user?.name ?? '';
  const hello = i18n._(greetingAt(now));
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span aria-hidden className="contents">
          <Avatar name={name} src={avatarSrc(user?.avatar)} size="lg" />
        </span>
        <div className="min-w-0 flex-1 basis-48 sm:basis-72">
          <h1 className="text-xl font-semibold wrap-break-word">
            {name === '' ? (
              hello
            ) : (
              // another greeting is another element: a translated text would keep the old one
              <span key={hello}>
                <Trans>
                  {hello}，<span className="inline-block max-w-full">{name}</span>
                </Trans>
              </span>
            )}
          </h1>
          <p className="mt-1 text-fg-muted">{i18n._(line)}</p>
        </div>
        {isReady && <Facts />}
      </div>
    </Card>
  );
}

/**
 * Roles, organisation and the sign-in before this one. What cannot be had is left out: the greeting stands without it, and on a phone it
 * leaves the room to what there is to do.
 */
function Facts() {
  const { t } = useLingui();
  const { user } = useSession();
  const { queryOf } = useApi();
  const mine = useQuery(queryOf('user.mine')).data;
  const lastSignIn = useLastSignIn();
  const badge = roleBadgeOf(user?.roleList ?? []);
  const roles = mine?.roleList.map((role) => role.name).join(t`、`) ?? '';
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:hidden">
      {roles !== '' && (
        <Fact label={t`角色`}>
          {roles}
          {badge !== null && <RoleBadge isCertified={badge} />}
        </Fact>
      )}
      {mine?.echoMap.orgId !== undefined && <Fact label={t`所属机构`}>{mine.echoMap.orgId.label}</Fact>}
      {lastSignIn !== undefined && <Fact label={t`上次登录`}>{lastSignIn ?? t`这是第一次`}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-fg-muted">{label}</dt>
      <dd className="mt-0.5 flex min-h-5 items-center gap-1.5 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** When somebody signed in before this time; null when never, undefined while nobody knows. */
function useLastSignIn(): string | null | undefined {
  const { data } = useLatestSignIns();
  if (data === undefined) return undefined;
  const [, before] = data.records.filter((login) => login.isSuccess);
  // ten wrong passwords in between, and it is further back than what was fetched
  if (before === undefined && Number(data.pages) > 1) return undefined;
  return before === undefined ? null : minutes(before.createTime);
}
