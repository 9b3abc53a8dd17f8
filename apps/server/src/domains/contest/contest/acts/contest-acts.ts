import { msg } from '@lingui/core/macro';
import type { Act } from './action.ts';
import type { ContestState } from '../contest-state.ts';
import { anonymousBar } from '../../retention/anonymous-bar.ts';
import { stageActs, type StageSituation } from '../../stage/stage-acts.ts';

export interface ContestSituation {
  state: ContestState;
  /** Whether its people are anonymous, or are being made so. */
  isAnonymous: boolean;
  /** Whether its registration and all of its reviews are over by the clock. */
  hasEnded: boolean;
  stages: StageSituation[];
}

/** The acts on a contest and what bars each: the transitions refuse by the same rules that the screens show. */
export const contestActs = {
  edit: {
    operation: 'contest.update',
    tells: 'registrationMoved',
    needsOwner: true,
    barredBy: whenOver,
  },
  changeEligibility: {
    operation: 'contest.changeEligibility',
    tells: { excluded: 'projectsExcluded', readmitted: 'projectsReadmitted', college: 'collegeExcluded' },
    needsOwner: true,
    barredBy: ({ stages, ...contest }) => {
      if (stages.some((stage) => stage.state === 'CLOSED')) return msg`已有结果封存，不能修改`;
      return whenOver(contest) ?? (stages.some(({ contestProjects }) => contestProjects > 0) ? null : msg`还没有项目，直接在设置里修改`);
    },
  },
  publish: {
    operation: 'contest.publish',
    tells: 'contestPublished',
    needsOwner: true,
    barredBy: (contest) => {
      if (contest.state !== 'DRAFT') return whenOver(contest) ?? msg`大赛已经发布`;
      return contest.hasEnded ? msg`报名和评审的时间都已经过去，请先在设置里改时间` : null;
    },
  },
  cancel: {
    operation: 'contest.cancel',
    tells: { judges: 'contestCancelled', others: 'contestCalledOff' },
    needsOwner: true,
    barredBy: whenOver,
  },
  extend: {
    operation: 'contest.extend',
    seals: 'deadline.extended',
    tells: { review: 'reviewExtended', project: 'projectExtended', registration: 'registrationExtended' },
    needsOwner: true,
    barredBy: (contest) => {
      if (contest.state === 'DRAFT') return msg`大赛还没有发布，直接改时间就可以`;
      return whenOver(contest) ?? (contest.state === 'PUBLICITY' ? msg`评审已经结束，没有可以延长的截止时间` : null);
    },
  },
  remove: {
    operation: 'contest.remove',
    needsOwner: true,
    barredBy: ({ state }) => (state === 'DRAFT' ? null : msg`只有草稿可以删除，已发布的大赛请取消`),
  },
  import: {
    operation: 'project.import',
    tells: 'projectsImported',
    // a college brings its own projects into the contest of its school
    needsOwner: false,
    barredBy: (contest) => {
      if (contest.state === 'DRAFT') return msg`大赛还没有发布`;
      const isOpen = contest.state === 'PUBLISHED' || contest.state === 'REGISTERING';
      return whenOver(contest) ?? (isOpen ? null : msg`评审已经开始，不能再导入项目`);
    },
  },
  assign: {
    operation: 'assignment.accept',
    needsOwner: true,
    barredBy: ({ stages }) => {
      const bars = stages.map((stage) => stageActs.assign.barredBy(stage));
      return bars.every((bar) => bar !== null) ? (bars[0] ?? null) : null;
    },
  },
} satisfies Record<string, Act<ContestSituation>>;

function whenOver({ state, isAnonymous }: Pick<ContestSituation, 'state' | 'isAnonymous'>) {
  if (isAnonymous) return anonymousBar;
  if (state === 'CANCELLED') return msg`大赛已取消`;
  return state === 'FINISHED' ? msg`大赛已结束` : null;
}
