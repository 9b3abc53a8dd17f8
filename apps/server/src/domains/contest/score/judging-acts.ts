import { msg } from '@lingui/core/macro';
import type { Act } from '../contest/acts/action.ts';
import { isPast } from '../stage/deadline.ts';

export interface SheetSituation {
  contestState: string;
  stageState: string;
  reviewEnd: Date;
  now: Date;
  isSubmitted: boolean;
}

/** The acts on a score sheet and what bars each. */
export const judgingActs = {
  save: { operation: 'score.save', needsOwner: false, barredBy: whenFixed },
  submit: { operation: 'score.submit', seals: 'score.submitted', needsOwner: false, barredBy: whenFixed },
} satisfies Record<string, Act<SheetSituation>>;

function whenFixed({ contestState, stageState, reviewEnd, now, isSubmitted }: SheetSituation) {
  if (contestState === 'CANCELLED') return msg`大赛已取消`;
  if (isSubmitted) return msg`评分表已经提交，不能再改`;
  if (stageState === 'CLOSED') return msg`本阶段已封存`;
  if (stageState !== 'IN_REVIEW') return msg`本阶段已评完`;
  return isPast(reviewEnd, now) ? msg`已过评审截止时间` : null;
}
