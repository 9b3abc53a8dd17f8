import { msg } from '@lingui/core/macro';
import type { Say } from '../../../../core/language.ts';
import { sectionsOf } from './parts.ts';

/** The sections of a business plan. */
export function businessPlan(say: Say) {
  return sectionsOf(say, [
    ['summary', msg`摘要`, msg`用一段话说清项目做什么、给谁用、做到了哪一步`, 500],
    ['problem', msg`问题与需求`, msg`谁遇到了什么问题，现在怎么解决`, 1500],
    ['solution', msg`方案`, msg`产品或服务是什么，新在哪里`, 2000],
    ['market', msg`市场`, msg`市场有多大，有哪些对手`, 1500],
    ['model', msg`商业模式`, msg`靠什么收入，怎样获得用户`, 1500],
    ['team', msg`团队`, msg`成员、分工和各自的经验`, 1500],
    ['finance', msg`财务`, msg`投入、收入和未来三年的预测`, 1500],
    ['risk', msg`风险`, msg`可能出什么问题，怎样应对`, 1000],
    ['plan', msg`计划`, msg`接下来一年要做什么，需要什么支持`, 1000],
  ]);
}
