import { contract, isWrite, type OperationId } from '@saiwu/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const refusal = [409, '这个用户的角色权限或数据范围超出你自己的，不能操作'];

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

async function give(account: string, code: string): Promise<void> {
  const role = await server.db.selectFrom('role').where('code', '=', code).select('id').executeTakeFirstOrThrow();
  await server.db
    .insertInto('userRole')
    .values({ tenantId: '1', userId: await idOf(account), roleId: role.id })
    .execute();
}

/** Every write on somebody else's account. */
const acts = {
  'user.update': (id) => ({ body: { id, version: 1, mobile: '13812345678' } }),
  'user.updateAll': (id) => ({ body: { id, version: 1, name: '改名', sex: 'N', state: false, orgId: known.engineering } }),
  'user.remove': (id) => ({ body: [id] }),
  'user.reset': (id) => ({ body: { id } }),
  'totp.reset': (id) => ({ body: { userId: id } }),
} satisfies Partial<Record<OperationId, (id: string) => object>>;

/** Those that add somebody, concern the caller alone, or do nothing at all. */
const ownOrNew = [
  'user.save',
  'user.import',
  'user.updateBase',
  'user.updateAvatar',
  'user.uploadAvatar',
  ...['reload', 'refreshCache', 'clearCache'].map((act) => `user.${act}`),
];
const names = Object.keys(acts) as (keyof typeof acts)[]; // its own keys

it('every write on users that asks a permission is tried here', () => {
  const writes = Object.entries(contract).filter(
    ([id, one]) => isWrite(one) && (id.startsWith('user.') || one.access.startsWith('authority:user:')),
  );
  expect(writes.map(([id]) => id).toSorted()).toEqual([...names, ...ownOrNew].toSorted());
});

describe('whoever holds more than the caller is nobody that the caller can become', () => {
  const row = async (account: string) => server.db.selectFrom('user').where('account', '=', account).selectAll().executeTakeFirstOrThrow();

  it.each(names.flatMap((act) => [['manager', 'SUPER_ADMIN', act] as const, ['school', 'GENERAL_MANAGER', act] as const]))(
    '%s, of a %s: %s',
    async (caller, role, act) => {
      await give('teacher', role);
      const before = await row('teacher');
      const refused = await server.as(caller).call(act, acts[act](before.id));
      expect([refused.status, refused.msg]).toEqual(refusal);
      expect(await row('teacher')).toEqual(before);
    },
  );

  it('nor can they among others, nor while their role is switched off', async () => {
    await give('teacher', 'GENERAL_MANAGER');
    await server.db.updateTable('role').set({ state: false }).where('code', '=', 'GENERAL_MANAGER').execute();
    const [student, teacher] = [await idOf('student'), await idOf('teacher')];
    const refused = await server.as('school').call('user.remove', { body: [student, teacher] });
    expect([refused.status, refused.msg]).toEqual(refusal);
    expect(await idOf('student')).toBe(student);
  });

  it('nor where only the rows go further', async () => {
    await give('teacher', 'YMANAGEMENT');
    await server.db.updateTable('role').set({ dsType: 'ALL' }).where('code', '=', 'YMANAGEMENT').execute();
    const refused = await server.as('school').call('user.reset', { body: { id: await idOf('teacher') } });
    expect([refused.status, refused.msg]).toEqual(refusal);
  });
});

describe('whom the caller looks after stays theirs to help', () => {
  beforeEach(async () => {
    await give('nobody', 'XMANAGEMENT');
  });

  it.each([
    ['manager', 'school'],
    ['manager', 'college'],
    ['manager', 'judge1'],
    ['school', 'college'],
    ['school', 'judge3'],
    ['school', 'nobody'],
    ['college', 'teacher'],
    ['college', 'student'],
  ])('%s resets the password of %s', async (caller, account) => {
    expect((await server.as(caller).call('user.reset', { body: { id: await idOf(account) } })).status).toBe(200);
  });

  it('and everybody may change their own row', async () => {
    await give('school', 'GENERAL_MANAGER');
    await server.db.updateTable('role').set({ state: false }).where('code', '=', 'GENERAL_MANAGER').execute();
    expect((await server.as('school').change('user.update', { id: await idOf('school'), name: '新名' })).status).toBe(200);
  });

  it('and the super administrator’s is everybody', async () => {
    await give('manager', 'SUPER_ADMIN');
    expect((await server.as('admin').call('user.reset', { body: { id: await idOf('manager') } })).status).toBe(200);
  });
});
