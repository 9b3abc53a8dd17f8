import { isAllowed, RecordPage } from '@saiwu/admin';
import { StateDot } from '@saiwu/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AutosavePartsContext, createAutosaveParts } from '../../crud/autosave/autosave-parts.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Entry } from '../answers.ts';
import { ContestLink } from '../contest-link.tsx';
import { projectTones } from '../../lib/contest/tones.ts';
import { ProjectHistory } from '../projects/project-history.tsx';
import { AnswersPart } from './parts/answers-part.tsx';
import { BasicsPart } from './parts/basics-part.tsx';
import { ConsentPart } from './team/consent-part.tsx';
import { EntryActs } from './hand-in/entry-acts.tsx';
import { EntryNotices } from './entry-notices.tsx';
import { EntryResults } from './entry-results.tsx';
import { FilesPart } from './files/files-part.tsx';
import { HereNow, HereProvider } from './here/here.tsx';
import { MissingPart } from './hand-in/missing-part.tsx';
import { PlanPart } from './parts/plan-part.tsx';
import { TeamPart } from './team/team-part.tsx';
import { useStandingIn } from './use-standing-in.ts';

/** A project as its team fills it in: what is missing stands beside it at every moment, and handing in asks the same. */
export function EntryScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('entry.get', { path: { id } }));
  const section = useStandingIn();
  const [parts] = useState(createAutosaveParts);
  // nobody fills in what is judged, or what was given up
  const isOn = ['DRAFT', 'RETURNED', 'SUBMITTED'].includes(query.data?.state.code ?? '');
  return (
    <AutosavePartsContext value={parts}>
      <HereProvider id={id} at={{ section, key: null }} isOn={isOn}>
        <EntryPage query={query} />
      </HereProvider>
    </AutosavePartsContext>
  );
}

function EntryPage({ query }: { query: UseQueryResult<Entry> }) {
  return (
    <RecordPage
      query={query}
      head={(entry) => ({
        title: entry.title,
        state: (
          <>
            <StateDot tone={projectTones[entry.state.code]}>{entry.state.desc}</StateDot>
            <HereNow />
          </>
        ),
        description: (
          <>
            <ContestLink contestId={entry.contestId} title={entry.contestTitle} /> · {entry.number}
          </>
        ),
        acts: <EntryActs entry={entry} />,
      })}
    >
      {(entry) => {
        const isOpen = (entry.state.code === 'DRAFT' || entry.state.code === 'RETURNED') && entry.contestState.code !== 'CANCELLED';
        const mayWrite = isAllowed(entry.actions, 'save');
        const history = <ProjectHistory history={entry.history} form={entry.form} />;
        return (
          <>
            <EntryNotices entry={entry} />
            <EntryResults results={entry.results} />
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
              {/* what is missing comes first on a phone, and beside the form where there is room */}
              {isOpen && (
                <div className="min-w-0 xl:sticky xl:top-0 xl:order-2">
                  <MissingPart entry={entry} />
                </div>
              )}
              <div className="flex min-w-0 flex-col gap-4">
                {/* what is typed goes to this device, not into a form that shows what was handed in */}
                <BasicsPart key={`${entry.id} basics ${mayWrite}`} entry={entry} />
                {entry.form.fields.length > 0 && <AnswersPart key={`${entry.id} answers ${mayWrite}`} entry={entry} />}
                {entry.form.files.length > 0 && <FilesPart entry={entry} />}
                {entry.form.sections.length > 0 && <PlanPart entry={entry} />}
                <TeamPart entry={entry} isAdvisors={false} />
                {entry.form.team.advisorsMax > 0 && <TeamPart entry={entry} isAdvisors />}
                <ConsentPart entry={entry} />
                {isOpen && history}
              </div>
              {!isOpen && history}
            </div>
          </>
        );
      }}
    </RecordPage>
  );
}
