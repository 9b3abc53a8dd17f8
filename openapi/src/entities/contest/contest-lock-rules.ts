import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The event in a contest, or in one of its stages, after which fields no longer change. */
export type ContestLockCause =
  | 'PUBLISHED'
  | 'PROJECTS'
  | 'ENTRIES'
  | 'HANDED_IN'
  | 'REVIEW'
  | 'SEALED'
  | 'PUBLICITY'
  | 'STAGE_SEALED'
  | 'STAGE_ASSIGNED'
  | 'STAGE_REVIEW'
  | 'STAGE_SCORED'
  | 'STAGE_RELEASED';

interface ContestLockRule {
  cause: ContestLockCause;
  /** Paths in `contest.update`; `stages.*` is each stage, for itself. */
  fields: readonly string[];
  /** Why they do not change now. */
  reason: MessageDescriptor;
  /** The same for as long as they still do. */
  later: MessageDescriptor;
}

/**
 * The fields whose change would be unfair, and from when on: the server refuses it and says why, and forms say beforehand which fields
 * will be locked, by this one list. Of two rules for a field the latter's reason counts, and the former is the first to come.
 */
export const contestLockRules: readonly ContestLockRule[] = [
  {
    cause: 'PUBLISHED',
    fields: ['edition', 'stages', 'stages.*.kind', 'stages.*.mode'],
    reason: msg`大赛发布后不能修改`,
    later: msg`大赛发布后不能再改`,
  },
  { cause: 'PROJECTS', fields: ['tracks'], reason: msg`已有项目，赛道不能修改`, later: msg`有项目后不能再改` },
  { cause: 'PROJECTS', fields: ['setup.team', 'setup.retentionMonths'], reason: msg`已有项目，不能修改`, later: msg`有项目后不能再改` },
  {
    // changed by an act of its own, which first says which projects it would leave out
    cause: 'PROJECTS',
    fields: ['setup.eligibility'],
    reason: msg`已有项目，先看会影响哪些项目再修改`,
    later: msg`有项目后，要先看会影响哪些项目再改`,
  },
  // teams go by the times they were told: later is an act of its own, with a reason, and earlier would cut them off
  {
    cause: 'ENTRIES',
    fields: ['registrationStart', 'setup.graceMinutes'],
    reason: msg`已有团队报名，不能修改`,
    later: msg`有团队报名后不能再改`,
  },
  {
    cause: 'ENTRIES',
    fields: ['registrationEnd'],
    reason: msg`已有团队报名，只能延后：请用「延长截止时间」`,
    later: msg`有团队报名后只能延后，用「延长截止时间」`,
  },
  {
    // projects that were handed in answer the form as it was
    cause: 'HANDED_IN',
    fields: ['setup.fields', 'setup.files', 'setup.sections', 'setup.planAs'],
    reason: msg`已有团队提交，不能修改`,
    later: msg`有团队提交后不能再改`,
  },
  {
    // the people and projects of each entry are final by then, and no further ones come in
    cause: 'REVIEW',
    fields: [
      'registrationStart',
      'registrationEnd',
      'setup.graceMinutes',
      'setup.fields',
      'setup.files',
      'setup.sections',
      'setup.planAs',
      'setup.quotas',
    ],
    reason: msg`评审已经开始，不能修改`,
    later: msg`评审开始后不能再改`,
  },
  {
    cause: 'SEALED',
    fields: ['setup.awards', 'setup.eligibility'],
    reason: msg`已有结果封存，不能修改`,
    later: msg`有结果封存后不能再改`,
  },
  { cause: 'PUBLICITY', fields: ['appealStart'], reason: msg`公示已经开始，不能修改`, later: msg`公示开始后不能再改` },
  {
    cause: 'STAGE_ASSIGNED',
    fields: ['stages.*.reviewEnd'],
    reason: msg`已分配评委，只能延后：请用「延长截止时间」`,
    later: msg`分配评委后只能延后，用「延长截止时间」`,
  },
  {
    cause: 'STAGE_SEALED',
    fields: ['stages.*.reviewStart', 'stages.*.reviewEnd', 'stages.*.loadCap', 'stages.*.promotion'],
    reason: msg`本阶段已封存，不能修改`,
    later: msg`本阶段封存后不能再改`,
  },
  {
    cause: 'STAGE_ASSIGNED',
    fields: ['stages.*.judgesPerProject', 'stages.*.recusal'],
    reason: msg`已分配评委，不能修改`,
    later: msg`分配评委后不能再改`,
  },
  { cause: 'STAGE_REVIEW', fields: ['stages.*.isBlind'], reason: msg`评审已经开始，不能修改`, later: msg`评审开始后不能再改` },
  {
    cause: 'STAGE_SCORED',
    fields: ['stages.*.rule', 'stages.*.rubric', 'stages.*.tieOrder'],
    reason: msg`已有评委打分，不能修改`,
    later: msg`有评委打分后不能再改`,
  },
  {
    cause: 'STAGE_RELEASED',
    fields: ['stages.*.teamSees'],
    reason: msg`结果已公布给团队，不能修改`,
    later: msg`结果公布给团队后不能再改`,
  },
];
