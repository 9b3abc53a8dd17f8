import type { SmsAnswer, SmsMessage, SmsReceipt, SmsSent } from '../../core/host.ts';
import { askProvider, type Refused, type Reply } from './ask-provider.ts';
import type { CloudAdapter, Place } from './cloud-adapter.ts';
import { listOf, partOf, textOf } from './read-reply.ts';
import { signTc3 } from './sign-tc3.ts';

/** Tencent Cloud (SMS 2021-01-11). `appId` is the SecretId, `senderId` the SmsSdkAppId. */
export const tencent: CloudAdapter = {
  async send(message, at): Promise<SmsAnswer> {
    const { template, receiver, params } = message;
    if (!template.senderId) return { kind: 'refused', code: 'NO_SENDER_ID', message: 'SmsSdkAppId', isFinal: true };
    const reply = await call(message, at, 'SendSms', {
      PhoneNumberSet: [`+86${receiver}`],
      SmsSdkAppId: template.senderId,
      SignName: template.signName ?? '',
      TemplateId: template.templateCode,
      TemplateParamSet: params.map(({ value }) => value),
    });
    if ('kind' in reply) return reply;
    const { body, raw } = reply;
    const [one] = listOf(body, 'SendStatusSet');
    if (!one) throw new Error('Tencent says nothing of the number');
    const code = textOf(one, 'Code');
    const bizId = textOf(one, 'SerialNo');
    const fee = Number(one['Fee']);
    if (code === 'Ok' && bizId) return { kind: 'accepted', bizId, ...(Number.isInteger(fee) && fee > 0 && { fee }), raw };
    return refusal(code || 'UNKNOWN', textOf(one, 'Message'), raw);
  },

  async receipt(sent: SmsSent, at): Promise<SmsReceipt> {
    const reply = await call(sent, at, 'PullSmsSendStatusByPhoneNumber', {
      BeginTime: Math.floor(sent.time.getTime() / 1000) - 60,
      Offset: 0,
      Limit: 100,
      PhoneNumber: `+86${sent.receiver}`,
      SmsSdkAppId: sent.template.senderId ?? '',
    });
    if ('kind' in reply) return { kind: 'waiting' };
    const one = listOf(reply.body, 'PullSmsSendStatusSet').find((status) => textOf(status, 'SerialNo') === sent.bizId);
    if (!one) return { kind: 'waiting' };
    return one['ReportStatus'] === 'SUCCESS' ? { kind: 'delivered' } : { kind: 'failed', code: textOf(one, 'Description') || 'FAIL' };
  },
};

async function call(
  { template }: Pick<SmsMessage, 'template'>,
  { origin, milliseconds }: Place,
  action: string,
  form: object,
): Promise<Reply | Refused> {
  const body = JSON.stringify(form);
  const { appId: keyId, appSecret: secret } = template;
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = signTc3({ keyId, secret, host: origin.host, service: 'sms', body, timestamp });
  const common = { 'x-tc-action': action, 'x-tc-version': '2021-01-11', 'x-tc-region': 'ap-guangzhou' };
  const reply = await askProvider(new URL('/', origin), { headers: { ...headers, ...common }, body, milliseconds });
  if ('kind' in reply) return reply;
  const inner = partOf(reply.body, 'Response');
  if (!inner) throw new Error('Tencent answers without a response');
  const failure = partOf(inner, 'Error');
  return failure ? refusal(textOf(failure, 'Code') || 'UNKNOWN', textOf(failure, 'Message'), reply.raw) : { ...reply, body: inner };
}

/** Limits, and what is broken at the provider, pass. */
const passing = /^(?:LimitExceeded|RequestLimitExceeded|InternalError)/;

function refusal(code: string, message: string, raw: string): Refused {
  return { kind: 'refused', code, message: message || code, isFinal: !passing.test(code), raw };
}
