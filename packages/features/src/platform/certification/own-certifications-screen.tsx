import { Acts, Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { freshEvidence, placeOf, type OwnRequest } from './certification.ts';
import { EarlierRequests } from './earlier-requests.tsx';
import { OwnRequestCard } from './own-request-card.tsx';

/** What the reader has asked to be certified as, what became of it, and the way to ask, for the first time or again. */
export function OwnCertificationsScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('certification.mine'), ...freshEvidence });
  /** The request that is asked again; null for a new one. */
  const [asking, setAsking] = useState<{ from: OwnRequest | null } | null>(null);
  const { requests = [], actions = [] } = query.data ?? {};
  const [newest, ...earlier] = requests;
  const acts = (
    <Acts
      of={actions}
      offers={[
        newest?.state.code === 'REJECTED'
          ? { act: 'ask', label: t`再次申请`, onSelect: () => setAsking({ from: newest }) }
          : { act: 'ask', label: t`申请认证`, onSelect: () => setAsking({ from: null }) },
      ]}
    />
  );
  return (
    <PageStack>
      <PageHeader title={t`我的认证`} actions={newest !== undefined && acts} />
      <Loaded query={query}>
        {({ home, barred }) => (
          <>
            {newest === undefined && (
              <EmptyState
                title={t`还没有申请过认证`}
                description={t`认证后，你的角色和所在学校得到确认，名字旁会有认证标记。教师、创客、评委和管理员都可以申请。`}
                action={acts}
              />
            )}
            {newest !== undefined && <OwnRequestCard request={newest} />}
            {earlier.length > 0 && <EarlierRequests earlier={earlier.map((one) => ({ ...one, place: placeOf(one) }))} />}
            {asking !== null && <AskDialog from={asking.from} home={home} barred={barred} onClose={() => setAsking(null)} />}
          </>
        )}
      </Loaded>
    </PageStack>
  );
}
