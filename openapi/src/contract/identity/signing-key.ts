import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { operations } from '../../operation.ts';

/** The keys that access tokens are signed with. */
export const signingKeyOperations = operations({
  'signingKey.rotate': {
    method: 'POST',
    path: '/authority/signingKey/rotate',
    client: 'platform',
    access: 'authority:online:delete',
    effect: 'write',
    // the keys are the installation's: no tenant signs out the people of the others
    isForPlatform: true,
    says: msg`更换签名密钥`,
    summary: 'Sign with a new key from now on; the one before is still read, older ones are not',
    answer: z.boolean(),
  },
});
