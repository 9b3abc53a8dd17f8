import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { captchaAnswer, captchaKey } from '../../entities/identity/captcha.ts';
import { file, operations } from '../../operation.ts';

/** Pictures that tell people from programs. An answer is good once, for five minutes and a few tries. */
export const captchaOperations = operations({
  'captcha.image': {
    method: 'GET',
    path: '/oauth/anno/captcha',
    client: 'platform',
    access: 'open',
    effect: 'read',
    says: msg`获取图形验证码`,
    summary: 'A picture with a question, as PNG; a new one takes the place of the one before it under the same key',
    query: z.object({ key: captchaKey }),
    answer: file,
  },
  'captcha.check': {
    method: 'GET',
    path: '/oauth/anno/check',
    client: 'platform',
    access: 'open',
    effect: 'read',
    says: msg`核对图形验证码`,
    summary: 'Whether an answer is right; counts as a try, and does not use the answer up',
    query: z.object({ key: captchaKey, code: captchaAnswer }),
    answer: z.boolean(),
  },
});
