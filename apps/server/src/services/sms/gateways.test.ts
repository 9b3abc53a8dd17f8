import { describe, expect, it } from 'vitest';
import { letter, smsGatewayContract } from '../../../test/sms-gateway-contract.ts';
import type { SmsGateway } from '../../core/host.ts';
import { consoleGateways } from '../../node/sms/console-gateway.ts';
import { openSms } from '../../node/sms/open-sms.ts';
import { memoryGateways } from './memory-gateway.ts';

function only(gateway: SmsGateway | undefined): SmsGateway {
  if (!gateway) throw new Error('no adapter for this provider');
  return gateway;
}

describe('in memory', () => {
  smsGatewayContract(() => only(memoryGateways().ALI));

  it('remembers what was sent', async () => {
    const gateways = memoryGateways();
    await only(gateways.TENCENT).send(letter);
    expect(gateways.sent).toEqual([letter]);
  });
});

describe('on the console', () => {
  const lines: string[] = [];
  const output = (isTTY: boolean) => ({ isTTY, write: (text: string) => lines.push(text) });
  smsGatewayContract(() => only(consoleGateways(output(false)).ALI));

  it.each([
    [true, letter.receiver],
    [false, '138****5678'],
  ])('prints the text in one line; the number is whole in a terminal only (%s)', async (isTTY, number) => {
    lines.length = 0;
    await only(consoleGateways(output(isTTY)).BAIDU).send({ ...letter, content: '第一行\n第二行' });
    expect(lines).toEqual([`短信 SMS → ${number}  【赛务】第一行 第二行\n`]);
  });
});

describe('the setting', () => {
  const stream = (isTTY: boolean) => Object.assign(Object.create(process.stdout), { isTTY });
  it.each([
    ['auto', true, 3],
    ['auto', false, 0],
    ['console', false, 3],
    ['none', true, 0],
    ['providers', false, 3],
  ] as const)('%s, terminal %s: %i providers', (setting, isTTY, count) => {
    expect(Object.keys(openSms(setting, [], stream(isTTY)))).toHaveLength(count);
  });
});
