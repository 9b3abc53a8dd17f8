import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionInput } from './contest-values.ts';

/** The sections of a business plan to start from, in the reader's language. */
export function defaultSections(say: (message: MessageDescriptor) => string): SectionInput[] {
  return proposal.map(({ key, title, guidance, maxLength }) => ({
    key,
    title: say(title),
    guidance: say(guidance),
    maxLength,
    isRequired: true,
  }));
}

const proposal = [
  { key: 'summary', title: msg`摘要`, guidance: msg`用一段话说清项目做什么、给谁用、做到了哪一步`, maxLength: 500 },
  { key: 'problem', title: msg`问题与需求`, guidance: msg`谁遇到了什么问题，现在怎么解决`, maxLength: 1500 },
  { key: 'solution', title: msg`方案`, guidance: msg`产品或服务是什么，新在哪里`, maxLength: 2000 },
  { key: 'market', title: msg`市场`, guidance: msg`市场有多大，有哪些对手`, maxLength: 1500 },
  { key: 'model', title: msg`商业模式`, guidance: msg`靠什么收入，怎样获得用户`, maxLength: 1500 },
  { key: 'team', title: msg`团队`, guidance: msg`成员、分工和各自的经验`, maxLength: 1500 },
  { key: 'finance', title: msg`财务`, guidance: msg`投入、收入和未来三年的预测`, maxLength: 1500 },
  { key: 'risk', title: msg`风险`, guidance: msg`可能出什么问题，怎样应对`, maxLength: 1000 },
  { key: 'plan', title: msg`计划`, guidance: msg`接下来一年要做什么，需要什么支持`, maxLength: 1000 },
] as const;
