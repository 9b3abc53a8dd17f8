import { PageStack } from '@saiwu/ui';
import { ExtensionList } from '../deadlines/extension-list.tsx';
import { CoverPicture } from '../../lib/upload/cover-picture.tsx';
import { ContestAbout } from './contest-about.tsx';
import { ContestFacts } from './contest-facts.tsx';
import { ContestFigures } from './contest-figures.tsx';
import { ContestPage } from './contest-page.tsx';
import { ContestProgress } from './contest-progress.tsx';
import { ContestStages } from './contest-stages.tsx';
import { AnonymousNote } from '../retention/anonymous-note.tsx';
import { ContestWindows } from './contest-windows.tsx';

/** A contest at a glance: how far it is, its figures with the ways behind them, its times, its facts. */
export function ContestScreen() {
  return (
    <ContestPage open="overview">
      {(contest) => (
        <PageStack>
          <AnonymousNote contest={contest} />
          <CoverPicture cover={contest.cover} alt={contest.coverAlt ?? ''} className="w-full max-w-120 rounded-card" />
          <ContestProgress contest={contest} />
          <ContestFigures contest={contest} />
          <ContestWindows contest={contest} />
          <ExtensionList contest={contest} />
          <ContestStages contest={contest} />
          <ContestAbout contest={contest} />
          <ContestFacts contest={contest} />
        </PageStack>
      )}
    </ContestPage>
  );
}
