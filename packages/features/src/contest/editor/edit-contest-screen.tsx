import { Loaded, useTabTitle } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import type { Contest } from '../answers.ts';
import { contestTones } from '../tones.ts';
import { ContestEditor } from './contest-editor.tsx';
import { valuesOf } from './contest-values.ts';

/** Changes a contest; what may no longer change says why. */
export function EditContestScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('contest.get', { path: { id } }));
  useTabTitle(query.data?.title);
  return (
    <Loaded isPage query={query}>
      {(contest) => <Editor key={contest.id} contest={contest} />}
    </Loaded>
  );
}

/** Keeps the version that was opened: what others save meanwhile is answered by the server's 409, not by fields that change under the hand. */
function Editor({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const [opened] = useState(contest);
  const { state, title } = contest;
  return (
    <PageStack>
      <PageHeader title={t`编辑大赛：${title}`} state={<StateDot tone={contestTones[state.code]}>{state.desc}</StateDot>} />
      <ContestEditor contest={opened} values={valuesOf(opened)} />
    </PageStack>
  );
}
