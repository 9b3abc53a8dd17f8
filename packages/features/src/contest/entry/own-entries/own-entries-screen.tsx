import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../lib/api/access.ts';
import { useApi } from '../../../lib/api/api.tsx';
import { useIsDesk } from '../../use-is-desk.ts';
import { JoinCodeForm } from './join-code-form.tsx';
import { OpenContests } from './open-contests.tsx';
import { OwnEntryCard } from './own-entry-card.tsx';
import { OwnInvitationCard } from './own-invitation-card.tsx';

/** Projects that one leads, belongs to or advises, whoever asks one to join another, and contests that are open. */
export function OwnEntriesScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const isDesk = useIsDesk();
  const mayBegin = can('entry.begin');
  const byCode = can('entry.answer') && <JoinCodeForm />;
  const query = useQuery(queryOf('entry.mine'));
  return (
    <PageStack>
      <PageHeader title={t`我的项目`} actions={isDesk && byCode} />
      {/* under the title, where there is no room beside it */}
      {!isDesk && byCode}
      <Loaded query={query}>
        {({ entries, invitations }) => (
          <>
            {invitations.map((invitation) => (
              <OwnInvitationCard key={invitation.id} invitation={invitation} />
            ))}
            {entries.length > 0 && (
              <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
                {entries.map((entry) => (
                  <li key={entry.id} className="min-w-0">
                    <OwnEntryCard entry={entry} />
                  </li>
                ))}
              </ul>
            )}
            {entries.length === 0 && invitations.length === 0 && (
              <EmptyState
                title={t`还没有项目`}
                description={
                  mayBegin ? t`从下面开放的大赛里发起一个，两分钟就够；其余的可以以后再填。` : t`学生邀请你指导项目时，会出现在这里。`
                }
              />
            )}
          </>
        )}
      </Loaded>
      {mayBegin && <OpenContests />}
    </PageStack>
  );
}
