import { msg } from '@lingui/core/macro';
import type { Act } from '../contest/acts/action.ts';
import { anonymousBar } from '../retention/anonymous-bar.ts';

export interface ProjectSituation {
  source: 'IMPORTED' | 'SUBMITTED';
  state: string;
  contestState: string;
  /** Whether its people are anonymous, or are being made so. */
  isAnonymous: boolean;
  /** States of the contest's stages. */
  stageStates: readonly string[];
  /** Whether the caller stands behind the project. */
  isTiedToCaller: boolean;
}

/**
 * What an administrator may do with what a sheet brought in, and with what a team has handed in, and what bars it: nothing is touched once
 * somebody has begun to score.
 */
export const projectActs = {
  correct: {
    operation: 'project.correct',
    notes: 'CORRECTED',
    seals: 'project.corrected',
    tells: 'projectCorrected',
    needsOwner: false,
    barredBy: whenFixed,
  },
  remove: {
    operation: 'project.remove',
    notes: 'REMOVED',
    seals: 'project.removed',
    tells: 'projectRemoved',
    needsOwner: false,
    barredBy: whenFixed,
  },
  accept: {
    operation: 'project.accept',
    notes: 'ACCEPTED',
    tells: 'projectAccepted',
    needsOwner: false,
    barredBy: whenNotWaiting,
  },
  return: {
    operation: 'project.return',
    notes: 'RETURNED',
    tells: 'projectReturned',
    needsOwner: false,
    barredBy: whenNotWaiting,
  },
  reject: {
    operation: 'project.reject',
    notes: 'REJECTED',
    tells: 'projectRejected',
    needsOwner: false,
    barredBy: whenNotWaiting,
  },
  appointLeader: {
    operation: 'project.appointLeader',
    notes: 'HANDED_OVER',
    tells: 'leaderAppointed',
    needsOwner: false,
    barredBy: whenLedByNobodyElse,
  },
  reconsider: {
    operation: 'project.reconsider',
    notes: 'RECONSIDERED',
    seals: 'project.reconsidered',
    tells: { team: 'projectReconsidered', judges: 'assignmentEnded' },
    needsOwner: false,
    barredBy: whenUndecided,
  },
} satisfies Record<string, Act<ProjectSituation>>;

function whenFixed({ source, state, contestState, isAnonymous, stageStates, isTiedToCaller }: ProjectSituation) {
  if (isAnonymous) return anonymousBar;
  if (source !== 'IMPORTED') return msg`这个项目是团队自己提交的，请退回给他们修改`;
  if (contestState === 'CANCELLED') return msg`大赛已取消`;
  if (isTiedToCaller) return msg`你指导或参与了这个项目，不能更正或删除`;
  if (stageStates.includes('CLOSED')) return msg`结果已经封存，不能再更正或删除项目`;
  const hasBegun = state !== 'ACCEPTED' || stageStates.some((stage) => stage !== 'NOT_STARTED') || contestState === 'FINISHED';
  return hasBegun ? msg`评审已经开始，不能再更正或删除项目` : null;
}

function whenNotWaiting(situation: ProjectSituation) {
  const bar = whenNobodyDecides(situation);
  if (bar !== null) return bar;
  const { source, state } = situation;
  if (state === 'SUBMITTED') return null;
  if (source === 'IMPORTED') return msg`这个项目是导入的，不用审核`;
  if (state === 'ACCEPTED') return msg`这个项目已经通过`;
  if (state === 'REJECTED') return msg`这个项目已经定为不通过`;
  return state === 'WITHDRAWN' ? msg`团队已经退出` : msg`团队还没有提交`;
}

function whenUndecided(situation: ProjectSituation) {
  const bar = whenNobodyDecides(situation);
  if (bar !== null) return bar;
  const { source, state } = situation;
  if (source === 'IMPORTED') return msg`这个项目是导入的，不用审核`;
  return state === 'ACCEPTED' || state === 'REJECTED' || state === 'RETURNED' ? null : msg`这个项目还没有审核结论`;
}

function whenLedByNobodyElse(situation: ProjectSituation) {
  const { source, state } = situation;
  if (source === 'IMPORTED') return msg`这个项目是导入的，请更正负责人`;
  if (state === 'REJECTED') return msg`这个项目已经定为不通过`;
  return state === 'WITHDRAWN' ? msg`团队已经退出` : whenNobodyDecides(situation);
}

/** Why nothing is decided on a project, whatever became of it: nobody decides on what they stand behind, nor once its review has begun. */
function whenNobodyDecides({ contestState, isAnonymous, stageStates, isTiedToCaller }: ProjectSituation) {
  if (isAnonymous) return anonymousBar;
  if (contestState === 'CANCELLED') return msg`大赛已取消`;
  if (isTiedToCaller) return msg`你负责、指导或参与了这个项目，不能审核`;
  const hasBegun = stageStates.some((stage) => stage !== 'NOT_STARTED') || contestState === 'FINISHED';
  return hasBegun ? msg`评审已经开始，不能再审核` : null;
}
