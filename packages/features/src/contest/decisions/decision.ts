import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import type { FormSchema } from '@saiwu/admin';
import type { Head } from '../../lib/api/heads.ts';

export type DecisionAct = 'accept' | 'return' | 'reject';

/** What a decision is made with: all fields; each act sends its own of them. */
export interface DecisionValues {
  /** Keys of the contest's check list. */
  ticks: string[];
  reason: string;
  points: { section: string; key: string | null; words: string }[];
  until: string | null;
}

export const emptyDecision: DecisionValues = { ticks: [], reason: '', points: [], until: null };

interface Decision {
  operation: `project.${DecisionAct}`;
  schema: FormSchema;
  /** What its button says, and its dialog. */
  label: MessageDescriptor;
  /** What follows from it. */
  consequence: MessageDescriptor;
  reasonLabel: MessageDescriptor;
  isDanger: boolean;
}

/** The three acts of whoever decides on what was handed in. */
export const decisions: Record<DecisionAct, Decision> = {
  accept: {
    operation: 'project.accept',
    schema: contract['project.accept'].body,
    label: msg({ message: '通过', context: '结论' }),
    consequence: msg`通过后等待评审，团队会收到消息。评审开始前可以撤回。`,
    reasonLabel: msg`原因`,
    isDanger: false,
  },
  return: {
    operation: 'project.return',
    schema: contract['project.return'].body,
    label: msg({ message: '退回修改', context: '结论' }),
    consequence: msg`团队会看到原因和每条意见，修改后再次提交。`,
    reasonLabel: msg`退回原因`,
    isDanger: false,
  },
  reject: {
    operation: 'project.reject',
    schema: contract['project.reject'].body,
    label: msg({ message: '不通过', context: '结论' }),
    consequence: msg`项目到此结束，团队会看到原因。评审开始前可以撤回。`,
    reasonLabel: msg`不通过的原因`,
    isDanger: true,
  },
};

/** What a decision makes stale. */
export const movedByDecision: readonly Head[] = ['project', 'contest', 'stage', 'overview'];
