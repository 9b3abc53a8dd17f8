import type { SmsProvider } from '@saiwu/openapi';
import type { SmsGateway, SmsGateways } from '../../core/host.ts';
import { refuseWrongNumber } from '../../services/sms/refuse-wrong-number.ts';
import { aliyun } from './aliyun.ts';
import { baidu } from './baidu.ts';
import type { CloudAdapter, Place } from './cloud-adapter.ts';
import { originOf } from './provider-hosts.ts';
import { tencent } from './tencent.ts';

/** The three providers themselves. `hosts` are places beside their own where they are reached too, as `host:port`. */
export function cloudGateways(hosts: readonly string[], milliseconds = 15_000): SmsGateways {
  const open = (provider: SmsProvider, adapter: CloudAdapter) =>
    gatewayOf(adapter, (url) => {
      const origin = originOf(provider, url, hosts);
      return origin && { origin, milliseconds };
    });
  return { ALI: open('ALI', aliyun), TENCENT: open('TENCENT', tencent), BAIDU: open('BAIDU', baidu) };
}

function gatewayOf(adapter: CloudAdapter, placeOf: (url: string | null) => Place | null): SmsGateway {
  const { receipt } = adapter;
  return {
    // far below what each of them takes
    perSecond: 100,
    reaches: (url) => placeOf(url) !== null,
    async send(message) {
      const wrong = refuseWrongNumber(message.receiver);
      if (wrong) return wrong;
      const at = placeOf(message.template.url);
      if (at) return adapter.send(message, at);
      return { kind: 'refused', code: 'HOST_NOT_ALLOWED', message: 'SMS_HOSTS', isFinal: true };
    },
    ...(receipt && {
      async receipt(sent) {
        const at = placeOf(sent.template.url);
        return at ? receipt(sent, at) : { kind: 'waiting' };
      },
    }),
  };
}
