import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import type { SmsAnswer, SmsMessage, SmsReceipt } from '../../../core/host.ts';
import { systemContext } from '../../../domains/jobs/job-context.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { memoryGateways } from '../memory-gateway.ts';
import { sendSms } from '../send-sms.ts';

const server = openServer();
const noon = Date.parse('2026-11-21T04:00:00Z');
const sent: string[] = [];
let templateId = '';

/** Plays a provider that gives each number its answers from `answers`, in turn; the last one for good. */
function play(answers: Record<string, (SmsAnswer | Error)[]> = {}, perSecond = Infinity): void {
  server.host.sms = {
    ALI: {
      perSecond,
      async send({ receiver }: SmsMessage) {
        sent.push(receiver);
        const line = answers[receiver] ?? [];
        const answer = line.length > 1 ? line.shift() : line[0];
        if (answer instanceof Error) throw answer;
        return answer ?? { kind: 'accepted', bizId: `biz-${receiver}`, fee: 2, raw: 'r'.repeat(300) };
      },
    },
  };
}

const busy: SmsAnswer = { kind: 'refused', code: 'BUSY', message: '稍后再试', isFinal: false };
const closed: SmsAnswer = { kind: 'refused', code: 'BLACK', message: '黑名单', isFinal: true };
const good = '13812345678';
const bad = '13912345678';
const slow = '15812345678';

beforeEach(async () => {
  sent.length = 0;
  server.setNow(new Date(noon));
  play();
  const template = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode: 'code', content: '验证码${code}', templateCode: 'T' };
  templateId = (await server.as('manager').call('smsTemplate.save', { body: template })).data.id;
});

async function launch(receiver: string): Promise<string> {
  const body = { templateId, receiver, topic: '通知', templateParam: { code: '1' }, draft: false };
  return (await server.as('school').call('smsTask.save', { body })).data.id;
}

/** Status of the task, and of each receiver with its code. */
async function outcome(id: string) {
  const { data: task } = await server.as('school').call('smsTask.get', { params: { id } });
  const { data: rows } = await server.as('school').call('smsSendStatus.query', { body: { taskId: id } });
  return {
    status: task.status.code,
    counts: [task.receiverCount, task.successCount, task.failCount],
    receivers: Object.fromEntries(rows.map((row: any) => [row.receiver, `${row.sendStatus.code} ${row.code}`])), // oxlint-disable-line typescript/no-explicit-any -- an answer as a client sees it
  };
}

async function runAt(minutes: number): Promise<void> {
  server.setNow(new Date(noon + minutes * 60_000));
  await server.runJobs();
}

