// @pglite: jobs share the one connection with requests
import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';

const server = openServer();
/** All rows. */
const request = { model: {} };

async function rowsOf(account: string, id: string): Promise<string[][]> {
  const { response } = await server.as(account).call('job.result', { params: { id } });
  const { rows } = await server.host.workers.readSheet(await response.blob());
  return rows;
}

const accountsIn = (rows: string[][]) => {
  const [headings = [], ...people] = rows;
  const column = headings.indexOf('账号');
  return people.map((row) => row[column]);
};

describe('an export that outlives its page', () => {
  it('holds what its asker may see, and is found again by its message', async () => {
    const asked = await server.as('school').call('job.export', { body: { resource: 'user', request, label: '本校用户' } });
    expect(asked.data).toMatchObject({ state: { code: 'WAITING' }, name: { desc: '导出数据' }, label: '本校用户', file: null });
    await server.runJobs();
    const { id } = asked.data;
    const { data } = await server.as('school').call('job.get', { params: { id } });
    expect(data).toMatchObject({ state: { code: 'SUCCEEDED' }, attempts: 1, error: null });
    expect(data.file.fileName).toMatch(/^用户-\d{4}-\d\d-\d\d\.xlsx$/);
    const accounts = accountsIn(await rowsOf('school', id));
    expect(accounts).toContain('college');
    expect(accounts).not.toContain('other');
    const messages = await server.as('school').call('message.page', { body: { model: { bizType: 'JOB' } } });
    expect(messages.data.records).toMatchObject([{ title: '本校用户：已完成', bizId: id, handlerUrl: `/jobs/${id}` }]);
  });

  it('takes the filter and the language of whoever asked', async () => {
    const { data } = await server
      .as('manager', 'en')
      .call('job.export', { body: { resource: 'user', request: { model: { account: 'judge3' }, sort: 'account' } } });
    await server.runJobs();
    const [headings, ...people] = await rowsOf('manager', data.id);
    expect(headings).toContain('Account');
    expect(people).toHaveLength(1);
  });

  it('is nobody else’s: neither to see, nor to take', async () => {
    const { data } = await server.as('school').call('job.export', { body: { resource: 'user', request } });
    await server.runJobs();
    for (const account of ['admin', 'manager', 'nobody'])
      for (const id of ['job.get', 'job.result'] as const)
        expect((await server.as(account).call(id, { params: { id: data.id } })).status).toBe(404);
    const page = await server.as('manager').call('job.page', { body: { model: {} } });
    expect(page.data.records).toEqual([]);
    const own = await server.as('school').call('job.page', { body: { model: { name: 'resource.export', state: ['SUCCEEDED'] } } });
    expect(own.data.records).toMatchObject([{ id: data.id }]);
    const other = await server.as('school').call('job.page', { body: { model: { state: 'FAILED' } } });
    expect(other.data.total).toBe('0');
  });

  it('needs the permission of the resource’s own export, when it is asked for and when it runs', async () => {
    for (const [account, resource] of [
      ['judge1', 'user'],
      ['nobody', 'user'],
      ['school', 'parameter'],
    ] as const)
      expect((await server.as(account).call('job.export', { body: { resource, request } })).status).toBe(403);
    const { data } = await server.as('school').call('job.export', { body: { resource: 'user', request } });
    await server.db.deleteFrom('roleAuthority').execute();
    await server.runJobs();
    const after = await server.as('school').call('job.get', { params: { id: data.id } });
    expect([after.data.state.code, after.data.error, after.data.file]).toEqual(['FAILED', '无权限', null]);
    expect((await server.as('school').call('job.result', { params: { id: data.id } })).status).toBe(404);
  });

  it.each([
    [{ resource: 'session', request }, 'resource'],
    [{ resource: 'constructor', request }, 'resource'],
    [{ resource: '', request }, 'resource'],
    [{ resource: 'user', request: { model: 7 } }, 'request.model'],
    [{ resource: 'user', request: { model: {}, sort: 'x'.repeat(101) } }, 'request.sort'],
    [{ resource: 'user', request: [] }, 'request'],
    [{ resource: 'user' }, 'request'],
  ])('is refused at its field for %j', async (body, field) => {
    const { status, extra } = await server.as('admin').call('job.export', { body });
    expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, [field]]);
  });

  it('is refused while five others of the same person are open', async () => {
    const ask = () => server.as('manager').call('job.export', { body: { resource: 'user', request, isTold: false } });
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 409, msg: '还有 5 个导出没有完成，请稍后再试' });
    await server.runJobs();
    expect((await ask()).status).toBe(200);
    const messages = await server.as('manager').call('message.page', { body: { model: { bizType: 'JOB' } } });
    expect(messages.data.total).toBe('0');
  });
});
