import { msg } from '@lingui/core/macro';
import type { Say } from '../../../../core/language.ts';
import {
  awardsOf,
  contentOf,
  choiceOf,
  fileOf,
  goingOn,
  morning,
  night,
  roadshow,
  rubricOf,
  sectionsOf,
  type Shipped,
  stageOf,
} from './parts.ts';

/** 全国大学生职业规划大赛, as schools hold it: everybody for themselves. */
export const careerPlanning: Shipped = {
  name: msg`职业规划大赛`,
  summary: msg`个人参赛，成长赛道和就业赛道；材料网评后现场展示`,
  content: (say) =>
    contentOf(30, {
      tracks: [msg`成长赛道`, msg`就业赛道`].map((track) => say(track)),
      stages: [
        stageOf('SCHOOL', [31, 45], material(say), { judgesPerProject: 3, promotion: goingOn('PERCENT', 20) }),
        stageOf('FINAL', [53, 54], stageShow(say), roadshow),
      ],
      appealStart: morning(55),
      appealEnd: night(59),
      setup: {
        team: { min: 1, max: 1, advisorsMin: 0, advisorsMax: 3, perStudent: 1, perAdvisor: null },
        fields: [
          { key: 'goal', label: say(msg`目标职业`), kind: 'TEXT', help: say(msg`就业赛道填求职意向`), isRequired: true, options: [] },
          choiceOf(say, 'grade', msg`年级`, [msg`低年级`, msg`高年级`, msg`研究生`]),
        ],
        files: [
          fileOf(say, 'report', msg`生涯发展报告或求职简历`, 'document', 20),
          fileOf(say, 'slides', msg`展示文稿`, 'document', 50),
          fileOf(say, 'proof', msg`就业能力证明材料`, 'document', 50, false),
        ],
        sections: sectionsOf(say, [
          ['self', msg`自我认知`, msg`兴趣、能力、价值观，怎样了解到的`, 1000],
          ['exploration', msg`职业探索`, msg`去了解了哪些行业和岗位，得到什么`, 1000],
          ['goal', msg`职业目标`, msg`想做什么，为什么适合`, 800],
          ['action', msg`行动与成果`, msg`为目标做了什么，取得什么成果`, 1500],
          ['adjustment', msg`评估与调整`, msg`与目标还差什么，怎样调整`, 800],
        ]),
        consent: say(msg`我承诺提交的经历和材料真实，由本人完成。`),
        awards: awardsOf(say, [
          [msg`金奖`, 10],
          [msg`银奖`, 20],
          [msg`铜奖`, 30],
        ]),
      },
    }),
};

function material(say: Say) {
  return rubricOf(say, [
    [
      msg`职业目标`,
      30,
      [
        [msg`目标与社会需要`, 15, msg`目标是否积极，是否符合社会的需要`],
        [msg`认知与匹配`, 15, msg`对自己和职业的了解是否深入，目标是否适合`],
      ],
    ],
    [
      msg`行动与成果`,
      50,
      [
        [msg`行动过程`, 25, msg`为目标做了哪些学习和实践，是否持续`],
        [msg`成果与契合度`, 25, msg`成果是否真实，与目标是否契合`],
      ],
    ],
    [msg`评估与调整`, 20, [[msg`反思与改进`, 20, msg`是否看到差距，调整是否可行`]]],
  ]);
}

function stageShow(say: Say) {
  return rubricOf(say, [
    [
      msg`主题陈述`,
      60,
      [
        [msg`职业目标`, 20, msg`目标是否清楚，理由是否充分`],
        [msg`行动与成果`, 30, msg`做了什么，与目标是否契合`],
        [msg`表达`, 10, msg`是否有条理，是否在规定时间内讲完`],
      ],
    ],
    [msg`评委提问`, 40, [[msg`回答问题`, 40, msg`是否听懂问题，回答是否真实、有见解`]]],
  ]);
}
