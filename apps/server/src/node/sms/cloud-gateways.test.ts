import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letter, smsGatewayContract } from '../../../test/sms-gateway-contract.ts';
import { isAcs3, isBce, isTc3, key, openStandIn, type Received, type Said, type StandIn } from '../../../test/sms-providers.ts';
import type { SmsGateway, SmsMessage } from '../../core/host.ts';
import { cloudGateways } from './cloud-gateways.ts';
import { originOf } from './provider-hosts.ts';

type Provider = SmsMessage['provider'];

interface Case {
  provider: Provider;
  check: typeof isAcs3;
  /** What it says to a signature that is wrong, and its code. */
  refusal: Said;
  wrongKey: string;
  accepted: (request: Received, bizId: string) => Said;
  /** The message as the provider sees it. */
  seen: (request: Received) => unknown;
  expected: unknown;
  refused: [name: string, said: Said, answer: { code: string; isFinal: boolean }][];
}

const tencent = (response: object): Said => ({ body: { Response: { RequestId: 'r', ...response } } });
const status = (one: object) => tencent({ SendStatusSet: [{ SerialNo: '', PhoneNumber: '+8613812345678', Fee: 0, ...one }] });
const baidu = (code: string, one?: object, httpStatus = 200): Said => ({
  status: httpStatus,
  body: { requestId: 'r-1', code, message: '说明', data: one ? [{ mobile: '13812345678', messageId: '', ...one }] : [] },
});

const cases: Case[] = [
  {
    provider: 'ALI',
    check: isAcs3,
    refusal: { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'Specified signature is not matched', RequestId: 'r' } },
    wrongKey: 'SignatureDoesNotMatch',
    accepted: (_, bizId) => ({ body: { Code: 'OK', Message: 'OK', BizId: bizId, RequestId: 'r' } }),
    seen: ({ url: { searchParams }, headers }) => [
      headers['x-acs-action'],
      headers['x-acs-version'],
      ...['PhoneNumbers', 'SignName', 'TemplateCode'].map((name) => searchParams.get(name)),
      JSON.parse(searchParams.get('TemplateParam') ?? ''),
    ],
    expected: ['SendSms', '2017-05-25', '13812345678', '赛务', 'SMS_1', { name: '张三', time: "九点 (’*!')" }],
    refused: [
      [
        'rate limited',
        { body: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发分钟级流控' } },
        { code: 'isv.BUSINESS_LIMIT_CONTROL', isFinal: false },
      ],
      [
        'an unknown template',
        { body: { Code: 'isv.SMS_TEMPLATE_ILLEGAL', Message: '模版不合法' } },
        { code: 'isv.SMS_TEMPLATE_ILLEGAL', isFinal: true },
      ],
      ['throttled', { status: 503, body: { Code: 'ServiceUnavailable', Message: 'busy' } }, { code: 'ServiceUnavailable', isFinal: false }],
    ],
  },
  {
    provider: 'TENCENT',
    check: isTc3,
    refusal: tencent({ Error: { Code: 'AuthFailure.SignatureFailure', Message: 'The provided credentials could not be validated' } }),
    wrongKey: 'AuthFailure.SignatureFailure',
    accepted: (_, bizId) => status({ SerialNo: bizId, Code: 'Ok', Message: 'send success', Fee: 2 }),
    seen: ({ headers, body }) => [headers['x-tc-action'], headers['x-tc-version'], headers['x-tc-region'], JSON.parse(body)],
    expected: [
      'SendSms',
      '2021-01-11',
      'ap-guangzhou',
      {
        PhoneNumberSet: ['+8613812345678'],
        SmsSdkAppId: '1400006666',
        SignName: '赛务',
        TemplateId: 'SMS_1',
        TemplateParamSet: ['张三', "九点 (’*!')"],
      },
    ],
    refused: [
      [
        'rate limited',
        status({ Code: 'LimitExceeded.PhoneNumberThirtySecondLimit', Message: '30 s' }),
        { code: 'LimitExceeded.PhoneNumberThirtySecondLimit', isFinal: false },
      ],
      [
        'an unknown template',
        status({ Code: 'FailedOperation.TemplateIncorrectOrUnapproved', Message: 'x' }),
        { code: 'FailedOperation.TemplateIncorrectOrUnapproved', isFinal: true },
      ],
      [
        'too many calls',
        tencent({ Error: { Code: 'RequestLimitExceeded', Message: 'x' } }),
        { code: 'RequestLimitExceeded', isFinal: false },
      ],
    ],
  },
  {
    provider: 'BAIDU',
    check: isBce,
    refusal: { status: 400, body: { code: 'SignatureDoesNotMatch', message: 'x', requestId: 'r' } },
    wrongKey: 'SignatureDoesNotMatch',
    accepted: ({ body }, bizId) => baidu('1000', { mobile: JSON.parse(body).mobile, code: '1000', message: '成功', messageId: bizId }),
    seen: ({ url, body }) => [url.pathname, JSON.parse(body)],
    expected: [
      '/api/v3/sendSms',
      { mobile: '13812345678', template: 'SMS_1', signatureId: '1400006666', contentVar: { name: '张三', time: "九点 (’*!')" } },
    ],
    refused: [
      ['rate limited', baidu('RequestLimitExceeded', undefined, 429), { code: 'RequestLimitExceeded', isFinal: false }],
      ['an unknown template', baidu('1002'), { code: '1002', isFinal: true }],
      ['one number of those it takes', baidu('1000', { code: '1005', message: '黑名单' }), { code: '1005', isFinal: true }],
    ],
  },
];

