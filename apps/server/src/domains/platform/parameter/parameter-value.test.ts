import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

async function fill(key: string, value: string) {
  await server.db
    .insertInto('parameter')
    .values({ tenantId: '1', key, name: key, value })
    .onConflict((conflict) => conflict.columns(['tenantId', 'key']).doUpdateSet({ value }))
    .execute();
}

describe('a public parameter', () => {
  const valueOf = async (query: Record<string, string>) => server.as('nobody').call('parameter.value', { query });

  it('is read by everybody once an administrator has filled it in', async () => {
    expect((await valueOf({ key: 'DocsUrl' })).data).toBe('');
    expect((await valueOf({ key: 'DocsUrl', defVal: 'https://example.org' })).data).toBe('https://example.org');
    const { data } = await server.as('admin').call('parameter.page', { body: { model: { key: 'DocsUrl' } } });
    await server.as('admin').change('parameter.update', { id: data.records[0].id, value: 'https://docs.example.org' });
    expect((await valueOf({ key: 'DocsUrl', defVal: 'x' })).data).toBe('https://docs.example.org');
    await server.as('admin').change('parameter.update', { id: data.records[0].id, state: false });
    expect((await valueOf({ key: 'DocsUrl' })).data).toBe('');
  });

  it('that begins without a value is emptied again; a number and what the server does not know are not', async () => {
    const idOf = async (key: string) =>
      (await server.as('admin').call('parameter.page', { body: { model: { key } } })).data.records[0].id as string;
    await fill('DocsUrl', 'https://docs.example.org');
    await fill('AppealDays', '7');
    const emptied = async (key: string) => (await server.as('admin').change('parameter.update', { id: await idOf(key), value: '' })).status;
    expect(await emptied('DocsUrl')).toBe(200);
    expect((await valueOf({ key: 'DocsUrl' })).data).toBe('');
    expect([await emptied('PasswordMinLength'), await emptied('AppealDays')]).toEqual([400, 400]);
  });

  it('is what an SMS costs too', async () => {
    expect((await valueOf({ key: 'SmsPrice', defVal: '1' })).data).toBe('0');
  });

  it.each(['LoginPolicy', 'GreetQrCode', 'docsurl', ''])('is not %j', async (key) => {
    expect((await valueOf({ key })).status).toBe(400);
  });
});

describe('customer service', () => {
  const greeting = async (account: string, query: Record<string, string> = {}) => server.as(account).call('greeting.mine', { query });

  it('is absent until a code is given, whatever else is', async () => {
    await fill('GreetName', '王老师');
    expect((await greeting('school')).data).toEqual({ qrCode: '', name: '', text: '' });
  });

  it('is one for all, or one of a role that the caller holds', async () => {
    await fill('GreetQrCode', 'https://example.org/all');
    await fill('GreetName', '小赛');
    await fill('GreetQrCode.JUDGE', 'https://example.org/judges');
    expect((await greeting('school')).data).toEqual({ qrCode: 'https://example.org/all', name: '小赛', text: '' });
    expect((await greeting('judge1')).data.qrCode).toBe('https://example.org/judges');
    for (const roleCode of ['JUDGE', 'XMANAGEMENT'])
      expect((await greeting('judge1', { roleCode })).data.qrCode).toBe('https://example.org/judges');
    expect((await greeting('school', { roleCode: 'JUDGE' })).data.qrCode).toBe('https://example.org/all');
    expect((await greeting('nobody')).data.qrCode).toBe('https://example.org/all');
  });

  it('is asked for by oneself', async () => {
    const { id } = await server.db.selectFrom('user').where('account', '=', 'judge1').select('id').executeTakeFirstOrThrow();
    expect((await greeting('judge1', { userId: id })).status).toBe(200);
    expect((await greeting('judge2', { userId: id })).status).toBe(403);
    expect((await greeting('judge1', { userId: 'x' })).status).toBe(400);
  });
});
