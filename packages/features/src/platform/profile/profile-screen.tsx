import { Loaded, useUrlState } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { profileSections, type ProfileSection } from '@saiwu/openapi';
import { Alert, Card, PageHeader, PageStack } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { SocialAccounts } from '../../session/social/social-accounts.tsx';
import { AboutMe } from './about-me.tsx';
import { BaseSection } from './base-section.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';
import { ProfileNav } from './profile-nav.tsx';
import { SecuritySection } from './security-section.tsx';

const address = z.object({ section: z.enum(profileSections).default('base') });

/** Who the caller is, and everything about the account that is theirs to change. */
export function ProfileScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [{ section }] = useUrlState(address);
  const session = useSession();
  const isInvited = session.user?.isInvited === true;
  // a form is being typed into: what comes in between would take it back
  const query = useQuery({ ...queryOf('user.mine'), refetchOnWindowFocus: false, refetchOnReconnect: false });
  return (
    <Loaded query={query} isPage>
      {(user) => (
        <PageStack>
          <PageHeader title={t`个人中心`} />
          <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <Card>
                <AboutMe user={user} />
              </Card>
              {isInvited ? <Alert tone="info">{t`通过邀请链接登录，只能评审`}</Alert> : <ProfileNav current={section} />}
            </div>
            {isInvited ? <OwnSignIns /> : <Sections current={section} user={user} />}
          </div>
        </PageStack>
      )}
    </Loaded>
  );
}

/** The section of the address. Those seen before stay, with what was typed into them. */
function Sections({ current, user }: { current: ProfileSection; user: AnswerOf<'user.mine'> }) {
  const [seen, setSeen] = useState<readonly ProfileSection[]>([current]);
  if (!seen.includes(current)) setSeen([...seen, current]);
  return (
    <div className="min-w-0">
      {seen.map((section) => (
        <div key={section} hidden={section !== current}>
          {contentOf(section, user)}
        </div>
      ))}
    </div>
  );
}

function contentOf(section: ProfileSection, user: AnswerOf<'user.mine'>): ReactNode {
  if (section === 'base') return <BaseSection user={user} />;
  if (section === 'security') return <SecuritySection />;
  if (section === 'social') return <SocialSection />;
  if (section === 'sessions') return <OwnSessions />;
  return <OwnSignIns />;
}

function SocialSection() {
  const { t } = useLingui();
  return (
    <Card title={t`第三方账号`}>
      <div className="max-w-180">
        <SocialAccounts />
      </div>
    </Card>
  );
}