describe.each(cases)('$provider', ({ provider, check, refusal, wrongKey, accepted, seen, expected, refused }) => {
  let standIn: StandIn;
  let count = 0;
  const gateway = (hosts = [standIn.place], milliseconds = 15_000): SmsGateway => {
    const found = cloudGateways(hosts, milliseconds)[provider];
    if (!found) throw new Error('no adapter');
    return found;
  };
  const message = (template: Partial<SmsMessage['template']> = {}): SmsMessage => ({
    ...letter,
    provider,
    params: [{ name: 'name', value: '张三' }, { name: 'time', value: '九点 (’*!\')' }], // prettier-ignore
    template: { ...letter.template, appId: key.id, appSecret: key.secret, url: standIn.origin, senderId: '1400006666', ...template },
  });
  beforeAll(async () => {
    standIn = await openStandIn(check, refusal);
  });
  afterAll(() => standIn.close());
  beforeEach(() => {
    standIn.received.length = 0;
    standIn.say((request) => accepted(request, `biz-${(count += 1)}`));
  });

  smsGatewayContract(() => ({
    perSecond: gateway().perSecond,
    send: (given) => gateway().send({ ...given, template: { ...message().template } }),
  }));

  it('says what is to be sent as documented, signed so that the provider believes it', async () => {
    expect(await gateway().send(message())).toMatchObject({ kind: 'accepted', bizId: expect.stringMatching(/^biz-/) });
    expect(standIn.received.map(seen)).toEqual([expected]);
  });

  it('is refused for good with another secret, which it does not repeat', async () => {
    const answer = await gateway().send(message({ appSecret: 'another-secret' }));
    expect(answer).toMatchObject({ kind: 'refused', code: wrongKey, isFinal: true });
    expect(JSON.stringify(answer)).not.toContain('another-secret');
    expect(standIn.received).toEqual([]);
  });

  it.each(refused)('tells what was refused: %s', async (_, said, answer) => {
    standIn.say(() => said);
    expect(await gateway().send(message())).toMatchObject({ kind: 'refused', message: expect.stringMatching(/./), ...answer });
  });

  it.each<[string, Said]>([
    ['garbage', { body: '<html>OK</html>' }],
    ['JSON of another kind', { body: ['OK'] }],
    ['an object that says nothing', { body: {} }],
    ['a broken gateway', { status: 502, body: 'Bad Gateway' }],
    ['nothing but a closed line', { isBroken: true }],
    ['more than an answer', { body: `{"Code":"OK","x":"${'x'.repeat(70_000)}"}` }],
  ])('throws where nobody knows: %s', async (_, said) => {
    standIn.say(() => said);
    await expect(gateway().send(message())).rejects.toThrow(/answer|says nothing/);
    expect(standIn.received).toHaveLength(1);
  });

  it('waits for nobody who says nothing', async () => {
    standIn.say(() => ({ isSilent: true }));
    await expect(gateway([standIn.place], 200).send(message())).rejects.toThrow(/TimeoutError/);
    expect(standIn.received).toHaveLength(1);
  });

  it('follows nobody elsewhere', async () => {
    standIn.say(() => ({ status: 302, location: `${standIn.origin}/elsewhere` }));
    expect(await gateway().send(message())).toMatchObject({ kind: 'refused', code: 'HTTP_302', isFinal: true });
    expect(standIn.received).toHaveLength(1);
  });

  it('goes to no place that nobody has named, and says so where nobody is', async () => {
    expect(await gateway([]).send(message())).toMatchObject({ kind: 'refused', code: 'HOST_NOT_ALLOWED', isFinal: true });
    expect(standIn.received).toEqual([]);
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const address = free.address();
    const place = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    free.close();
    await once(free, 'close');
    expect(await gateway([place]).send(message({ url: `http://${place}` }))).toMatchObject({
      kind: 'refused',
      code: 'UNREACHABLE',
      isFinal: false,
    });
  });
});