describe('sending an SMS task', () => {
  it('sends once to each, and keeps receipt, fee and answer', async () => {
    const id = await launch(`${good},${bad}`);
    await server.runJobs();
    await server.runJobs();
    expect(sent.toSorted()).toEqual([good, bad]);
    expect(await outcome(id)).toEqual({ status: 'SUCCESS', counts: [2, 2, 0], receivers: { [good]: 'SUCCESS OK', [bad]: 'SUCCESS OK' } });
    const [row] = (await server.as('school').call('smsSendStatus.query', { body: { bizId: `biz-${good}` } })).data;
    expect(row).toMatchObject({ fee: 2, ext: 'r'.repeat(255) });
  });

  it('fails where one receiver is refused for good, who is not tried again', async () => {
    play({ [bad]: [closed] });
    const id = await launch(`${good},${bad}`);
    await runAt(0);
    await runAt(60);
    expect(sent.filter((number) => number === bad)).toHaveLength(1);
    expect(await outcome(id)).toEqual({ status: 'FAIL', counts: [2, 1, 1], receivers: { [good]: 'SUCCESS OK', [bad]: 'FAIL BLACK' } });
  });

  it('tries those again who were refused for the moment, and nobody else', async () => {
    play({ [slow]: [busy, busy, { kind: 'accepted', bizId: 'late' }] });
    const id = await launch(`${good},${slow}`);
    await runAt(0);
    expect(await outcome(id)).toMatchObject({ status: 'WAITING', receivers: { [slow]: 'WAITING BUSY' } });
    await runAt(1);
    await runAt(6);
    expect(await outcome(id)).toMatchObject({ status: 'SUCCESS', receivers: { [slow]: 'SUCCESS OK' } });
    expect(sent).toEqual([good, slow, slow, slow]);
  });

  it('gives up after four tries', async () => {
    play({ [slow]: [busy] });
    const id = await launch(slow);
    for (const minutes of [0, 1, 6, 36, 100]) await runAt(minutes);
    expect(sent).toHaveLength(4);
    expect(await outcome(id)).toMatchObject({ status: 'FAIL', receivers: { [slow]: 'FAIL BUSY' } });
  });

  it('does not send again where the line broke and nobody knows', async () => {
    play({ [slow]: [new Error('socket hang up')] });
    const id = await launch(`${slow},${good}`);
    for (const minutes of [0, 1, 6]) await runAt(minutes);
    expect(sent.filter((number) => number === slow)).toHaveLength(1);
    expect(await outcome(id)).toMatchObject({ status: 'FAIL', receivers: { [slow]: 'FAIL UNKNOWN', [good]: 'SUCCESS OK' } });
    const [row] = (await server.as('school', 'en').call('smsSendStatus.query', { body: { receiver: slow } })).data;
    expect(row.message).not.toBe('');
  });

  it('does not send again to whom a process that died had taken', async () => {
    const id = await launch(`${good},${slow}`);
    await server.db.updateTable('smsSendStatus').set({ claim: 'of a dead process', attempts: 1 }).where('receiver', '=', slow).execute();
    await server.runJobs();
    expect(sent).toEqual([good]);
    expect(await outcome(id)).toMatchObject({ status: 'FAIL', receivers: { [slow]: 'FAIL UNKNOWN', [good]: 'SUCCESS OK' } });
  });

  it('keeps the pace of the provider', async () => {
    play({}, 50);
    const started = performance.now();
    await launch(Array.from({ length: 25 }, (_, index) => `138123456${String(index).padStart(2, '0')}`).join(','));
    await server.runJobs();
    expect(sent).toHaveLength(25);
    expect(performance.now() - started).toBeGreaterThan(480);
  });

  it('says why where the template is of no use any more', async () => {
    const changed = await launch(good);
    await server.as('manager').change('smsTemplate.update', { id: templateId, content: '验证码${code}，${minutes}分钟' });
    await server.runJobs();
    expect(await outcome(changed)).toMatchObject({ status: 'FAIL', receivers: { [good]: 'FAIL TEMPLATE_CHANGED' } });
    await server.as('manager').change('smsTemplate.update', { id: templateId, content: '验证码${code}' });
    const gone = await launch(good);
    server.host.sms = {};
    await server.runJobs();
    expect(await outcome(gone)).toMatchObject({ status: 'FAIL', receivers: { [good]: 'FAIL NO_PROVIDER' } });
    play();
    const locked = await launch(good);
    await server.db.updateTable('smsTemplate').set({ appSecret: 'v1.AAAA.AAAA' }).execute();
    await server.runJobs();
    expect(await outcome(locked)).toMatchObject({ status: 'FAIL', receivers: { [good]: 'FAIL SECRET_LOST' } });
    expect(sent).toEqual([]);
  });

  it('stops in the middle: what went out stays, the rest is cancelled and never sent', async () => {
    play({ [slow]: [busy] });
    const id = await launch(`${good},${slow}`);
    await runAt(0);
    const stopped = await server.as('school').call('smsTask.cancel', { body: { id } });
    expect(stopped.data).toMatchObject({ draft: false, status: { code: 'FAIL' } });
    await runAt(60);
    expect(sent).toEqual([good, slow]);
    expect(await outcome(id)).toMatchObject({ receivers: { [good]: 'SUCCESS OK', [slow]: 'FAIL CANCELLED' } });
  });

  it('is a draft again when its job is cancelled before the first message, and what went out stays after that', async () => {
    const cancelJob = async () => {
      const { data } = await server.as('school').call('job.page', { body: { model: { name: 'sms.send', state: 'WAITING' } } });
      for (const { id } of data.records) await server.as('school').call('job.cancel', { params: { id } });
    };
    play({ [slow]: [busy] });
    const early = await launch(good);
    await cancelJob();
    const late = await launch(`${good},${slow}`);
    await runAt(0);
    await cancelJob();
    await runAt(60);
    expect(sent).toEqual([good, slow]);
    expect((await server.as('school').call('smsTask.get', { params: { id: early } })).data).toMatchObject({
      draft: true,
      receiverCount: 1,
    });
    expect(await outcome(early)).toMatchObject({ receivers: {} });
    expect(await outcome(late)).toMatchObject({ status: 'FAIL', receivers: { [good]: 'SUCCESS OK', [slow]: 'FAIL CANCELLED' } });
  });

  it('is a draft again where whoever asked for it was disabled before its time', async () => {
    const id = await launch(good);
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'school').execute();
    await server.runJobs();
    expect(sent).toEqual([]);
    expect((await server.as('manager').call('smsTask.get', { params: { id } })).data).toMatchObject({ draft: true });
  });

  it('is not deleted while it is under way', async () => {
    play({ [slow]: [busy] });
    const id = await launch(`${good},${slow}`);
    await runAt(0);
    const refused = await server.as('school').call('smsTask.remove', { body: [id] });
    expect([refused.status, refused.msg]).toEqual([409, '正在发送的短信不能删除，请先取消发送']);
    expect(await outcome(id)).toMatchObject({ receivers: { [slow]: 'WAITING BUSY' } });
  });
});

