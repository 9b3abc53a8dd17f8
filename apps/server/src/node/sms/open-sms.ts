import type { SmsGateways } from '../../core/host.ts';
import { consoleGateways } from './console-gateway.ts';

/** What `SMS` may say: `auto` prints messages in a terminal and reaches no provider elsewhere. */
export const smsSettings = ['auto', 'console', 'none'] as const;
export type SmsSetting = (typeof smsSettings)[number];

/** The providers that this process reaches. */
export function openSms(setting: SmsSetting, output: NodeJS.WriteStream): SmsGateways {
  const isPrinted = setting === 'console' || (setting === 'auto' && output.isTTY);
  return isPrinted ? consoleGateways(output) : {};
}
