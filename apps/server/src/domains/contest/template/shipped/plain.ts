import { msg } from '@lingui/core/macro';
import { businessPlan } from './business-plan.ts';
import { contentOf, rubricOf, type Shipped, stageOf } from './parts.ts';

/** One stage, judged online: what most contests of a school are. */
export const plain: Shipped = {
  name: msg`简单`,
  summary: msg`一个校赛阶段，网上评审；其余都可以再加`,
  content: (say) =>
    contentOf(30, {
      tracks: [],
      stages: [
        stageOf(
          'SCHOOL',
          [31, 45],
          rubricOf(say, [
            [
              msg`创新性`,
              30,
              [
                [msg`问题与需求`, 10, msg`问题是否真实，需求是否清楚`],
                [msg`方案的新意`, 20, msg`与现有做法相比新在哪里，是否有自己的成果`],
              ],
            ],
            [
              msg`商业性`,
              25,
              [
                [msg`市场与模式`, 15, msg`市场有多大，靠什么收入`],
                [msg`财务与可行性`, 10, msg`测算是否可信，风险是否说明`],
              ],
            ],
            [
              msg`团队`,
              20,
              [
                [msg`成员与分工`, 10, msg`能力是否互补，分工是否清楚`],
                [msg`执行与进展`, 10, msg`已经做到哪一步`],
              ],
            ],
            [
              msg`社会价值`,
              25,
              [
                [msg`社会效益`, 15, msg`给谁带来什么好处`],
                [msg`带动就业`, 10, msg`带动多少人，怎样持续`],
              ],
            ],
          ]),
        ),
      ],
      setup: { sections: businessPlan(say) },
    }),
};