it('a provider is reached at its own hosts over https alone, unless the operator says where else', () => {
  const hrefOf = (...given: Parameters<typeof originOf>) => originOf(...given)?.href ?? null;
  expect(hrefOf('ALI', null, [])).toBe('https://dysmsapi.aliyuncs.com/');
  expect(hrefOf('ALI', 'https://dysmsapi.ap-southeast-1.aliyuncs.com/x?y', [])).toBe('https://dysmsapi.ap-southeast-1.aliyuncs.com/');
  expect(hrefOf('TENCENT', '', [])).toBe('https://sms.tencentcloudapi.com/');
  for (const url of [
    'http://dysmsapi.aliyuncs.com',
    'https://dysmsapi.aliyuncs.com:8443',
    'https://aliyuncs.com.evil.test',
    'https://evilaliyuncs.com',
    'https://sms.tencentcloudapi.com',
    'http://169.254.169.254',
    'file:///etc/passwd',
    'x',
  ])
    expect([url, hrefOf('ALI', url, [])]).toEqual([url, null]);
  expect(hrefOf('ALI', 'http://proxy.school:8080/sms', ['proxy.school:8080'])).toBe('http://proxy.school:8080/');
});

describe('what has become of a message', () => {
  const sent = {
    template: { ...letter.template, appId: key.id, appSecret: key.secret, senderId: '1400006666' },
    receiver: letter.receiver,
  };
  const time = new Date();
  async function ask(provider: Provider, check: typeof isAcs3, said: Said) {
    const standIn = await openStandIn(check, {});
    try {
      standIn.say(() => said);
      const template = { ...sent.template, url: standIn.origin };
      const receipt = await cloudGateways([standIn.place])[provider]?.receipt?.({ ...sent, template, bizId: 'biz-1', time });
      return { receipt, asked: standIn.received.length };
    } finally {
      await standIn.close();
    }
  }
  const detail = (one: object) => ({ body: { Code: 'OK', SmsSendDetailDTOs: { SmsSendDetailDTO: [one] } } });
  const pulled = (one: object) =>
    tencent({
      PullSmsSendStatusSet: [
        { SerialNo: 'other', ReportStatus: 'FAIL' },
        { SerialNo: 'biz-1', ...one },
      ],
    });

  it.each<[Provider, typeof isAcs3, Said, object]>([
    ['ALI', isAcs3, detail({ SendStatus: 3, ErrCode: 'DELIVERED' }), { kind: 'delivered' }],
    ['ALI', isAcs3, detail({ SendStatus: 2, ErrCode: 'MOBILE_NOT_ON_SERVICE' }), { kind: 'failed', code: 'MOBILE_NOT_ON_SERVICE' }],
    ['ALI', isAcs3, detail({ SendStatus: 1, ErrCode: '' }), { kind: 'waiting' }],
    ['ALI', isAcs3, { body: { Code: 'isv.RAM_PERMISSION_DENY' } }, { kind: 'waiting' }],
    ['TENCENT', isTc3, pulled({ ReportStatus: 'SUCCESS', Description: 'DELIVRD' }), { kind: 'delivered' }],
    ['TENCENT', isTc3, pulled({ ReportStatus: 'FAIL', Description: 'UNDELIV' }), { kind: 'failed', code: 'UNDELIV' }],
    ['TENCENT', isTc3, tencent({ PullSmsSendStatusSet: [] }), { kind: 'waiting' }],
  ])('%s tells: %#', async (provider, check, said, receipt) => {
    expect(await ask(provider, check, said)).toEqual({ receipt, asked: 1 });
  });

  it('Baidu cannot be asked', () => expect(cloudGateways([]).BAIDU).not.toHaveProperty('receipt'));
});
