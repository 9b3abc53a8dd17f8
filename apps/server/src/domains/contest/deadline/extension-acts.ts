import { msg } from '@lingui/core/macro';
import type { Act } from '../contest/acts/action.ts';
import type { ContestState } from '../contest/contest-state.ts';
import { isPast } from '../stage/deadline.ts';

export interface ExtensionSituation {
  contestState: ContestState;
  /** Null: of registration. */
  stageState: 'NOT_STARTED' | 'IN_REVIEW' | 'SCORED' | 'CLOSED' | null;
  isTakenBack: boolean;
  /** For all, and the deadline was moved once more. */
  isOvertaken: boolean;
  /** Somebody has handed something in after the deadline as it was before. */
  isUsed: boolean;
  until: Date;
  now: Date;
}

/** Why nothing of this deadline can be put off any more, or taken back. */
export function deadlineBar(contestState: ContestState, stageState: ExtensionSituation['stageState']) {
  if (contestState === 'CANCELLED') return msg`大赛已取消`;
  if (stageState === null)
    return contestState === 'PUBLISHED' || contestState === 'REGISTERING' ? null : msg`评审已经开始，报名时间不能再改`;
  if (stageState === 'CLOSED') return msg`本阶段已封存`;
  return stageState === 'SCORED' ? msg`本阶段已评完` : null;
}

/** The acts on an extension and what bars each. */
export const extensionActs = {
  takeBack: {
    operation: 'contest.takeBackExtensions',
    seals: 'deadline.takenBack',
    tells: 'extensionTakenBack',
    needsOwner: true,
    barredBy: ({ contestState, stageState, isTakenBack, isOvertaken, isUsed, until, now }) => {
      if (isTakenBack) return msg`这次延期已经收回`;
      if (isPast(until, now)) return msg`延长的时间已经过去，不能再收回`;
      const bar = deadlineBar(contestState, stageState);
      if (bar !== null) return bar;
      if (isUsed) return msg`已经有人在延长的时间里提交，不能再收回`;
      return isOvertaken ? msg`截止时间后来又改过，不能再收回这次延期` : null;
    },
  },
} satisfies Record<string, Act<ExtensionSituation>>;
