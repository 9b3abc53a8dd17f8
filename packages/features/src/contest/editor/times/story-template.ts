import { contestSetup } from '@saiwu/openapi';
import type { TemplateContent } from '../../answers.ts';

/** A template of one stage, as tests begin from it. */
export const oneStage: TemplateContent = {
  describe: null,
  tracks: [],
  registrationStart: '0000 08:00:00',
  registrationEnd: '0030 23:59:00',
  stages: [
    {
      kind: 'SCHOOL',
      mode: 'ONLINE',
      reviewStart: '0031 08:00:00',
      reviewEnd: '0045 23:59:00',
      judgesPerProject: 5,
      loadCap: null,
      recusal: 'COLLEGE',
      isBlind: true,
      rule: { kind: 'TRIMMED_MEAN', decimals: 2 },
      rubric: {
        dimensions: [{ name: '创新性', weight: '100', items: [{ name: '新意', max: '100', guidance: null, isCounted: true }] }],
      },
      tieOrder: [{ by: 'SUM', dimension: null }],
      promotion: null,
    },
  ],
  appealStart: null,
  appealEnd: null,
  setup: contestSetup.parse({}),
};
