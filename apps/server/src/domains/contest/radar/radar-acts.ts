import { msg } from '@lingui/core/macro';
import type { Act } from '../contest/acts/action.ts';
import { anonymousBar } from '../retention/anonymous-bar.ts';

export interface FindingSituation {
  /** Whether the caller may see both projects. */
  seesBoth: boolean;
  /** Whether the caller stands behind one of them. */
  isTiedToCaller: boolean;
  /** Whether the people of one of their contests are anonymous, or are being made so. */
  isAnonymous: boolean;
}

/** What may be done with two projects that are alike, and what bars it: nobody decides on half of it, or on their own. */
export const radarActs = {
  decide: {
    operation: 'radar.decide',
    needsOwner: false,
    barredBy: ({ seesBoth, isTiedToCaller, isAnonymous }) => {
      if (isAnonymous) return anonymousBar;
      if (isTiedToCaller) return msg`你负责、指导或参与了其中的项目，请让其他管理员来处理`;
      return seesBoth ? null : msg`另一个项目不在你的管理范围，请让上级管理员来处理`;
    },
  },
} satisfies Record<string, Act<FindingSituation>>;
