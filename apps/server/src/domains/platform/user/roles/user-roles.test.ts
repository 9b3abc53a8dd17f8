import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';
import { readSheet } from '../../../../formats/sheets/read-sheet.ts';
import { writeSheet } from '../../../../formats/sheets/write-sheet.ts';

const server = openServer();
const beyond = '没有这个角色，或者它超出你自己的权限，不能分配';
const roles = new Map<string, string>();

beforeEach(async () => {
  for (const { code, id } of await server.db.selectFrom('role').where('tenantId', '=', '1').select(['code', 'id']).execute())
    roles.set(code, id);
});

const idOf = async (account: string) =>
  (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;

async function heldBy(account: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('user')
    .innerJoin('userRole', 'userRole.userId', 'user.id')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .where('user.account', '=', account)
    .orderBy('role.code')
    .select('role.code')
    .execute();
  return rows.map(({ code }) => code);
}

const roleIds = (...codes: string[]) => codes.map((code) => roles.get(code) ?? '');
const add = (who: string, ...codes: string[]) =>
  server.as(who).call('user.save', { body: { account: 'new_one', name: '新人', orgId: known.engineering, roleIds: roleIds(...codes) } });
const change = async (who: string, account: string, ...codes: string[]) =>
  server.as(who).change('user.update', { id: await idOf(account), roleIds: roleIds(...codes) });

describe('the roles that somebody may give', () => {
  const codes = async (who: string) => (await server.as(who).call('user.givableRoles')).data.map(({ code }: { code: string }) => code);

  it('are those that go no further than the own ones, by the names of the reader’s language', async () => {
    expect((await codes('admin')).toSorted()).toEqual([...roles.keys()].toSorted());
    expect((await codes('manager')).toSorted()).toEqual(['GENERAL_MANAGER', 'MAKER', 'TEACHER', 'XMANAGEMENT', 'YMANAGEMENT']);
    expect((await codes('school')).toSorted()).toEqual(['MAKER', 'TEACHER', 'XMANAGEMENT', 'YMANAGEMENT']);
    expect((await server.as('college').call('user.givableRoles')).status).toBe(403);
    const [first] = (await server.as('school', 'en').call('user.givableRoles')).data;
    expect(first).toMatchObject({ name: expect.stringMatching(/^[A-Z][a-z ]+$/), dsType: { code: expect.any(String) } });
  });

  it('are none that is switched off', async () => {
    await server.db.updateTable('role').set({ state: false }).where('code', '=', 'MAKER').execute();
    expect(await codes('school')).not.toContain('MAKER');
    expect((await add('school', 'MAKER')).extra.fieldErrors).toEqual({ roleIds: beyond });
  });
});

describe('with the form', () => {
  it('somebody new gets roles, and can do what they allow', async () => {
    const { data } = await add('school', 'TEACHER', 'YMANAGEMENT');
    expect(data.roleList.map(({ id }: { id: string }) => id).toSorted()).toEqual(roleIds('TEACHER', 'YMANAGEMENT').toSorted());
    expect(await heldBy('new_one')).toEqual(['TEACHER', 'YMANAGEMENT']);
  });

  it.each([
    ['school', 'GENERAL_MANAGER'],
    ['school', 'JUDGE'],
    ['manager', 'SUPER_ADMIN'],
    ['college', 'TEACHER'],
  ])('nobody gives more than they have: %s, %s', async (who, code) => {
    const refused = await add(who, code);
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { roleIds: beyond }]);
    expect(await heldBy('new_one')).toEqual([]);
    const changed = await change(who, 'teacher', 'TEACHER', code);
    expect([changed.status, await heldBy('teacher')]).toEqual(code === 'TEACHER' ? [200, ['TEACHER']] : [400, ['TEACHER']]);
  });

  it('the roles are those that are named from now on, but for those that the caller could not give', async () => {
    await server.db
      .insertInto('userRole')
      .values({ tenantId: '1', userId: await idOf('judge1'), roleId: roles.get('TEACHER') ?? '' })
      .execute();
    const { data } = await change('school', 'judge1', 'MAKER');
    expect(data.roleList.map(({ code }: { code: string }) => code).toSorted()).toEqual(['JUDGE', 'MAKER']);
    expect(await heldBy('judge1')).toEqual(['JUDGE', 'MAKER']);
    // they are sent back with the others
    expect((await change('school', 'judge1', 'JUDGE')).status).toBe(200);
    expect(await heldBy('judge1')).toEqual(['JUDGE']);
  });

  it('roles that are not named stay, also where the whole row is sent', async () => {
    const whole = { id: await idOf('teacher'), name: '张老师', sex: 'N', state: true, orgId: known.engineering };
    expect((await server.as('school').change('user.updateAll', whole)).status).toBe(200);
    expect(await heldBy('teacher')).toEqual(['TEACHER']);
  });

  it('nobody takes the keeping of roles from themselves', async () => {
    const refused = await change('manager', 'manager', 'TEACHER');
    expect([refused.status, refused.msg]).toEqual([409, '这样你自己就不能再管理角色了，请由其他管理员操作']);
    expect(await heldBy('manager')).toEqual(['GENERAL_MANAGER']);
  });

  it('holds from the next request on', async () => {
    const session = await server.headersOf('nobody');
    const page = async () =>
      (
        await server.fetch('/api/authority/user/page', {
          method: 'POST',
          headers: { ...session, 'content-type': 'application/json' },
          body: JSON.stringify({ model: {} }),
        })
      ).status;
    expect(await page()).toBe(403);
    await change('school', 'nobody', 'YMANAGEMENT');
    expect(await page()).toBe(200);
    await change('school', 'nobody');
    expect(await page()).toBe(403);
  });
});

