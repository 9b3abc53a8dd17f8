import { z } from 'zod';
import { dateTime, required, secret } from '../../rules.ts';

/** The second factors that a person has set up. */
export const totpState = z.object({
  isEnrolled: z.boolean(),
  /** Whether the installation lets people set it up; a person who has it keeps it either way. */
  canEnrol: z.boolean(),
  /** The installation demands it of this person. */
  mustEnrol: z.boolean(),
  confirmedTime: dateTime.nullable(),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.int(),
});

/** `secret` in base32 for people who type it, `uri` (`otpauth://totp/…`) as it goes into a QR code. */
export const totpSecret = z.object({ secret: secret(z.string()), uri: secret(z.string()) });

/** Six digits of the authenticator, spaces allowed. */
export const totpConfirm = z.object({ code: secret(required.regex(/^\d{3} ?\d{3}$/, 'rule.totp')) });

/** Either six digits or a recovery code. */
const secondFactorCode = secret(required.max(32, 'rule.max:32'));

export const totpRemove = z.object({ password: z.string().min(1, 'rule.required').max(255), code: secondFactorCode });

/** `ticket` comes from the refusal of the sign-in, in `extra.secondFactor`. */
export const secondFactor = z.object({ ticket: z.string().min(1).max(255), code: secondFactorCode });
