import type { SmsProvider } from '@saiwu/openapi';
import { placeOf } from '../allowed-hosts.ts';

/** Where a provider usually is, and whose hosts are its own. */
const usual: Record<SmsProvider, { address: string; domain: string }> = {
  ALI: { address: 'https://dysmsapi.aliyuncs.com', domain: 'aliyuncs.com' },
  TENCENT: { address: 'https://sms.tencentcloudapi.com', domain: 'tencentcloudapi.com' },
  BAIDU: { address: 'https://smsv3.bj.baidubce.com', domain: 'baidubce.com' },
};

/**
 * The origin that a template names, or the usual one; null for a place where its secret must not go: neither one of the provider's own
 * hosts over https, nor one that the operator has named.
 */
export function originOf(provider: SmsProvider, given: string | null, named: readonly string[]): URL | null {
  const { address, domain } = usual[provider];
  const url = URL.parse(given || address);
  if (!url) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && named.includes(placeOf(url.hostname, Number(url.port || (url.protocol === 'https:' ? 443 : 80)))))
    return new URL(url.origin);
  const isOwn = url.protocol === 'https:' && url.port === '' && url.hostname.endsWith(`.${domain}`);
  return isOwn ? new URL(url.origin) : null;
}
