import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/api-client';

/** One school with what the reader may do with it. */
export type School = AnswerOf<'school.get'>;

/** What the profile says, in the order of its form. */
export const schoolLabels = {
  label: msg`名称`,
  abbreviation: msg`简称`,
  code: msg`学校标识码`,
  province: msg`省份`,
  city: msg`城市`,
  kind: msg`办学类型`,
  level: msg`办学层次`,
  describe: msg`描述`,
  expiryDate: msg`到期时间`,
};
