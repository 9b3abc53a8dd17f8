import { RecordPage } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { contestTones } from '../tones.ts';
import { ContestEditor } from './contest-editor.tsx';
import { valuesOf } from './contest-values.ts';

/** Changes a contest; what may no longer change says why. */
export function EditContestScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('contest.get', { path: { id } }));
  return (
    <RecordPage
      query={query}
      head={({ title, state }) => ({
        title,
        heading: t`编辑大赛：${title}`,
        state: <StateDot tone={contestTones[state.code]}>{state.desc}</StateDot>,
      })}
    >
      {(contest) => <ContestEditor key={contest.id} contest={contest} values={valuesOf(contest)} />}
    </RecordPage>
  );
}
