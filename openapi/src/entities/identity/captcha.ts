import { z } from 'zod';
import { required, secret } from '../../rules.ts';

/** The browser's name for its picture: random, long enough that no two browsers share one. */
export const captchaKey = required.min(8, 'rule.invalid').max(64, 'rule.max:64');

/** The answer to a picture, as it was typed. */
export const captchaAnswer = secret(z.string().trim().max(16, 'rule.max:16'));
