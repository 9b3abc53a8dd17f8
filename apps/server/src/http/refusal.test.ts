import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { known } from '../../test/fixture.ts';
import { type Answer, openServer, type Person } from '../../test/harness.ts';
import { Refusal } from '../core/refusal.ts';

// Front ends of the platform's generation end the session on a 403, and show the reason of a 409.

const server = openServer();

async function idOf(account: string): Promise<string> {
  const { id } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
  return id;
}

const setUser = (account: string, values: { mustChangePassword?: boolean; passwordExpireTime?: Date; readonly?: boolean }) =>
  server.db.updateTable('user').set(values).where('account', '=', account).execute();

async function demandSecondFactor(): Promise<void> {
  const { data } = await server.as('admin').call('parameter.query', { body: { key: 'TotpPolicy' } });
  expect((await server.as('admin').change('parameter.update', { id: data[0].id, value: 'ADMINS' })).status).toBe(200);
}

const call = (account: string, ...request: Parameters<Person['call']>) => server.as(account).call(...request);
const change = (account: string, ...request: Parameters<Person['change']>) => server.as(account).change(...request);

async function builtInItem(): Promise<string> {
  const { data } = await call('admin', 'dictionary.query', { body: { type: 'EDUCATION', code: '05' } });
  return data[0].id;
}

const anyPage = { body: { model: {} } };

const cases: [what: string, ask: () => Promise<Answer>, extra?: object][] = [
  ['changes a built-in user', async () => change('admin', 'user.update', { id: await idOf('admin'), name: '改名' })],
  [
    'deletes a built-in user',
    async () => {
      await setUser('teacher', { readonly: true });
      return call('admin', 'user.remove', { body: [await idOf('teacher')] });
    },
  ],
  ['changes a built-in item', async () => change('admin', 'dictionary.update', { id: await builtInItem(), name: '大学' })],
  ['deletes a built-in item', async () => call('admin', 'dictionary.remove', { body: [await builtInItem()] })],
  ['renames a built-in dictionary', () => call('admin', 'dictionary.updateType', { body: { type: 'EDUCATION', label: '文化程度' } })],
  ['deletes a built-in dictionary', () => call('admin', 'dictionary.removeType', { body: ['EDUCATION'] })],
  ['deletes themselves', async () => call('school', 'user.remove', { body: [await idOf('school')] })],
  ['disables themselves', async () => change('school', 'user.update', { id: await idOf('school'), state: false })],
  ['resets their own password', async () => call('school', 'user.reset', { body: { id: await idOf('school') } })],
  ['resets their own second factor', async () => call('school', 'totp.reset', { body: { userId: await idOf('school') } })],
  ['deletes an organisation with people in it', () => call('manager', 'org.remove', { body: [known.engineering] })],
  [
    'writes for an organisation whose service has ended',
    async () => {
      await server.db
        .updateTable('org')
        .set({ expiryDate: new Date('2026-03-01T00:00:00Z') })
        .where('id', '=', known.school)
        .execute();
      return call('school', 'user.save', { body: { account: 'another', name: '另一人', orgId: known.school } });
    },
    { expired: { since: '2026-03-01 08:00:00', orgLabel: '华东科技大学' } },
  ],
  [
    'has a password that somebody else gave',
    async () => {
      await setUser('school', { mustChangePassword: true });
      return call('school', 'user.page', anyPage);
    },
    { mustChangePassword: true, passwordExpired: false },
  ],
  [
    'has a password that is too old',
    async () => {
      await server.db.updateTable('tenant').set({ passwordExpire: 30 }).execute();
      await setUser('school', { passwordExpireTime: new Date(0) });
      return call('school', 'user.page', anyPage);
    },
    { mustChangePassword: true, passwordExpired: true },
  ],
  [
    'has no second factor where one is demanded',
    async () => {
      await demandSecondFactor();
      return call('school', 'user.page', anyPage);
    },
    { mustEnrolTotp: true },
  ],
];

it.each(cases)('somebody who %s is told why, with 409, and stays signed in', async (_, ask, extra) => {
  const { status, code, msg: reason, extra: marks } = await ask();
  expect([status, code, marks]).toEqual([409, -10, extra ?? null]);
  expect(reason).not.toBe('无权限');
});

it('of a row that is used elsewhere, found by the database alone, says the same', async () => {
  await server.db.schema
    .createTable('holder')
    .addColumn('tenant_id', 'bigint')
    .addColumn('parameter_id', 'bigint')
    .addForeignKeyConstraint('holds', ['tenant_id', 'parameter_id'], 'parameter', ['tenant_id', 'id'])
    .execute();
  const { data } = await call('admin', 'parameter.save', { body: { key: 'held', name: '参数', value: '1' } });
  await server.db
    .insertInto('holder' as never)
    .values({ tenantId: '1', parameterId: data.id })
    .execute(); // the table is this test's own
  expect(await call('admin', 'parameter.remove', { body: [data.id] })).toMatchObject({ status: 409, code: -10, msg: '这条数据还在被使用' });
});

it('status 403 is built at one place, where permission is missing', () => {
  // @ts-expect-error -- the constructor takes no 403
  const forge = () => new Refusal(403, -10, msg`无权限`);
  expect(forge).toBeTypeOf('function');
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const builders = sources.filter((file) => /Refusal\(\s*403|status: 403/.test(readFileSync(join(root, file), 'utf8')));
  expect(builders).toEqual(['core/common-refusals.ts']);
});
