import { smsProviders } from '@saiwu/openapi';
import type { SmsGateway, SmsGateways, SmsMessage } from '../../core/host.ts';
import { randomText } from '../../core/tokens.ts';
import { refuseWrongNumber } from './refuse-wrong-number.ts';

/** Every provider played by one list in memory: for the browser worker and tests. `sent` holds the messages, latest last. */
export function memoryGateways(): SmsGateways & { sent: SmsMessage[] } {
  const sent: SmsMessage[] = [];
  const gateway: SmsGateway = {
    perSecond: Infinity,
    async send(message) {
      const wrong = refuseWrongNumber(message.receiver);
      if (wrong) return wrong;
      sent.push(message);
      if (sent.length > kept) sent.shift();
      return { kind: 'accepted', bizId: randomText(12), fee: 1 };
    },
  };
  return { ...Object.fromEntries(smsProviders.map((provider) => [provider, gateway])), sent };
}

/** Messages that are remembered. */
const kept = 1000;
