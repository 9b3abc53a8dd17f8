// @pglite: the one door to rows, whose conditions go into every statement
import { describe, expect, it } from 'vitest';
import { known } from '../../test/fixture.ts';
import { openServer } from '../../test/harness.ts';

const server = openServer();

describe('the one door to rows', () => {
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

  it('opens what the caller made in the own organisation beside those of the roles, and no more', async () => {
    const { db } = server;
    const idOf = async (account: string) =>
      (await db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
    const [teacher, school] = [await idOf('teacher'), await idOf('school')];
    const extra = { tenantId: '1', code: 'EXTRA', name: '另一所学校', dsType: 'CUSTOMIZE' } as const;
    const { id: roleId } = await db.insertInto('role').values(extra).returning('id').executeTakeFirstOrThrow();
    const contest = (title: string, orgId: string, createdBy: string) => ({
      tenantId: '1',
      title,
      orgId,
      createdBy,
      edition: 2026,
      tracks: [],
      registrationStart: new Date(0),
      registrationEnd: new Date(0),
    });
    await db
      .insertInto('contest')
      .values([
        contest('made here', known.engineering, teacher),
        contest('given away', known.business, teacher),
        contest('of a colleague', known.engineering, school),
        contest('of the other school', known.otherSchool, school),
      ])
      .execute();
    const seen = async () => {
      const { data } = await server.as('teacher').call('contest.page', { body: { model: {}, sort: 'title', order: 'ascending' } });
      return data.records.map(({ title }: { title: string }) => title);
    };
    expect(await seen()).toEqual(['made here']);
    await db.insertInto('userRole').values({ tenantId: '1', userId: teacher, roleId }).execute();
    await db.insertInto('roleOrg').values({ tenantId: '1', roleId, orgId: known.otherSchool }).execute();
    expect(await seen()).toEqual(['made here', 'of the other school']);
  });
});
