import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContestSituation } from './contest-acts.ts';

/** Why fields of a contest can no longer change, by their path in `contest.update`. */
export type ContestLocks = ReadonlyMap<string, MessageDescriptor>;

/** What would be unfair to change. `contest.update` refuses such a change, and forms show the field as it is, by the same list. */
export function contestLocks({ state, stages }: ContestSituation): ContestLocks {
  const locks = new Map<string, MessageDescriptor>();
  if (state === 'DRAFT') return locks;
  const published = msg`大赛发布后不能修改`;
  const lock = (bar: MessageDescriptor | false, ...paths: string[]) => {
    if (bar) for (const path of paths) locks.set(path, bar);
  };
  lock(published, 'edition');
  const hasProjects = stages.some(({ contestProjects }) => contestProjects > 0);
  lock(hasProjects && msg`已有项目，赛道不能修改`, 'tracks');
  lock(hasProjects && msg`已有项目，不能修改`, 'setup.team', 'setup.retentionMonths');
  // changed by an act of its own, which first says whom it would leave out
  lock(hasProjects && msg`已有项目，先看会影响哪些项目再修改`, 'setup.eligibility');
  lock(published, 'stages');
  // teams go by what they were told: later is an act of its own, with a reason, and earlier would cut them off
  const hasEntries = stages.some((stage) => stage.hasEntries);
  lock(hasEntries && msg`已有团队报名，不能修改`, 'registrationStart', 'setup.graceMinutes');
  lock(hasEntries && msg`已有团队报名，只能延后：请用「延长截止时间」`, 'registrationEnd');
  // who has entered with what has been taken by then, and nobody else comes in
  lock(
    stages.some((stage) => stage.state !== 'NOT_STARTED') && msg`评审已经开始，不能修改`,
    'registrationStart',
    'registrationEnd',
    'setup.graceMinutes',
    'setup.fields',
    'setup.files',
    'setup.sections',
    'setup.planAs',
    'setup.quotas',
  );
  lock(stages.some((stage) => stage.state === 'CLOSED') && msg`已有结果封存，不能修改`, 'setup.awards', 'setup.eligibility');
  for (const [index, stage] of stages.entries()) {
    const at = (name: string) => `stages.${index}.${name}`;
    lock(published, at('kind'), at('mode'));
    lock(stage.pairs > 0 && msg`已分配评委，只能延后：请用「延长截止时间」`, at('reviewEnd'));
    lock(stage.state === 'CLOSED' && msg`本阶段已封存，不能修改`, at('reviewStart'), at('reviewEnd'), at('loadCap'), at('promotion'));
    lock(stage.pairs > 0 && msg`已分配评委，不能修改`, at('judgesPerProject'), at('recusal'));
    lock(stage.state !== 'NOT_STARTED' && msg`评审已经开始，不能修改`, at('isBlind'));
    lock(stage.hasScores && msg`已有评委打分，不能修改`, at('rule'), at('rubric'), at('tieOrder'));
  }
  return locks;
}
