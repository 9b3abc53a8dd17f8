import { RecordPage } from '@saiwu/admin';
import { StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import type { ContestDetail } from '../answers.ts';
import { contestTones } from '../../lib/contest/tones.ts';
import { ContestActs } from './contest-acts.tsx';
import { useContestTabs, type ContestTab } from './contest-tabs.ts';
import { NextStep, WayToResults } from './next-step.tsx';
import { PartActsContext } from './part-acts.tsx';

interface ContestPageProps {
  /** The part that stands here. */
  open: ContestTab;
  children: (contest: ContestDetail) => ReactNode;
}

/** A contest is one place: its name, its state, what comes next and what can be done now stand over each of its parts. */
export function ContestPage({ open, children }: ContestPageProps) {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery({
    ...queryOf('contest.get', { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.stages.some((stage) => stage.state.code === 'IN_REVIEW') === true ? minute : false),
  });
  const tabsOf = useContestTabs();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <RecordPage
      query={query}
      openTab={open}
      head={(contest) => ({
        title: contest.title,
        state: <StateDot tone={contestTones[contest.state.code]}>{contest.state.desc}</StateDot>,
        description: <NextStep contest={contest} open={open} />,
        acts: (
          <>
            <span ref={setPlace} className="contents" />
            <ContestActs contest={contest} open={open} />
            <WayToResults contest={contest} open={open} />
          </>
        ),
      })}
      tabs={(contest) => tabsOf(contest, open, () => <PartActsContext value={place}>{children(contest)}</PartActsContext>)}
    />
  );
}

const minute = 60_000;
