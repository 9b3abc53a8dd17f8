import { Card, Skeleton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { extraOf } from '../../lib/app/extra-of.ts';
import type { Overview, OwnEntry } from '../answers.ts';
import { JudgingStages } from '../judging-stages.tsx';
import { OpenRegistrations } from './open-registrations.tsx';
import { RunningStages } from './running-stages.tsx';

// who runs contests has none
const OwnProjects = extraOf(async () => (await import('./own-projects.tsx')).OwnProjects);

interface RunningProps {
  overview: Overview;
  /** The reader's own projects, the most pressing first. */
  own: readonly OwnEntry[];
}

/**
 * What runs: the reader's own projects and reviews, those of their scope, and contests that are open to registration. Nothing where nothing
 * does.
 */
export function Running({ overview: { judging, stages, registering }, own }: RunningProps) {
  const { t } = useLingui();
  if (judging.length + stages.length + registering.length + own.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-4 xl:col-start-2 xl:row-start-1 xl:has-[+section]:row-span-2">
      {own.length > 0 && (
        <Card title={t`我的项目`} isPadded={false}>
          <Suspense fallback={<Skeleton className="m-4 h-24" />}>
            <OwnProjects entries={own} />
          </Suspense>
        </Card>
      )}
      {judging.length > 0 && (
        <Card title={t`我的评审`} isPadded={false}>
          <JudgingStages stages={judging} />
        </Card>
      )}
      {stages.length > 0 && (
        <Card title={t`评审进度`} isPadded={false}>
          <RunningStages stages={stages} />
        </Card>
      )}
      {registering.length > 0 && (
        <Card title={t`正在报名`} isPadded={false}>
          <OpenRegistrations contests={registering} />
        </Card>
      )}
    </div>
  );
}
