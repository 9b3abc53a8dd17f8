import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RubricInput } from '../contest-values.ts';

/** A rubric to start from, in the reader's language. Every part of it can be changed. */
export function defaultRubric(say: (message: MessageDescriptor) => string): RubricInput {
  return {
    dimensions: proposal.map(({ name, weight, items }) => ({
      name: say(name),
      weight,
      items: items.map((item) => ({ name: say(item.name), max: item.max, guidance: say(item.guidance), isCounted: true })),
    })),
  };
}

const proposal = [
  {
    name: msg`创新性`,
    weight: '30',
    items: [
      { name: msg`问题与需求`, max: '10', guidance: msg`问题是否真实，需求是否清楚` },
      { name: msg`方案的新意`, max: '20', guidance: msg`与现有做法相比新在哪里，是否有自己的成果` },
    ],
  },
  {
    name: msg`商业性`,
    weight: '25',
    items: [
      { name: msg`市场与模式`, max: '15', guidance: msg`市场有多大，靠什么收入` },
      { name: msg`财务与可行性`, max: '10', guidance: msg`测算是否可信，风险是否说明` },
    ],
  },
  {
    name: msg`团队`,
    weight: '20',
    items: [
      { name: msg`成员与分工`, max: '10', guidance: msg`能力是否互补，分工是否清楚` },
      { name: msg`执行与进展`, max: '10', guidance: msg`已经做到哪一步` },
    ],
  },
  {
    name: msg`社会价值`,
    weight: '25',
    items: [
      { name: msg`社会效益`, max: '15', guidance: msg`给谁带来什么好处` },
      { name: msg`带动就业`, max: '10', guidance: msg`带动多少人，怎样持续` },
    ],
  },
] as const;
