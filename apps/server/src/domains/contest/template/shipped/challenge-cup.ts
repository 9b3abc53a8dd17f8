import { msg } from '@lingui/core/macro';
import type { Say } from '../../../../core/language.ts';
import {
  awardsOf,
  choiceOf,
  contentOf,
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

/** 「挑战杯」全国大学生课外学术科技作品竞赛, as schools hold it: by discipline, in the colleges first. */
export const challengeCup: Shipped = {
  name: msg`「挑战杯」课外学术科技作品竞赛`,
  summary: msg`按学科分组，学院初评后校级终审答辩，设特等奖和一二三等奖`,
  content: (say) =>
    contentOf(45, {
      tracks: disciplines.map((discipline) => say(discipline)),
      stages: [
        stageOf('COLLEGE', [46, 60], rubric(say), { judgesPerProject: 3, promotion: goingOn('PERCENT', 50) }),
        stageOf('SCHOOL', [68, 70], rubric(say), roadshow),
      ],
      appealStart: morning(71),
      appealEnd: night(75),
      setup: {
        // up to eight for papers and reports, ten for inventions
        team: { min: 1, max: 10, advisorsMin: 1, advisorsMax: 3, perStudent: 2, perAdvisor: null },
        fields: [
          choiceOf(say, 'type', msg`作品类别`, [
            msg`自然科学类学术论文（至多 8 人）`,
            msg`哲学社会科学类调查报告（至多 8 人）`,
            msg`科技发明制作（至多 10 人）`,
          ]),
        ],
        files: [fileOf(say, 'work', msg`作品全文`, 'document', 50), fileOf(say, 'proof', msg`查新报告和证明材料`, 'document', 50, false)],
        sections: sectionsOf(say, [
          ['summary', msg`摘要`, msg`作品做了什么，得到什么结论`, 800],
          ['purpose', msg`研究目的`, msg`为什么做，要解决什么问题`, 1000],
          ['method', msg`思路与方法`, msg`怎样研究，用了什么方法和数据`, 2000],
          ['science', msg`科学性与先进性`, msg`与国内外已有的工作相比有什么不同`, 1500],
          ['value', msg`应用价值`, msg`对谁有用，怎样推广`, 1000],
        ]),
        consent: say(msg`我承诺作品是学习之余独立完成的成果，数据真实，引用都已注明，没有抄袭。`),
        awards: awardsOf(say, [
          [msg`特等奖`, 5],
          [msg`一等奖`, 10],
          [msg`二等奖`, 20],
          [msg`三等奖`, 30],
        ]),
      },
    }),
};

const disciplines = [
  msg`机械与控制`,
  msg`信息技术`,
  msg`数理`,
  msg`生命科学`,
  msg`能源化工`,
  msg`哲学`,
  msg`经济`,
  msg`社会`,
  msg`法律`,
  msg`教育`,
  msg`管理`,
];

function rubric(say: Say) {
  return rubricOf(say, [
    [
      msg`科学性`,
      40,
      [
        [msg`选题与依据`, 15, msg`问题是否明确，依据是否充分`],
        [msg`方法与论证`, 25, msg`方法是否得当，数据是否可靠，论证是否严密`],
      ],
    ],
    [msg`先进性`, 30, [[msg`创新程度`, 30, msg`与国内外已有的工作相比有什么不同`]]],
    [
      msg`现实意义`,
      30,
      [
        [msg`应用价值`, 20, msg`对谁有用，怎样推广`],
        [msg`完成情况`, 10, msg`作品是否完整，表达是否清楚`],
      ],
    ],
  ]);
}
