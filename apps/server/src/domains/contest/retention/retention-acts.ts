import { msg } from '@lingui/core/macro';
import type { Act } from '../contest/acts/action.ts';
import type { Retention } from './read-retention.ts';

/** The act that ends a contest's retention time, and what bars it. */
export const retentionActs = {
  anonymise: {
    operation: 'contest.anonymise',
    tells: 'contestAnonymised',
    needsOwner: true,
    barredBy: ({ isDraft, months, dueText, isDue, projects, openStages, isTiedToCaller, anonymisedTime, running }) => {
      if (anonymisedTime !== null) return msg`大赛的参赛者已经匿名`;
      if (running !== null) return msg`正在匿名，做完会发消息`;
      if (isDraft) return msg`大赛还没有发布，没有要匿名的人`;
      if (months === null) return msg`没有设置个人信息保留时间，一直保留`;
      if (projects === 0) return msg`大赛没有项目，没有要匿名的人`;
      if (openStages > 0) return msg`有评审已经开始、还没有封存，请先封存结果`;
      if (!isDue) return msg`个人信息保留到 ${dueText}，那之后才能匿名`;
      return isTiedToCaller ? msg`你指导或参与了这个大赛的项目，请让其他管理员来做` : null;
    },
  },
} satisfies Record<string, Act<Retention>>;
