import { z } from 'zod';
import { required, secret } from '../../rules.ts';

/** What the browser calls its picture by: random, long enough that nobody meets another's. */
export const captchaKey = required.min(8, 'rule.invalid').max(64, 'rule.max:64');

/** The answer to a picture, as it was typed. */
export const captchaAnswer = secret(z.string().trim().max(16, 'rule.max:16'));
