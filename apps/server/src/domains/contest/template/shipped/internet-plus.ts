import { msg } from '@lingui/core/macro';
import type { Say } from '../../../../core/language.ts';
import { businessPlan } from './business-plan.ts';
import { awardsOf, choiceOf, contentOf, fileOf, goingOn, night, morning, roadshow, rubricOf, type Shipped, stageOf } from './parts.ts';

/** 中国国际大学生创新大赛, as schools hold it: judged online, then presented. */
export const internetPlus: Shipped = {
  name: msg`「互联网+」创新大赛`,
  summary: msg`中国国际大学生创新大赛的校赛：四个赛道，网评后路演，设金银铜奖`,
  content: (say) =>
    contentOf(30, {
      tracks: [msg`高教主赛道`, msg`「青年红色筑梦之旅」赛道`, msg`职教赛道`, msg`产业命题赛道`].map((track) => say(track)),
      stages: [
        stageOf('SCHOOL', [31, 45], online(say), { promotion: goingOn('PERCENT', 30) }),
        stageOf('FINAL', [53, 54], presented(say), { ...roadshow, tieOrder: [{ by: 'DIMENSION', dimension: say(msg`路演答辩`) }] }),
      ],
      appealStart: morning(55),
      appealEnd: night(59),
      setup: {
        team: { min: 3, max: 15, advisorsMin: 1, advisorsMax: 5, perStudent: null, perAdvisor: null },
        fields: [choiceOf(say, 'group', msg`参赛组别`, [msg`创意组`, msg`初创组`, msg`成长组`])],
        files: [
          fileOf(say, 'plan', msg`项目计划书`, 'document', 20),
          fileOf(say, 'slides', msg`路演文稿`, 'document', 50),
          fileOf(say, 'video', msg`一分钟视频`, 'video', 100, false),
        ],
        sections: businessPlan(say),
        consent: say(
          msg`我承诺参赛项目真实、合法，不侵犯他人的知识产权；提交的材料由团队完成。我同意主办单位为评审和公示使用这些材料和团队成员的姓名、学校。`,
        ),
        awards: awardsOf(say, [
          [msg`金奖`, 10],
          [msg`银奖`, 20],
          [msg`铜奖`, 30],
        ]),
      },
    }),
};

function online(say: Say) {
  return rubricOf(say, [
    [
      msg`个人成长`,
      30,
      [
        [msg`立德树人`, 10, msg`是否弘扬正确的价值观，关注国家和社会的需要`],
        [msg`调研与实践`, 10, msg`是否深入调研，是否来自真实的问题`],
        [msg`能力提升`, 10, msg`是否用到所学，成员从中学到了什么`],
      ],
    ],
    [
      msg`项目创新`,
      30,
      [
        [msg`创新程度`, 20, msg`技术、产品、模式或服务新在哪里`],
        [msg`创新成果`, 10, msg`是否有专利、论文、样机等自己的成果`],
      ],
    ],
    [
      msg`产业价值`,
      25,
      [
        [msg`市场与模式`, 15, msg`市场有多大，靠什么收入`],
        [msg`带动就业`, 10, msg`带动多少人，怎样持续`],
      ],
    ],
    [
      msg`团队协作`,
      15,
      [
        [msg`成员与分工`, 10, msg`能力是否互补，分工是否清楚`],
        [msg`外部资源`, 5, msg`指导教师、合作单位等资源是否用得上`],
      ],
    ],
  ]);
}

/** What was handed in counts 40, what is presented 60. */
function presented(say: Say) {
  return rubricOf(say, [
    [
      msg`项目材料`,
      40,
      [
        [msg`创新程度`, 20, msg`技术、产品、模式或服务新在哪里`],
        [msg`产业价值`, 12, msg`市场、收入和带动作用是否可信`],
        [msg`团队协作`, 8, msg`能力是否互补，分工是否清楚`],
      ],
    ],
    [
      msg`路演答辩`,
      60,
      [
        [msg`陈述`, 25, msg`是否说清做什么、新在哪里、做到哪一步`],
        [msg`答辩`, 25, msg`是否听懂问题，回答是否准确、有依据`],
        [msg`展示与时间`, 10, msg`文稿是否清楚，是否在规定时间内讲完`],
      ],
    ],
  ]);
}
