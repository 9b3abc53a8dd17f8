import type { SmsGateways } from '../../core/host.ts';
import { cloudGateways } from './cloud-gateways.ts';
import { consoleGateways } from './console-gateway.ts';

/** What `SMS` may say: `auto` prints messages in a terminal and reaches no provider elsewhere, `providers` reaches them. */
export const smsSettings = ['auto', 'console', 'none', 'providers'] as const;
export type SmsSetting = (typeof smsSettings)[number];

/** The providers that this process reaches. */
export function openSms(setting: SmsSetting, hosts: readonly string[], output: NodeJS.WriteStream): SmsGateways {
  if (setting === 'providers') return cloudGateways(hosts);
  const isPrinted = setting === 'console' || (setting === 'auto' && output.isTTY);
  return isPrinted ? consoleGateways(output) : {};
}
