import { msg } from '@lingui/core/macro';
import type { Say } from '../../../../core/language.ts';
import { awardsOf, contentOf, fileOf, goingOn, roadshow, rubricOf, sectionsOf, type Shipped, stageOf } from './parts.ts';

/** 大学生创新创业训练计划: what is chosen in spring is looked at after half a year and accepted after a whole one. */
export const innovationTraining: Shipped = {
  name: msg`大学生创新创业训练计划`,
  summary: msg`立项评审、中期检查、结题答辩，一年为期；创新训练、创业训练、创业实践三类`,
  content: (say) =>
    contentOf(30, {
      describe: paragraphs(say, [
        msg`校赛阶段是立项评审，复赛阶段是中期检查，决赛阶段是结题答辩。`,
        msg`中期检查达到 60 分的项目继续，到期结题。`,
      ]),
      tracks: [msg`创新训练项目`, msg`创业训练项目`, msg`创业实践项目`].map((track) => say(track)),
      stages: [
        stageOf('SCHOOL', [31, 45], selection(say), { judgesPerProject: 3, promotion: goingOn('THRESHOLD', 60) }),
        stageOf('SECOND', [210, 224], progress(say), { judgesPerProject: 3, isBlind: false, promotion: goingOn('THRESHOLD', 60) }),
        stageOf('FINAL', [395, 397], acceptance(say), { ...roadshow, judgesPerProject: 5 }),
      ],
      setup: {
        team: { min: 1, max: 5, advisorsMin: 1, advisorsMax: 2, perStudent: 1, perAdvisor: 2 },
        files: [fileOf(say, 'application', msg`项目申报书`, 'document', 20)],
        sections: sectionsOf(say, [
          ['purpose', msg`研究目的`, msg`为什么做，要解决什么问题`, 1000],
          ['content', msg`研究内容`, msg`具体做什么，做到什么程度`, 2000],
          ['state', msg`研究现状`, msg`国内外已经做了什么`, 1500],
          ['novelty', msg`创新点与特色`, msg`与已有的做法相比新在哪里`, 1000],
          ['method', msg`技术路线`, msg`分几步做，每步怎样做，难点怎样解决`, 1500],
          ['schedule', msg`进度安排`, msg`到中期和结题各完成什么`, 800],
          ['basis', msg`已有基础`, msg`团队做过什么，有哪些设备和资料`, 1000],
          ['budget', msg`经费预算`, msg`钱花在哪里，各多少`, 800],
          ['outcome', msg`预期成果`, msg`论文、专利、样机、报告等`, 500],
        ]),
        consent: say(msg`我承诺申报内容真实，按计划完成项目，经费按规定使用，按时参加中期检查和结题。`),
        awards: awardsOf(say, [[msg`优秀结题`, 20]]),
      },
    }),
};

function paragraphs(say: Say, lines: readonly Parameters<Say>[0][]): string {
  return lines.map((line) => `<p>${say(line)}</p>`).join('');
}

function selection(say: Say) {
  return rubricOf(say, [
    [
      msg`选题`,
      30,
      [
        [msg`目的与意义`, 15, msg`问题是否明确，是否值得做`],
        [msg`创新点与特色`, 15, msg`与已有的做法相比新在哪里`],
      ],
    ],
    [
      msg`方案`,
      40,
      [
        [msg`内容与技术路线`, 25, msg`内容是否具体，路线是否可行`],
        [msg`进度与预算`, 15, msg`进度是否合理，预算是否必要`],
      ],
    ],
    [
      msg`条件`,
      30,
      [
        [msg`团队与基础`, 20, msg`能力是否互补，做过什么准备`],
        [msg`指导与条件`, 10, msg`指导教师和实验条件能否支持`],
      ],
    ],
  ]);
}

function progress(say: Say) {
  return rubricOf(say, [
    [msg`进展`, 60, [[msg`按计划完成的情况`, 60, msg`到现在完成了计划的哪些部分，有什么结果`]]],
    [
      msg`后续`,
      40,
      [
        [msg`问题与对策`, 20, msg`遇到什么问题，怎样解决`],
        [msg`后续安排`, 20, msg`能否按期结题，经费使用是否合理`],
      ],
    ],
  ]);
}

function acceptance(say: Say) {
  return rubricOf(say, [
    [
      msg`成果`,
      60,
      [
        [msg`完成情况`, 30, msg`预期成果是否都完成了`],
        [msg`成果水平`, 30, msg`论文、专利、样机等的质量`],
      ],
    ],
    [
      msg`答辩`,
      40,
      [
        [msg`陈述`, 20, msg`是否说清做了什么、得到什么`],
        [msg`回答问题`, 20, msg`回答是否准确、有依据`],
      ],
    ],
  ]);
}
