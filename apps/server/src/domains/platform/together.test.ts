import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { known } from '../../../test/fixture.ts';
import { type Answer, requestOf } from '../../../test/harness.ts';
import { openProcesses } from '../../../test/open-processes.ts';

const processes = openProcesses(2);
const database = () => processes.at(0).db;

it('a password is not reset for somebody who leaves the organisation meanwhile', async () => {
  const row = database().selectFrom('user').where('account', '=', 'teacher').select(['id', 'passwordHash']);
  const before = await row.executeTakeFirstOrThrow();
  const reset = () =>
    processes
      .at(1)
      .as('college')
      .call('user.reset', { body: { id: before.id } });
  const move = (db: ReturnType<typeof database>) =>
    db.updateTable('user').set({ orgId: known.otherCollege }).where('id', '=', before.id).execute();
  let answer: Promise<Answer> | undefined;
  await database()
    .transaction()
    .execute(async (moving) => {
      await move(moving);
      if (processes.isEmbedded()) return;
      answer = reset();
      await processes.whenWaiting(1);
    });
  expect((await (answer ?? reset())).status).toBe(404);
  expect(await row.executeTakeFirstOrThrow()).toEqual(before);
});

it('an SMS template is not deleted while a task is being added with it', async () => {
  const admin = (index: number) => processes.at(index).as('admin');
  const template = {
    providerType: 'ALI',
    appId: 'a',
    appSecret: 's',
    customCode: 'held',
    name: '邀请',
    content: '${name}开始',
    templateCode: 'T',
  };
  const { data: saved } = await admin(0).call('smsTemplate.save', { body: template });
  const body = { templateId: saved.id, receiver: '13812345678', topic: '评审邀请', templateParam: { name: '张三' }, draft: false };
  const add = () => admin(0).call('smsTask.save', { body });
  const remove = () => admin(1).call('smsTemplate.remove', { body: [saved.id] });
  const both = processes.isEmbedded()
    ? { added: await add(), removed: await remove() }
    : await database()
        .transaction()
        .execute(async (holding) => {
          await sql`lock table sms_send_status in share row exclusive mode`.execute(holding);
          const added = add();
          await processes.whenWaiting(1);
          const removed = remove();
          await processes.whenWaiting(2);
          return { added, removed };
        });
  expect([(await both.added).status, (await both.removed).status]).toEqual([200, 409]);
});

it('of two super administrators who take the role from each other at once, one keeps it', async () => {
  const idOf = async (account: string) =>
    (await database().selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
  const accounts = ['admin', 'manager'] as const;
  const { id } = await database().selectFrom('role').where('code', '=', 'SUPER_ADMIN').select('id').executeTakeFirstOrThrow();
  await processes
    .at(0)
    .as('admin')
    .call('role.assign', { params: { id }, body: [await idOf('manager')] });
  const take = async (index: 0 | 1, from: string) =>
    processes
      .at(index)
      .as(accounts[index])
      .call('role.unassign', { params: { id }, body: [await idOf(from)] });
  const answers = await Promise.all([take(0, 'manager'), take(1, 'admin')]);
  // what the other is told depends on whether they still had the role when they were let in
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const holders = database().selectFrom('userRole').where('roleId', '=', id).select('userId');
  expect(await holders.execute()).toHaveLength(1);
});

describe('of two super administrators who', () => {
  /** Two who are nobody's built-in users, and nobody besides. */
  async function twoBosses(accounts: readonly string[]): Promise<{ id: string; version: number }[]> {
    const role = await database().selectFrom('role').where('code', '=', 'SUPER_ADMIN').select('id').executeTakeFirstOrThrow();
    const { passwordHash } = await database()
      .selectFrom('user')
      .where('account', '=', 'school')
      .select('passwordHash')
      .executeTakeFirstOrThrow();
    await database().deleteFrom('userRole').where('roleId', '=', role.id).execute();
    const found = [];
    for (const account of accounts) {
      const boss = { tenantId: '1', account, name: account, passwordHash, mustChangePassword: false };
      const row = await database().insertInto('user').values(boss).returning(['id', 'version']).executeTakeFirstOrThrow();
      await database().insertInto('userRole').values({ tenantId: '1', userId: row.id, roleId: role.id }).execute();
      found.push(row);
    }
    return found;
  }

  it.each([
    ['disable', 'user.update', ({ id, version }: { id: string; version: number }) => ({ id, version, state: false })],
    ['take every role from', 'user.update', ({ id, version }: { id: string; version: number }) => ({ id, version, roleIds: [] })],
    ['delete', 'user.remove', ({ id }: { id: string; version: number }) => [id]],
  ] as const)('%s each other at once, one is left', async (word, act, bodyOf) => {
    const accounts = [`a_${act.slice(5)}_${word.length}`, `b_${act.slice(5)}_${word.length}`];
    const bosses = await twoBosses(accounts);
    // both are let in before either has done anything
    const headers = await Promise.all([0, 1].map((index) => processes.at(index).headersOf(accounts[index]!)));
    await Promise.all([0, 1].map((index) => processes.at(index).as(accounts[index]!).call('user.mine')));
    const answers = await Promise.all(
      [0, 1].map((index) => {
        const { path, init } = requestOf(act, { body: bodyOf(bosses[1 - index]!) });
        return processes.at(index).fetch(path, { ...init, headers: { ...init.headers, ...headers[index] } });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await database()
      .selectFrom('user')
      .innerJoin('userRole', 'userRole.userId', 'user.id')
      .innerJoin('role', 'role.id', 'userRole.roleId')
      .where('role.code', '=', 'SUPER_ADMIN')
      .where('user.state', '=', true)
      .select('user.id')
      .execute();
    expect(left).toHaveLength(1);
  });
});
