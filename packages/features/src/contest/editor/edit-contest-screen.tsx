import { ContestPage } from '../place/contest-page.tsx';
import { ContestEditor } from './contest-editor.tsx';
import { valuesOf } from './contest-values.ts';

/** Changes a contest; what no longer changes says why at its field. */
export function EditContestScreen() {
  return (
    <ContestPage open="settings">
      {(contest) => <ContestEditor key={contest.id} contest={contest} values={valuesOf(contest)} />}
    </ContestPage>
  );
}
