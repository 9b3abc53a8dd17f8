// @pglite: the one door to rows, whose conditions go into every statement
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { known } from '../../test/fixture.ts';
import { openServer } from '../../test/harness.ts';

const server = openServer();

describe('the one door to rows', () => {
  it('keeps another tenant out, in every list and by every id', async () => {
    const { db } = server;
    await db.insertInto('tenant').values({ id: '2', code: '0002', name: '另一个企业', expirationTime: null }).execute();
    const parameter = await db
      .insertInto('parameter')
      .values({ tenantId: '2', key: 'foreign', name: '外来', value: '1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await db
      .insertInto('user')
      .values({ tenantId: '2', account: 'foreigner', name: '外人' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const admin = server.as('admin');
    expect((await admin.call('parameter.page', { body: { model: { key: 'foreign' } } })).data.total).toBe('0');
    expect((await admin.call('user.page', { body: { model: { account: 'foreigner' } } })).data.total).toBe('0');
    for (const [id, operation] of [
      [parameter.id, 'parameter'],
      [user.id, 'user'],
    ] as const) {
      expect((await admin.call(`${operation}.get`, { params: { id } })).status).toBe(404);
      expect((await admin.call(`${operation}.update`, { body: { id, version: 1, name: '改' } })).status).toBe(404);
      expect((await admin.call(`${operation}.remove`, { body: [id] })).status).toBe(404);
    }
    const names = await sql<{ name: string }>`select name from parameter where tenant_id = 2`.execute(db);
    expect(names.rows).toEqual([{ name: '外来' }]);
  });

  it('does not believe a tenant that a caller names', async () => {
    const headers = { ...(await server.headersOf('admin')), tenant: btoa('0002'), 'content-type': 'application/json' };
    const response = await server.fetch('/api/authority/parameter', {
      method: 'POST',
      headers,
      body: JSON.stringify({ key: 'mine', name: '我的', value: '1', tenantId: '2' }),
    });
    expect(response.status).toBe(200);
    const row = await server.db.selectFrom('parameter').where('key', '=', 'mine').select('tenantId').executeTakeFirstOrThrow();
    expect(row.tenantId).toBe('1');
  });

  it('gives a user with several roles the union of their scopes', async () => {
    const { db } = server;
    const { id: userId } = await db.selectFrom('user').where('account', '=', 'college').select('id').executeTakeFirstOrThrow();
    const before = await server.as('college').call('user.page', { body: { model: {}, size: 100 } });
    expect(before.data.records.map((one: { account: string }) => one.account)).not.toContain('other');
    const role = await db
      .insertInto('role')
      .values({ tenantId: '1', code: 'EXTRA', name: '另一所学校', dsType: 'CUSTOMIZE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('roleOrg').values({ tenantId: '1', roleId: role.id, orgId: known.otherSchool }).execute();
    await db.insertInto('userRole').values({ tenantId: '1', userId, roleId: role.id }).execute();
    const after = await server.as('college').call('user.page', { body: { model: {}, size: 100 } });
    expect(after.data.records.map((one: { account: string }) => one.account)).toEqual(expect.arrayContaining(['other', 'teacher']));
  });
});
