import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@saiwu/ui';
import type { Stage } from './answers.ts';
import { minutes } from '../lib/language/show.ts';

/** In place of the work of a stage whose turn has not come: what it waits for, and when it is planned. */
export function WaitingStage({ stage: { kind, waitsFor, reviewStart } }: { stage: Pick<Stage, 'kind' | 'waitsFor' | 'reviewStart'> }) {
  const { t } = useLingui();
  const name = kind.desc;
  const start = minutes(reviewStart);
  return <EmptyState title={t`${name}还没有开始`} description={t`${waitsFor ?? ''}。评审计划从 ${start} 开始`} />;
}
