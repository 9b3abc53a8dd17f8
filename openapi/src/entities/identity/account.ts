import { z } from 'zod';
import { id, line, password, phone, required, sameTwice, secret, text } from '../../rules.ts';

/** The purpose of a code by SMS; a code for another purpose opens nothing. */
export const smsPurposes = ['REGISTER', 'RESET', 'LOGIN'] as const;

const code = secret(required.normalize('NFKC').regex(/^\d{6}$/, 'rule.smsCode'));

export const phoneQuery = z.object({ phone });

/** Asking for a code. `captcha`: the text in the picture of this phone. */
export const smsCodeRequest = z.object({ phone, purpose: z.enum(smsPurposes), captcha: secret(text(1, 16)) });

/** The caller's own new account. The phone becomes its name. */
export const registration = z
  .object({
    phone,
    code,
    password,
    confirmPassword: z.string().max(255),
    name: line(1, 50),
    /** A school or a college. */
    orgId: id,
    consent: z.boolean().refine((isGiven) => isGiven, 'rule.consent'),
  })
  .refine(...sameTwice('password', 'confirmPassword'));

export const resetByPhone = z
  .object({ phone, code, password, confirmPassword: z.string().max(255) })
  .refine(...sameTwice('password', 'confirmPassword'));

export const smsSignIn = z.object({ phone, code, tenant: z.string().max(64).nullish() });

/** The fields that a picker of an organisation needs. */
export const orgOption = z.object({ id, label: z.string() });
