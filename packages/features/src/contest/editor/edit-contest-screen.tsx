import { ContestPage } from '../place/contest-page.tsx';
import { ContestEditor } from './contest-editor.tsx';
import { valuesOf } from './contest-values.ts';

/** Changes a contest; what no longer changes says why at its field. */
export function EditContestScreen() {
  return (
    <ContestPage open="settings">
      {(contest) => (
        // who may enter is changed by an act of its own: the form begins anew over what that has saved
        <ContestEditor key={`${contest.id} ${JSON.stringify(contest.setup.eligibility)}`} contest={contest} values={valuesOf(contest)} />
      )}
    </ContestPage>
  );
}
