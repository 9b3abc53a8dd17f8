import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Act, ActFacts } from '../contest/acts/action.ts';
import { anonymousBar } from '../retention/anonymous-bar.ts';
import type { EntryRow } from './read-entry-row.ts';

export type EntrySituation = Pick<
  EntryRow,
  'source' | 'state' | 'part' | 'contestState' | 'isAnonymous' | 'registrationStart' | 'isPast' | 'hasReviewBegun'
> & {
  now: Date;
  submitCount: number;
};

/** What a team may do with its project, and what bars it. Whoever is of the team fills in; the leader alone decides. */
export const entryActs = {
  save: {
    operation: 'entry.save',
    needsOwner: false,
    barredBy: (facts) => unlessOfTeam(facts) ?? unlessOpen(facts),
  },
  submit: {
    operation: 'entry.submit',
    notes: 'SUBMITTED',
    tells: { team: 'entrySubmitted', college: 'entriesSubmitted' },
    needsOwner: false,
    barredBy: (facts) => unlessLeader(facts) ?? unlessOpen(facts),
  },
  takeBack: {
    operation: 'entry.takeBack',
    notes: 'TAKEN_BACK',
    tells: 'entryTakenBack',
    needsOwner: false,
    barredBy: (facts) => {
      const { state } = facts;
      if (state !== 'SUBMITTED') return state === 'DRAFT' ? msg`还没有提交` : msg`只有等待审核的项目可以撤回修改`;
      return unlessLeader(facts) ?? unlessTaken(facts);
    },
  },
  withdraw: {
    operation: 'entry.withdraw',
    notes: 'WITHDRAWN',
    seals: 'project.withdrawn',
    tells: 'entryWithdrawn',
    needsOwner: false,
    barredBy: (facts) => {
      const { state, hasReviewBegun, contestState } = facts;
      if (facts.source !== 'SUBMITTED') return msg`这个项目是从表格导入的，请联系学院`;
      if (!['DRAFT', 'SUBMITTED', 'RETURNED', 'ACCEPTED'].includes(state) || hasReviewBegun || contestState === 'FINISHED')
        return state === 'WITHDRAWN' ? msg`已经退出` : state === 'REJECTED' ? msg`项目没有通过` : msg`评审已经开始，不能退出`;
      if (contestState === 'CANCELLED') return msg`大赛已取消`;
      return unlessLeader(facts);
    },
  },
  remove: {
    operation: 'entry.remove',
    tells: 'entryRemoved',
    needsOwner: false,
    barredBy: (facts) => {
      if (facts.source !== 'SUBMITTED' || facts.state !== 'DRAFT' || facts.submitCount > 0) return msg`提交过的项目只能退出，不能删除`;
      return unlessLeader(facts);
    },
  },
  invite: {
    operation: 'entry.invite',
    tells: { LEADER: 'leadershipOffered', MEMBER: 'entryInvited', ADVISOR: 'advisorAsked' },
    needsOwner: false,
    barredBy: (facts) => unlessLeader(facts) ?? unlessOpen(facts),
  },
  leave: {
    operation: 'entry.leave',
    notes: 'LEFT',
    tells: { left: 'entryLeft', takenOut: 'entryRemovedFrom' },
    needsOwner: false,
    barredBy: (facts) => (facts.part === 'LEADER' ? msg`负责人要先把项目交给别的成员，或让项目退出` : unlessOpen(facts)),
  },
} satisfies Record<string, Act<EntrySituation>>;

export type EntryAct = keyof typeof entryActs;

/** What answering an invitation leaves behind: who was asked joins, or takes the leadership over. */
export const answerActs = {
  join: { operation: 'entry.answer', notes: 'JOINED', tells: { accepted: 'invitationAccepted', declined: 'invitationDeclined' } },
  lead: { operation: 'entry.answer', notes: 'HANDED_OVER', tells: 'leadershipTaken' },
} satisfies Record<string, ActFacts>;

function unlessOfTeam({ part, isAnonymous }: EntrySituation): MessageDescriptor | null {
  if (isAnonymous) return anonymousBar;
  return part === 'ADVISOR' ? msg`指导教师只能查看，由团队填写` : null;
}

function unlessLeader({ part, isAnonymous }: EntrySituation): MessageDescriptor | null {
  if (isAnonymous) return anonymousBar;
  return part === 'LEADER' ? null : msg`只有负责人可以操作`;
}

/** Whether it can be filled in and handed in. */
function unlessOpen(facts: EntrySituation): MessageDescriptor | null {
  const { source, state } = facts;
  if (source !== 'SUBMITTED') return msg`这个项目是从表格导入的，请联系学院`;
  if (state === 'SUBMITTED') return msg`已经提交，撤回后才能修改`;
  if (state !== 'DRAFT' && state !== 'RETURNED') return msg`项目已经不能修改`;
  return unlessTaken(facts);
}

/** Whether the contest takes projects at this moment. */
function unlessTaken({ contestState, registrationStart, now, isPast }: EntrySituation): MessageDescriptor | null {
  if (contestState === 'CANCELLED') return msg`大赛已取消`;
  if (registrationStart > now) return msg`报名还没有开始`;
  if (contestState !== 'PUBLISHED' && contestState !== 'REGISTERING') return msg`评审已经开始，不能再修改`;
  return isPast ? msg`已经过了截止时间，保存过的内容都保留着` : null;
}
