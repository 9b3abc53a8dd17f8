import { rules } from '@saiwu/openapi';
import type { SmsAnswer } from '../../core/host.ts';

/** The refusal of a text that is no mobile number, which no provider is asked about; null for one that is. */
export function refuseWrongNumber(receiver: string): SmsAnswer | null {
  if (rules.phone.safeParse(receiver).success) return null;
  return { kind: 'refused', code: 'MOBILE_NUMBER_ILLEGAL', message: '手机号格式不正确', isFinal: true };
}
