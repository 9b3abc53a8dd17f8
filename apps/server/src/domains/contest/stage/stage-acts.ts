import { msg } from '@lingui/core/macro';
import type { Selectable } from 'kysely';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import type { Act } from '../contest/acts/action.ts';
import type { ContestState } from '../contest/contest-state.ts';
import { anonymousBar } from '../retention/anonymous-bar.ts';
import type { StageFacts } from './stage-facts.ts';

type Standing = Pick<Selectable<TenantSchema['stage']>, 'state' | 'teamSees' | 'releasedTime'>;

export interface StageSituation extends StageFacts {
  contestState: ContestState;
  /** Whether the contest's people are anonymous, or are being made so. */
  isAnonymous: boolean;
  state: 'NOT_STARTED' | 'IN_REVIEW' | 'SCORED' | 'CLOSED';
  teamSees: Standing['teamSees'];
  /** Whether its teams see it. */
  isReleased: boolean;
}

/** What the rules look at in a stage's own row. */
export function standingOf({ state, teamSees, releasedTime }: Standing): Pick<StageSituation, 'state' | 'teamSees' | 'isReleased'> {
  return { state, teamSees, isReleased: releasedTime !== null };
}

/** Why nothing can be done in a stage that is not its contest's first one. */
export const waitsForPromotion = msg`要等前一阶段的晋级名单，现在还不能进行`;

/** The acts on a stage and what bars each: the transitions refuse by the same rules that the screens show. */
export const stageActs = {
  assign: {
    operation: 'assignment.accept',
    tells: 'assigned',
    needsOwner: true,
    barredBy: ({ contestState, isAnonymous, state, isFirst, projects, lacking }) => {
      if (isAnonymous) return anonymousBar;
      if (contestState === 'DRAFT') return msg`大赛还没有发布`;
      if (contestState === 'CANCELLED') return msg`大赛已取消`;
      if (!isFirst) return waitsForPromotion;
      if (state === 'SCORED') return msg`本阶段已评完`;
      if (state === 'CLOSED') return msg`本阶段已封存`;
      if (projects === 0) return msg`还没有可分配的项目`;
      return lacking === 0 ? msg`每个项目都已有足够的评委` : null;
    },
  },
  start: {
    operation: 'stage.start',
    seals: 'stage.started',
    tells: 'stageStarted',
    needsOwner: true,
    barredBy: ({ contestState, isAnonymous, state, isFirst, openUntil, undecided, projects, lacking }) => {
      if (isAnonymous) return anonymousBar;
      if (contestState === 'DRAFT') return msg`大赛还没有发布`;
      if (contestState === 'CANCELLED') return msg`大赛已取消`;
      if (!isFirst) return waitsForPromotion;
      if (state !== 'NOT_STARTED') return msg`评审已经开始`;
      // whoever still has time, or waits for an answer, would be shut out for good
      if (openUntil !== null) return whileOpen(openUntil);
      if (undecided > 0) return msg`还有 ${undecided} 个项目提交了没有审核，请先通过、退回或不通过`;
      if (projects === 0) return msg`还没有可评审的项目`;
      return lacking > 0 ? msg`还有 ${lacking} 个项目没有分配足够的评委` : null;
    },
  },
  close: {
    operation: 'stage.close',
    seals: 'stage.closed',
    tells: 'stageClosed',
    needsOwner: true,
    barredBy: ({ contestState, state, pairs, submitted, isJudgedByCaller, isTiedToCaller }) => {
      if (state === 'CLOSED') return msg`本阶段已封存`;
      if (contestState === 'CANCELLED') return msg`大赛已取消`;
      if (state === 'NOT_STARTED') return msg`评审还没有开始`;
      if (isTiedToCaller) return msg`你指导或参与了本阶段的项目，不能封存结果`;
      if (isJudgedByCaller) return msg`你是本阶段的评委，不能封存结果`;
      return submitted < pairs ? msg`还有 ${pairs - submitted} 份评分表没有提交` : null;
    },
  },
  release: {
    operation: 'stage.release',
    seals: 'stage.released',
    tells: 'resultsReleased',
    needsOwner: true,
    barredBy: ({ contestState, isAnonymous, state, teamSees, isReleased, isTiedToCaller }) => {
      if (isReleased) return msg`结果已经公布给团队`;
      if (state !== 'CLOSED') return msg`结果还没有封存`;
      if (isAnonymous) return anonymousBar;
      if (contestState === 'CANCELLED') return msg`大赛已取消`;
      if (teamSees === 'NOTHING') return msg`本阶段设置为不向团队公开结果`;
      return isTiedToCaller ? msg`你指导或参与了本阶段的项目，不能公布结果` : null;
    },
  },
  export: {
    operation: 'result.export',
    needsOwner: false,
    barredBy: ({ state }: Pick<StageSituation, 'state'>) => (state === 'CLOSED' ? null : msg`结果还没有封存`),
  },
} satisfies Record<string, Act<StageSituation>>;

function whileOpen({ moment, isRegistration }: NonNullable<StageFacts['openUntil']>) {
  return isRegistration ? msg`报名到 ${moment} 才截止，之后才能开始评审` : msg`还有团队可以到 ${moment} 再提交，之后才能开始评审`;
}
