import type { MessageDescriptor } from '@lingui/core';
import { type ContestLockCause, contestLockRules } from '@saiwu/openapi';
import type { StageSituation } from '../stage/stage-acts.ts';
import type { ContestSituation } from './contest-acts.ts';

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
        if (hasCome(cause, situation, situation.stages[index])) locks.set(path, reason);
      });
    }
  return locks;
}

/** Whether it has come to that with a contest that is no draft, or with one of its stages. */
function hasCome(cause: ContestLockCause, { state, stages }: ContestSituation, stage: StageSituation | undefined): boolean {
  switch (cause) {
    case 'PUBLISHED':
      return true;
    case 'ENTRIES':
      return stages.some(({ hasEntries }) => hasEntries);
    case 'PROJECTS':
      return stages.some(({ contestProjects }) => contestProjects > 0);
    case 'REVIEW':
      return stages.some((one) => one.state !== 'NOT_STARTED');
    case 'SEALED':
      return stages.some((one) => one.state === 'CLOSED');
    case 'PUBLICITY':
      return state === 'PUBLICITY';
    case 'STAGE_SEALED':
      return stage?.state === 'CLOSED';
    case 'STAGE_ASSIGNED':
      return stage !== undefined && stage.pairs > 0;
    case 'STAGE_REVIEW':
      return stage !== undefined && stage.state !== 'NOT_STARTED';
    case 'STAGE_RELEASED':
      return stage?.isReleased === true;
    case 'STAGE_SCORED':
      return stage?.hasScores === true;
  }
}
