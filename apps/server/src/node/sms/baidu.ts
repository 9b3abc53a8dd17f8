import type { SmsAnswer } from '../../core/host.ts';
import { askProvider } from './ask-provider.ts';
import type { CloudAdapter } from './cloud-adapter.ts';
import { listOf, textOf } from './read-reply.ts';
import { signBce } from './sign-bce.ts';

const path = '/api/v3/sendSms';

/**
 * Baidu AI Cloud (SMS v3). `appId` is the access key, `senderId` the ID of the signature, which older front ends write into `signName`. It
 * tells what was delivered by calling back only, so there is no `receipt`.
 */
export const baidu: CloudAdapter = {
  async send({ template, receiver, params }, { origin, milliseconds }): Promise<SmsAnswer> {
    const date = `${new Date().toISOString().slice(0, 19)}Z`;
    const signed = { host: origin.host, 'x-bce-date': date };
    const { appId: keyId, appSecret: secret } = template;
    const authorization = signBce({ keyId, secret, method: 'POST', path, headers: signed, date }, 'host;x-bce-date');
    const reply = await askProvider(new URL(path, origin), {
      milliseconds,
      headers: { authorization, 'x-bce-date': date, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        mobile: receiver,
        template: template.templateCode,
        signatureId: template.senderId || template.signName || '',
        contentVar: Object.fromEntries(params.map(({ name, value }) => [name, value])),
      }),
    });
    if ('kind' in reply) return reply;
    const { status, body, raw } = reply;
    // the whole may be taken, and this number not
    const one = listOf(body, 'data').find((item) => textOf(item, 'mobile').endsWith(receiver));
    const told = one && textOf(body, 'code') === accepted ? one : body;
    const code = textOf(told, 'code');
    const bizId = (one && textOf(one, 'messageId')) || textOf(body, 'requestId');
    if (status === 200 && code === accepted && bizId) return { kind: 'accepted', bizId, raw };
    if (!code || code === accepted) throw new Error(`Baidu answers ${status} without a code`);
    const isFinal = !(passing.has(code) || status === 429 || status === 503);
    return { kind: 'refused', code, message: textOf(told, 'message') || code, isFinal, raw };
  },
};

const accepted = '1000';

/** What is broken at the provider passes. */
const passing = new Set(['InternalError', 'ServiceUnavailable', 'RequestLimitExceeded']);
