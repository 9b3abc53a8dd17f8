import type { MessageDescriptor } from '@lingui/core';
import { type ContestLockCause, contestLockRules } from '@saiwu/openapi';
import type { StageSituation } from '../../stage/stage-acts.ts';
import type { ContestSituation } from '../acts/contest-acts.ts';

/** Why fields of a contest can no longer change, by their path in `contest.update`. */
export type ContestLocks = ReadonlyMap<string, MessageDescriptor>;

/** What would be unfair to change. `contest.update` refuses such a change, and forms show the field as it is, by the same list. */
export function contestLocks(situation: ContestSituation): ContestLocks {
  const locks = new Map<string, MessageDescriptor>();
  if (situation.state === 'DRAFT') return locks;
  for (const { cause, fields, reason } of contestLockRules)
    for (const field of fields) {
      const paths = field.includes('*') ? situation.stages.map((_, index) => field.replace('*', `${index}`)) : [field];
      paths.forEach((path, index) => {
        if (hasCome[cause](situation, situation.stages[index])) locks.set(path, reason);
      });
    }
  return locks;
}

/** Whether it has come to that with a contest that is no draft, or with one of its stages. */
const hasCome: Record<ContestLockCause, (contest: ContestSituation, stage: StageSituation | undefined) => boolean> = {
  PUBLISHED: () => true,
  ENTRIES: ({ stages }) => stages.some(({ hasEntries }) => hasEntries),
  HANDED_IN: ({ stages }) => stages.some(({ hasHandedIn }) => hasHandedIn),
  PROJECTS: ({ stages }) => stages.some(({ contestProjects }) => contestProjects > 0),
  REVIEW: ({ stages }) => stages.some(({ state }) => state !== 'NOT_STARTED'),
  SEALED: ({ stages }) => stages.some(({ state }) => state === 'CLOSED'),
  PUBLICITY: ({ state }) => state === 'PUBLICITY',
  STAGE_SEALED: (_contest, stage) => stage?.state === 'CLOSED',
  STAGE_ASSIGNED: (_contest, stage) => stage !== undefined && stage.pairs > 0,
  STAGE_REVIEW: (_contest, stage) => stage !== undefined && stage.state !== 'NOT_STARTED',
  STAGE_SCORED: (_contest, stage) => stage?.hasScores === true,
  STAGE_RELEASED: (_contest, stage) => stage?.isReleased === true,
};