describe('what has arrived', () => {
  it('is asked of the provider, a few times, of those it does not know yet alone', async () => {
    const asked: string[] = [];
    const told: Record<string, SmsReceipt | Error> = {
      [good]: { kind: 'delivered' },
      [bad]: new Error('garbage'),
      [slow]: { kind: 'waiting' },
    };
    const { ALI } = server.host.sms;
    if (!ALI) throw new Error('played above');
    server.host.sms = {
      ALI: {
        ...ALI,
        async receipt({ receiver, bizId, template }) {
          asked.push(`${receiver} ${bizId} ${template.appSecret}`);
          const receipt = told[receiver];
          if (receipt instanceof Error) throw receipt;
          return receipt ?? { kind: 'waiting' };
        },
      },
    };
    const id = await launch(`${good},${bad},${slow}`);
    await runAt(0);
    const deliveries = async (query = {}) => {
      const { data } = await server.as('school').call('smsSendStatus.query', { body: { taskId: id, ...query } });
      return Object.fromEntries(data.map((row: any) => [row.receiver, [row.delivery?.desc, row.deliveryCode]])); // oxlint-disable-line typescript/no-explicit-any -- an answer as a client sees it
    };
    expect(await deliveries()).toEqual({ [good]: ['等待回执', null], [bad]: ['等待回执', null], [slow]: ['等待回执', null] });
    await runAt(1);
    expect(asked).toEqual([]);
    await runAt(2);
    expect(asked).toEqual([good, bad, slow].map((phone) => `${phone} biz-${phone} s`));
    expect(await deliveries({ delivery: 'DELIVERED' })).toEqual({ [good]: ['已送达', null] });
    told[bad] = { kind: 'failed', code: 'MOBILE_NOT_ON_SERVICE' };
    for (const minutes of [17, 18, 200, 1000]) await runAt(minutes);
    expect(await deliveries()).toEqual({
      [good]: ['已送达', null],
      [bad]: ['未送达', 'MOBILE_NOT_ON_SERVICE'],
      [slow]: [undefined, null],
    });
    expect(asked).toHaveLength(3 + 2 + 1);
    // no user asked for that work, so no user finds it among their own
    expect((await server.as('school').call('job.page', { body: { model: { name: 'sms.receipts' } } })).data.total).toBe('0');
  });

  it('is unknown where nobody can be asked', async () => {
    const id = await launch(good);
    for (const minutes of [0, 2, 17]) await runAt(minutes);
    const { data } = await server.as('school').call('smsSendStatus.query', { body: { taskId: id } });
    expect(data).toMatchObject([{ sendStatus: { code: 'SUCCESS' }, delivery: null }]);
  });
});

describe('a message of a service', () => {
  async function send(phone: string, params: Record<string, string>, customCode = 'code'): Promise<string> {
    const ctx = await systemContext(server.host, seedTenantId);
    if (!ctx) throw new Error('no tenant');
    return inTransaction(ctx, (ctx) => sendSms(ctx, customCode, phone, params));
  }

  it('carries its values to the phone, and shows them to nobody', async () => {
    const gateways = memoryGateways();
    server.host.sms = gateways;
    const id = await send(good, { code: '824613' });
    const before = await server.db.selectFrom('smsTask').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    await server.runJobs();
    expect(gateways.sent).toMatchObject([{ receiver: good, content: '验证码824613', params: [{ name: 'code', value: '824613' }] }]);
    const after = await server.db.selectFrom('smsTask').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const jobs = await server.db.selectFrom('job').selectAll().execute();
    expect(JSON.stringify([before, after, jobs])).not.toContain('824613');
    expect(after).toMatchObject({ status: 'SUCCESS', content: '验证码***', sealedParams: null });
    expect((await server.as('manager').call('smsTask.get', { params: { id } })).data.content).toBe('验证码***');
    expect((await server.as('school').call('smsTask.get', { params: { id } })).status).toBe(404);
  });

  it.each([
    ['an unknown template', 'none', good, { code: '1' }],
    ['a missing value', 'code', good, {}],
    ['no phone', 'code', '12345', { code: '1' }],
  ])('is refused for %s', async (_, customCode, phone, params) => {
    await expect(send(phone, params, customCode)).rejects.toMatchObject({ name: 'Refusal' });
  });

  it('is not tried again later, when its code is of no use any more', async () => {
    play({ [slow]: [busy] });
    const id = await send(slow, { code: '1' });
    for (const minutes of [0, 1, 6]) await runAt(minutes);
    const task = await server.db.selectFrom('smsTask').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    expect([sent, task.status, task.sealedParams]).toEqual([[slow], 'FAIL', null]);
  });

  it('is no draft when it is stopped: its values are gone', async () => {
    const id = await send(good, { code: '1' });
    const stopped = await server.as('manager').call('smsTask.cancel', { body: { id } });
    expect(stopped.data).toMatchObject({ draft: false, status: { code: 'FAIL' } });
    await server.runJobs();
    expect(sent).toEqual([]);
  });
});
