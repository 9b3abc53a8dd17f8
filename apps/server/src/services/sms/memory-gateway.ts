import { smsProviders, rules } from '@saiwu/openapi';
import type { SmsGateway, SmsGateways, SmsMessage } from '../../core/host.ts';
import { randomText } from '../../core/tokens.ts';

/** Every provider played by one list in memory: for the browser worker and tests. `sent` holds the messages, latest last. */
export function memoryGateways(): SmsGateways & { sent: SmsMessage[] } {
  const sent: SmsMessage[] = [];
  const gateway: SmsGateway = {
    perSecond: Infinity,
    async send(message) {
      if (!rules.phone.safeParse(message.receiver).success)
        return { kind: 'refused', code: 'MOBILE_NUMBER_ILLEGAL', message: '手机号格式不正确', isFinal: true };
      sent.push(message);
      if (sent.length > kept) sent.shift();
      return { kind: 'accepted', bizId: randomText(12), fee: 1 };
    },
  };
  return { ...Object.fromEntries(smsProviders.map((provider) => [provider, gateway])), sent };
}

/** Messages that are remembered. */
const kept = 1000;
