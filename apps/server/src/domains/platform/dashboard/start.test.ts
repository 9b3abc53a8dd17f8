import { dashboardPages } from '@saiwu/openapi';
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

describe('the start of a front end', () => {
  it.each(['admin', 'school', 'judge1', 'nobody'])('tells %s what each operation of a part answers', async (account) => {
    const person = server.as(account);
    const { data } = await person.call('session.start', { query: {} });
    expect(data).toEqual({
      mine: (await person.call('user.mine')).data,
      unread: (await person.call('message.unread')).data,
      greeting: (await person.call('greeting.mine', { query: {} })).data,
      parameters: { DocsUrl: '', RepositoryUrl: '' },
    });
  });

  it('has the greeting of a role that the caller holds, and what an administrator has filled in', async () => {
    await fill('GreetQrCode', 'https://example.org/all');
    await fill('GreetQrCode.JUDGE', 'https://example.org/judges');
    const { data: docs } = await server.as('admin').call('parameter.page', { body: { model: { key: 'DocsUrl' } } });
    await server.as('admin').change('parameter.update', { id: docs.records[0].id, value: 'https://docs.example.org' });
    const startOf = async (account: string, roleCode: string) =>
      (await server.as(account).call('session.start', { query: { roleCode } })).data;
    expect(await startOf('judge1', 'JUDGE')).toMatchObject({
      greeting: { qrCode: 'https://example.org/judges' },
      parameters: { DocsUrl: 'https://docs.example.org', RepositoryUrl: '' },
    });
    expect((await startOf('school', 'JUDGE')).greeting.qrCode).toBe('https://example.org/all');
  });

  it.each(['admin', 'school', 'judge1', 'nobody'])('tells %s at the dashboard what each operation of a part answers', async (account) => {
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    const countsOthers = account === 'admin' || account === 'school';
    const person = server.as(account);
    const { data } = await person.call('dashboard.start', { query: {} });
    const { news, todos, signIns, contests, certifications } = dashboardPages;
    const mine = (await person.call('user.mine')).data;
    const ownContests = (await person.call('contest.page', { body: contests })).data;
    const queue = (await person.call('certification.page', { body: certifications })).data;
    expect(data).toEqual({
      ...(await person.call('session.start', { query: {} })).data,
      overview: (await person.call('overview.mine')).data,
      item: countsOthers ? (await person.call('dashboard.item')).data : null,
      chart: countsOthers ? (await person.call('dashboard.chart')).data : null,
      banners: (await person.call('banner.mine')).data,
      news: (await person.call('message.page', { body: news })).data,
      todos: (await person.call('message.page', { body: todos })).data,
      signIns: (await person.call('loginLog.page', { body: signIns(mine.id) })).data,
      offers: (await person.call('register.offers')).data,
      contests: account === 'admin' || account === 'school' ? ownContests : null,
      certifications: account === 'admin' || account === 'school' ? queue : null,
    });
  });

  it.each(['session.start', 'dashboard.start'] as const)('%s is for those who are signed in', async (id) => {
    expect((await server.as(null).call(id, { query: {} })).status).toBe(401);
  });
});
