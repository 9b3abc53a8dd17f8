import { expect, it } from 'vitest';
import type { SmsGateway, SmsMessage } from '../src/core/host.ts';

/** A message that every provider should take. */
export const letter: SmsMessage = {
  provider: 'ALI',
  template: { appId: 'app-1', appSecret: 'the-app-secret', url: null, templateCode: 'SMS_1', signName: '赛务', senderId: null },
  receiver: '13812345678',
  params: [
    { name: 'name', value: '张三' },
    { name: 'time', value: '九点' },
  ],
  content: '张三，评审九点开始',
};

/**
 * What every adapter of `SmsGateway` keeps. `open` gives one whose provider is in order; a later adapter brings a stand-in for its
 * provider.
 */
export function smsGatewayContract(open: () => SmsGateway): void {
  it('takes a message and answers a receipt of its own for each', async () => {
    const gateway = open();
    const answers = await Promise.all([gateway.send(letter), gateway.send({ ...letter, receiver: '13912345678' })]);
    const receipts = answers.map((answer) => (answer.kind === 'accepted' ? answer.bizId : answer));
    for (const receipt of receipts) expect(receipt).toMatch(/^.{1,255}$/);
    expect(new Set(receipts).size).toBe(2);
  });

  it('refuses what is no mobile number for good, in words', async () => {
    for (const receiver of ['', '1381234567', '12345678901', '+8513812345678'])
      expect(await open().send({ ...letter, receiver }), receiver).toMatchObject({
        kind: 'refused',
        isFinal: true,
        code: expect.stringMatching(/./),
        message: expect.stringMatching(/./),
      });
  });

  it('says nothing of the secret', async () => {
    expect(JSON.stringify(await open().send(letter))).not.toContain(letter.template.appSecret);
  });

  it('names a pace', () => expect(open().perSecond).toBeGreaterThan(0));
}
