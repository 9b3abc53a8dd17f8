import { smsProviders } from '@saiwu/openapi';
import type { SmsGateway, SmsGateways } from '../../core/host.ts';
import { maskPhone } from '../../services/parameters/mask-phone.ts';
import { refuseWrongNumber } from '../../services/sms/refuse-wrong-number.ts';
import { randomText } from '../../core/tokens.ts';

/**
 * Every provider played by the console, for development: the message is printed instead of sent. The number is whole in a terminal, which
 * only the developer sees, and masked elsewhere, where output is collected.
 */
export function consoleGateways(output: Output): SmsGateways {
  const gateway: SmsGateway = {
    perSecond: Infinity,
    async send({ receiver, content, template }) {
      const wrong = refuseWrongNumber(receiver);
      if (wrong) return wrong;
      const number = output.isTTY ? receiver : maskPhone(receiver);
      output.write(`短信 SMS → ${number}  ${template.signName ? `【${template.signName}】` : ''}${content.replaceAll(/\s+/g, ' ')}\n`);
      return { kind: 'accepted', bizId: randomText(12), fee: 1 };
    },
  };
  return Object.fromEntries(smsProviders.map((provider) => [provider, gateway]));
}

/** Standard output, as far as it is needed. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}
