import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import type { Act } from '../contest/action.ts';
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

/** What an administrator may do with what a sheet brought in, and what bars it: nothing is touched once somebody has begun to score. */
export const projectActs = {
  correct: { permission: contract['project.correct'].access, needsOwner: false, barredBy: whenFixed },
  remove: { permission: contract['project.remove'].access, needsOwner: false, barredBy: whenFixed },
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
