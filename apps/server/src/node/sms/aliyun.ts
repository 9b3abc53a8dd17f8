import { randomUUID } from 'node:crypto';
import type { SmsAnswer, SmsMessage, SmsReceipt, SmsSent } from '../../core/host.ts';
import { askProvider, type Refused, type Reply } from './ask-provider.ts';
import type { CloudAdapter, Place } from './cloud-adapter.ts';
import { dayInChina, listOf, textOf } from './read-reply.ts';
import { signAcs3 } from './sign-acs3.ts';

/** Alibaba Cloud (Dysmsapi 2017-05-25). `appId` is the AccessKey ID. */
export const aliyun: CloudAdapter = {
  async send(message, at): Promise<SmsAnswer> {
    const { template, receiver, params } = message;
    const reply = await call(message, at, 'SendSms', {
      PhoneNumbers: receiver,
      SignName: template.signName ?? '',
      TemplateCode: template.templateCode,
      TemplateParam: JSON.stringify(Object.fromEntries(params.map(({ name, value }) => [name, value]))),
    });
    if ('kind' in reply) return reply;
    const { body, raw } = reply;
    const bizId = textOf(body, 'BizId');
    if (body['Code'] === 'OK' && bizId) return { kind: 'accepted', bizId, raw };
    return refusalIn(reply);
  },

  async receipt(sent: SmsSent, at): Promise<SmsReceipt> {
    const reply = await call(sent, at, 'QuerySendDetails', {
      PhoneNumber: sent.receiver,
      BizId: sent.bizId,
      SendDate: dayInChina(sent.time),
      PageSize: '10',
      CurrentPage: '1',
    });
    if ('kind' in reply || reply.body['Code'] !== 'OK') return { kind: 'waiting' };
    const [detail] = listOf(reply.body, 'SmsSendDetailDTOs', 'SmsSendDetailDTO');
    const code = (detail && textOf(detail, 'ErrCode')) || 'UNKNOWN';
    if (detail?.['SendStatus'] === 3) return { kind: 'delivered' };
    return detail?.['SendStatus'] === 2 ? { kind: 'failed', code } : { kind: 'waiting' };
  },
};

function call(
  { template }: Pick<SmsMessage, 'template'>,
  { origin, milliseconds }: Place,
  action: string,
  query: Record<string, string>,
): Promise<Reply | Refused> {
  const { search, headers } = signAcs3({
    keyId: template.appId,
    secret: template.appSecret,
    host: origin.host,
    action,
    version: '2017-05-25',
    query,
    date: `${new Date().toISOString().slice(0, 19)}Z`,
    nonce: randomUUID(),
  });
  return askProvider(new URL(`/?${search}`, origin), { headers: { ...headers, accept: 'application/json' }, milliseconds });
}

/** Flow control, and what is broken at the provider, pass. */
const passing = /^(?:isp\.|Throttling|ServiceUnavailable|InternalError|isv\.BUSINESS_LIMIT_CONTROL$)/;

function refusalIn({ status, body, raw }: Reply): Refused {
  const code = textOf(body, 'Code');
  if (!code) throw new Error(`Aliyun answers ${status} without a code`);
  return { kind: 'refused', code, message: textOf(body, 'Message') || code, isFinal: !passing.test(code), raw };
}
