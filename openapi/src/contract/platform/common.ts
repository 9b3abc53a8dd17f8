import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { operations } from '../../operation.ts';

/** Operations that belong to no subject. */
export const commonOperations = operations({
  'common.generateId': {
    method: 'GET',
    path: '/authority/common/generateId',
    client: 'platform',
    access: 'session',
    effect: 'read',
    says: msg`生成编号`,
    summary: 'An id that nothing has, with its length behind it: `1000000000149length13`',
    answer: z.string(),
  },
});
