import type { OperationId } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

async function idOf(account: string): Promise<string> {
  const { id } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
  return id;
}

/** What of these does not answer as for a row that is not there. */
async function notMissing(account: string, calls: readonly [OperationId, object][]): Promise<[OperationId, number][]> {
  const answers: [OperationId, number][] = [];
  for (const [id, input] of calls) answers.push([id, (await server.as(account).call(id, input)).status]);
  return answers.filter(([, status]) => status !== 404);
}

describe('the built-in administrator', () => {
  it('is there for the super administrator only: by id, in lists, in bulk, in files and among receivers', async () => {
    const [id, teacher] = [await idOf('admin'), await idOf('teacher')];
    const manager = server.as('manager');
    expect(
      await notMissing('manager', [
        ['user.get', { params: { id } }],
        ['user.update', { body: { id, version: 1, name: '改名' } }],
        ['user.updateAll', { body: { id, version: 1, name: '改名', sex: 'N', state: true, orgId: null } }],
        ['user.reset', { body: { id } }],
        ['totp.reset', { body: { userId: id } }],
        ['user.remove', { body: [id] }],
      ]),
    ).toEqual([]);
    const student = await idOf('student');
    expect(await manager.call('user.remove', { body: [student, id] })).toMatchObject({ data: true, extra: { passedOver: 1 } });
    expect((await manager.call('user.page', { body: { model: { account: 'admin' } } })).data.total).toBe('0');
    expect((await manager.call('user.query', { body: { account: 'admin' } })).data).toEqual([]);
    const { response } = await manager.call('user.export', { body: { model: {} } });
    const { rows } = await server.host.workers.readSheet(await response.blob());
    expect(rows.map(([account]) => account)).not.toContain('admin');
    expect((await manager.call('message.count', { body: { msgType: 'NOTIFY', userIdList: [id, teacher] } })).data.total).toBe(1);
    expect((await server.as('admin').call('user.get', { params: { id } })).data).toMatchObject({ account: 'admin', readonly: true });
  });
});
