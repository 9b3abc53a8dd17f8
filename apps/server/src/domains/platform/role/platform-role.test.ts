import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { loginForm, opened, platformClient } from '../../../../test/platform-client.ts';

const server = openServer();
const platform = platformClient(server);

/** Sends as the platform's role screen does (platform-api §5.4), and answers the data. */
async function screen() {
  const { data } = await opened(platform('POST', 'oauth/noToken/login', { json: { ...loginForm, account: 'manager' } }));
  return async (method: string, path: string, json?: unknown, query?: Record<string, string>) => {
    const call = { token: String(data.token), ...(json !== undefined && { json }), ...(query && { query }) };
    return (await opened(platform(method, `authority/${path}`, call)))['data'];
  };
}

const form = { code: '', name: '片区', describe: '', state: true, readonly: false, dsType: { code: 'CUSTOMIZE', desc: '自定义', val: 2 } };

describe('the role screen of the platform’s generation', () => {
  it('adds a role by its form, finds it by its filters, and puts the row of the list back as it is', async () => {
    const send = await screen();
    const { id, code } = await send('POST', 'role', { ...form, orgList: [known.school] });
    const model = { dsType: { code: 'CUSTOMIZE' }, readonly: false, code: '', name: '片' };
    const { records } = await send('POST', 'role/page', { model, size: 10, current: 1, sort: 'id', order: 'descending', timeRange: null });
    expect(records.map((row: { id: string }) => row.id)).toEqual([id]);
    const details = await send('GET', `role/details/${id}`);
    expect(details).toMatchObject({ code, orgList: [known.school] });
    const changed = await send('PUT', 'role', { ...records[0], name: '东片区', orgList: details.orgList });
    expect(changed).toMatchObject({ name: '东片区', describe: null, dsType: { code: 'CUSTOMIZE' }, orgList: [known.school] });
    expect(await send('GET', `role/check/${code}`)).toBe(true);
    expect(await send('DELETE', 'role', [id])).toBe(true);
    expect(await send('GET', `role/check/${code}`)).toBe(false);
  });

  it('assigns users and permissions, whole lists at a time', async () => {
    const send = await screen();
    const { id: roleId, code } = await send('POST', 'role', { ...form, dsType: { code: 'SELF' }, orgList: [] });
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
    expect(await send('POST', 'role/user', { roleId, userIdList: [userId] })).toBe(true);
    expect(await send('GET', `role/user/${roleId}`)).toEqual([userId]);
    expect(await send('GET', 'role/codes', undefined, { codes: code })).toEqual([userId]);
    const button = server.db.selectFrom('resource').where('code', '=', 'authority:area:view').select(['id', 'menuId']);
    const { id: resourceId, menuId } = await button.executeTakeFirstOrThrow();
    expect(await send('POST', 'role/authority', { roleId, menuIdList: [menuId], resourceIdList: [resourceId] })).toBe(true);
    const { menuIdList, resourceIdList } = await send('GET', `role/authority/${roleId}`);
    expect([menuIdList.includes(menuId), resourceIdList]).toEqual([true, [resourceId]]);
    const rows = await send('GET', `roleAuthority/${roleId}`);
    expect(rows).toContainEqual({ roleId, authorityId: resourceId, authorityType: { code: 'RESOURCE', desc: '资源' } });
  });

  it('of later tags calls the same by other names', async () => {
    const send = await screen();
    const { id: roleId, code } = await send('POST', 'role', { ...form, dsType: { code: 'SELF' }, orgList: [] });
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
    expect(await send('POST', 'role/saveUserRole', { roleId, userIdList: [userId] })).toBe(true);
    expect(await send('GET', 'role/userList', undefined, { roleId })).toEqual([userId]);
    const { id: resourceId } = await server.db
      .selectFrom('resource')
      .where('code', '=', 'authority:user:view')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await send('POST', 'role/saveResource', { roleId, menuIdList: [], resourceIdList: [resourceId] })).toBe(true);
    const granted = await send('GET', 'role/resourceList', undefined, { roleId });
    expect(granted.resourceIdList).toEqual([resourceId]);
    expect(await send('GET', `role/authority/${roleId}`)).toEqual(granted);
    expect(await send('GET', 'role/details', undefined, { id: roleId })).toMatchObject({ code });
    expect(await send('GET', 'role/check', undefined, { code })).toBe(true);
    expect([await send('POST', 'role/refreshCache'), await send('POST', 'role/clearCache')]).toEqual([true, true]);
  });
});