describe('a sheet', () => {
  const bring = (who: string, rows: string[][], titles = ['账号', '姓名', '角色']) => {
    const sheet = writeSheet({ sheetName: 'a', columns: titles.map((title) => ({ title })), rows });
    return server.as(who).call('user.import', { body: { file: new File([sheet], 'users.xlsx') } });
  };

  it('gives roles by name or code, several at once, as an export writes them', async () => {
    const names = new Map<string, string>(
      (await server.as('school').call('user.givableRoles')).data.map(({ code, name }: { code: string; name: string }) => [code, name]),
    );
    const rows = [
      ['sheet_1', '一', `${names.get('TEACHER') ?? ''}；maker`],
      ['sheet_2', '二', ''],
    ];
    expect((await bring('school', rows)).data).toBe(true);
    expect([await heldBy('sheet_1'), await heldBy('sheet_2')]).toEqual([['MAKER', 'TEACHER'], []]);
    const { response } = await server.as('school').call('user.export', { body: { model: { account: 'sheet_1' } } });
    const [heads = [], line = []] = (await readSheet(new Uint8Array(await response.arrayBuffer()))).rows;
    expect(line[heads.indexOf('角色')]?.split('；').toSorted()).toEqual(
      ['TEACHER', 'MAKER'].map((code) => names.get(code) ?? '').toSorted(),
    );
  });

  it.each([
    ['school', 'GENERAL_MANAGER'],
    ['school', '评委'],
    ['manager', 'SUPER_ADMIN'],
    ['school', '没有的角色'],
  ])('gives nobody more than the reader has: %s, %s', async (who, word) => {
    const refused = await bring(who, [['sheet_1', '一', `TEACHER;${word}`]]);
    expect([refused.code, refused.extra.fieldErrors]).toEqual([-9, { '2.roleIds': beyond }]);
    expect(await server.db.selectFrom('user').where('account', '=', 'sheet_1').select('id').execute()).toEqual([]);
  });

  it('gives none at all to people of whoever may give none, nor to people elsewhere', async () => {
    await server.db
      .deleteFrom('roleAuthority')
      .where('authorityId', 'in', (eb) => eb.selectFrom('resource').where('code', '=', 'authority:user:giveRole').select('id'))
      .where('roleId', '=', roles.get('XMANAGEMENT') ?? '')
      .execute();
    expect((await bring('school', [['sheet_1', '一', 'TEACHER']])).extra.fieldErrors).toEqual({ '2.roleIds': beyond });
    expect((await bring('school', [['sheet_1', '一', '江南大学']], ['账号', '姓名', '组织'])).extra.fieldErrors).toEqual({
      '2.orgId': '没有找到这个机构',
    });
  });
});

it('the tree beside the list counts whom the reader sees', async () => {
  const counted = async (who: string) =>
    new Map<string, number>(
      (await server.as(who).call('user.perOrg')).data.map(({ orgId, users }: { orgId: string | null; users: number }) => [
        orgId ?? '',
        users,
      ]),
    );
  const school = await counted('school');
  const inSchool = await server.db.selectFrom('user').where('orgId', '=', known.school).select('id').execute();
  expect(school.get(known.school)).toBe(inSchool.length);
  expect([...school.keys()].toSorted()).toEqual([known.school, known.engineering].toSorted());
  expect((await counted('manager')).get(known.otherSchool)).toBe(2);
  expect((await server.as('teacher').call('user.perOrg')).status).toBe(403);
});
