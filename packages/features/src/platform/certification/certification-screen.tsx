import { RecordPage, useNeighbours } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { Alert } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { generatePath, useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { CertificationActs } from './certification-acts.tsx';
import { CertificationFacts } from './certification-facts.tsx';
import { CertificationState } from './certification-state.tsx';
import { EarlierRequests } from './earlier-requests.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { freshEvidence, placeOf, type Certification } from './certification.ts';

/** One request: who asks for what, beside what proves it, and the decision. */
export function CertificationScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('certification.get', { path: { id } }), ...freshEvidence });
  const neighbours = useNeighbours('certification', id, pathOf);
  return (
    <RecordPage
      query={query}
      head={(request) => ({
        title: request.userName,
        state: <CertificationState state={request.state} />,
        description: `${request.role.desc} · ${placeOf(request)}`,
        acts: request.state.code === 'PENDING' && <CertificationActs request={request} />,
        neighbours,
      })}
    >
      {(request) => (
        <>
          <Decision request={request} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <CertificationFacts request={request} />
              {request.earlier.length > 0 && <EarlierRequests earlier={request.earlier} pathOf={pathOf} />}
            </div>
            <EvidenceCard evidence={request.evidence} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function pathOf(id: string): string {
  return generatePath(consolePaths.certification, { id });
}

/** What was decided, or what approving will do besides giving the role. */
function Decision({ request }: { request: Certification }) {
  const { t } = useLingui();
  const { state, reason, reviewer, move, actions, userName } = request;
  const by = reviewer ?? t`已删除的用户`;
  if (state.code === 'REJECTED') return <Alert tone="danger" title={t`${by} 没有通过这个申请`}>{t`原因：${reason}`}</Alert>;
  if (state.code === 'APPROVED') return null;
  const bar = actions.find(({ isAllowed }) => !isAllowed)?.reason;
  if (bar) return <Alert tone="warning" title={bar} />;
  if (move === null) return null;
  const { to, roleNames } = move;
  const roles = roleNames.join(t`、`);
  return <Alert title={t`通过后，${userName} 会转到${to}`}>{roleNames.length > 0 && t`原有的这些角色改管新的机构：${roles}`}</Alert>;
}
