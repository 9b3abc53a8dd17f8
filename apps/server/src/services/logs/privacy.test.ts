import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../test/fixture.ts';
import { openServer } from '../../../test/harness.ts';
import { oddFiles } from '../../../test/odd-files.ts';
import { memoryFiles } from '../../browser/memory-files.ts';
import { systemContext } from '../../domains/jobs/job-context.ts';
import { defineJob } from '../jobs/define-job.ts';
import { createJobRunner } from '../../domains/jobs/run-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { memoryGateways } from '../sms/memory-gateway.ts';
import { seedTenantId } from '../../core/tenants.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';
import { inTransaction } from '../../rows/transaction.ts';
import { z } from 'zod';
import { everyTenant } from '../../rows/every-tenant.ts';

const server = openServer();
const phone = '13912345678';

/** The row of the operation log for the last call of an operation. */
async function lastRow(operationId: string) {
  return server.db
    .selectFrom('optLog')
    .where('operationId', '=', operationId)
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirstOrThrow();
}

describe('a signed link', () => {
  beforeEach(() => {
    server.host.files = memoryFiles();
  });

  it('is in the log without its signature: in a result, and in any text that somebody has sent', async () => {
    const content = (await oddFiles()).find(({ name }) => name === 'good.png')?.content ?? new Uint8Array();
    const { data } = await server.as('student').call('user.uploadAvatar', { body: { file: new File([content], 'me.png') } });
    const signature = new URL(data.avatar, 'http://saiwu.test').searchParams.get('signature') ?? '';
    expect(signature).toHaveLength(64);
    const escaped = `/login?redirect=${encodeURIComponent(data.avatar)}`;
    const html = data.avatar.replaceAll('&', '&amp;');
    const bucket =
      'https://bucket.example/a.png?X-Amz-Credential=AKplanted&X-Amz-Expires=60&X-Amz-Signature=planted&x-cos-security-token=planted';
    for (const [index, link] of [data.avatar, escaped, html, bucket].entries())
      expect(
        (await server.as('admin').call('parameter.save', { body: { key: `L${index}`, name: '链接', value: `见 ${link} 。` } })).status,
      ).toBe(200);
    const rows = await server.db.selectFrom('optLog').select(['params', 'result', 'exDetail', 'requestUri']).execute();
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${signature}|planted`));
    expect((await lastRow('user.uploadAvatar')).result).toMatch(/\?expires=\d+&signature=\*\*\*&tenant=/);
  });
});

describe('a phone', () => {
  it('is in the log as its mask: in fields, in free text, in receivers, in results and in an account', async () => {
    server.host.sms = memoryGateways();
    const manager = server.as('manager');
    const body = {
      account: phone,
      name: '新人',
      mobile: phone,
      orgId: known.engineering,
      workDescribe: `电话 +86 139 1234 5678，或 139-1234-5678`,
    };
    expect((await manager.call('user.save', { body })).status).toBe(200);
    const template = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode: 'invite', content: '${name}', templateCode: 'T' };
    const { data } = await manager.call('smsTemplate.save', { body: template });
    const task = {
      templateId: data.id,
      topic: '通知',
      receiver: `张<${phone}>,13900005678`,
      templateParam: { name: `请打 ${phone}` },
      draft: true,
    };
    expect((await manager.call('smsTask.save', { body: task })).status).toBe(200);
    const rows = await server.db.selectFrom('optLog').select(['params', 'result', 'exDetail']).execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/139[ -]?1234[ -]?5678|13900005678/);
    const saved = await lastRow('user.save');
    expect(JSON.parse(saved.params ?? '').body).toMatchObject({ account: '139****5678', mobile: '139****5678', name: '新人' });
    expect(JSON.parse(saved.params ?? '').body.workDescribe).toBe('电话 +86 139****5678，或 139****5678');
    expect(JSON.parse((await lastRow('smsTask.save')).params ?? '').body.receiver).toContain('139****5678');
  });

  it('is masked in what an import was refused for, too', async () => {
    const sheet = writeSheet({
      sheetName: '用户',
      columns: ['账号', '姓名', '手机'].map((title) => ({ title })),
      rows: [
        [phone, '甲', phone],
        [phone, '乙', phone],
      ],
    });
    const refused = await server.as('manager').call('user.import', { body: { file: new File([sheet], 'a.xlsx') } });
    expect(refused.code).not.toBe(0);
    const { exDetail, result } = await lastRow('user.import');
    expect(`${exDetail} ${result}`).not.toContain(phone);
    expect(`${exDetail} ${result}`).toContain('139****5678');
  });

  it('is no more in the server’s own log, where it stands in a path', async () => {
    const lines: string[] = [];
    const keep = (facts: object) => void lines.push(JSON.stringify(facts));
    server.host.log = { info: keep, warn: keep, error: keep };
    await server.as('teacher').call('social.connections', { params: { username: phone } });
    expect(lines.join()).toContain('139****5678');
    expect(lines.join()).not.toContain(phone);
  });

  it('leaves other numbers as they are', async () => {
    const value = '订单 20139123456789，编号 139123456789，金额 1391234.5';
    await server.as('admin').call('parameter.save', { body: { key: 'Numbers', name: '数字', value } });
    expect(JSON.parse((await lastRow('parameter.save')).params ?? '').body.value).toBe(value);
  });
});

describe('a code', () => {
  it('that is the name of something is told', async () => {
    await server.as('admin').call('area.save', { body: { code: '990000', label: '新区', parentId: '0', level: 'PROVINCE', sortValue: 1 } });
    const { params, result } = await lastRow('area.save');
    expect(JSON.parse(params ?? '').body.code).toBe('990000');
    expect(JSON.parse(result ?? '').code).toBe('990000');
    await server.as('manager').call('user.save', { body: { account: 'coded', name: '有码', orgId: known.engineering, sex: 'M' } });
    expect(JSON.parse((await lastRow('user.save')).result ?? '').sex).toEqual({ code: 'M', desc: '男' });
  });

  it('that lets somebody in is not', async () => {
    await server.as('teacher').call('totp.enrol');
    await server.as('teacher').call('totp.confirm', { body: { code: '482915' } });
    const { params } = await lastRow('totp.confirm');
    expect(JSON.parse(params ?? '').body).toEqual({ code: '***' });
    const binding = 'b'.repeat(43);
    const back = { provider: 'github', code: 'planted-code', state: 'planted-state', binding };
    await server.as('teacher').call('social.bind', { body: back });
    expect(JSON.parse((await lastRow('social.bind')).params ?? '').body).toEqual({
      provider: 'github',
      code: '***',
      state: '***',
      binding: '***',
    });
    const rows = await server.db.selectFrom('optLog').select(['params', 'result', 'exDetail']).execute();
    expect(JSON.stringify(rows)).not.toMatch(/482915|planted|otpauth/);
  });
});

describe('an error of the database', () => {
  const marker = 'Planted7f3a9';
  let lines: unknown[];
  beforeEach(() => {
    lines = [];
    const keep = (...line: unknown[]) => void lines.push(...line);
    server.host.log = { info: keep, warn: keep, error: keep };
  });

  it('is in the operation log in the words that the caller read, with its class; the server’s own log quotes no value either', async () => {
    // a field that no code knows
    await sql`create function refuse() returns trigger language plpgsql as 'begin perform new.value::int; return new; end'`.execute(
      server.db,
    );
    await sql`create trigger refuse before insert on parameter for each row execute function refuse()`.execute(server.db);
    const refused = await server.as('admin').call('parameter.save', { body: { key: 'Colour', name: '颜色', value: marker } });
    expect([refused.status, refused.msg]).toEqual([500, '系统繁忙，请稍后再试~']);
    expect(await lastRow('parameter.save')).toMatchObject({ type: 'EX', code: -1, exDetail: '系统繁忙，请稍后再试~\nPostgreSQL 22P02' });
    expect(lines).toContainEqual(expect.objectContaining({ error: 'PostgreSQL 22P02' }));
    expect(told()).not.toContain(marker);
  });

  it('that the caller can act on is told as they read it', async () => {
    await sql`create unique index one_value on parameter (value) where value like 'Planted%'`.execute(server.db);
    const body = { name: '颜色', value: marker };
    await server.as('admin').call('parameter.save', { body: { key: 'First', ...body } });
    const refused = await server.as('admin').call('parameter.save', { body: { key: 'Second', ...body } });
    expect([refused.status, refused.code]).toEqual([409, -4]);
    expect(await lastRow('parameter.save')).toMatchObject({ type: 'EX', code: -4, exDetail: '已有相同的数据\nPostgreSQL 23505' });
  });

  it('of a job quotes no row in the server’s log', async () => {
    const ctx = await systemContext(server.host, seedTenantId);
    if (!ctx) throw new Error('no tenant');
    const id = await inTransaction(ctx, (ctx) => startJob(ctx, 'job.prune', {}, { isTold: false }));
    const twice = { tenantId: seedTenantId, code: marker, name: marker, dsType: 'SELF' } as const;
    const run = defineJob({
      input: z.object({}),
      run: (job) =>
        inTransaction(job.ctx, async (ctx) => {
          await everyTenant(ctx).insertInto('role').values([twice, twice]).execute();
        }),
    });
    const runner = createJobRunner(server.host, { 'job.prune': run });
    await expect(runner.run({ tenantId: seedTenantId, id, startAfter: null, isSoon: false }, new AbortController().signal)).rejects.toThrow(
      'duplicate',
    );
    expect(lines).toContain('an attempt at a job failed');
    expect(told()).not.toContain(marker);
  });

  /** The lines as they are written. */
  const told = () => lines.map((line) => JSON.stringify(line)).join('\n');
});
