import { beforeEach, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { memoryFiles } from '../browser/memory-files.ts';

const server = openServer({ tenantMode: 'COLUMN' });
beforeEach(() => {
  server.host.files = memoryFiles();
});

const password = 'plain-secret-1';

/** A tenant with limits, its first administrator, and what changes its limits. */
async function tenantWith(limits: { userLimit?: number; storageLimit?: number }) {
  const admin = server.within({ id: '1', code: '0000' }).as('admin');
  const { data } = await admin.call('tenant.init', {
    body: { code: 'sunny', name: '阳光学院', account: 'boss', password, confirmPassword: password, ...limits },
  });
  const { id, code } = data.tenant;
  await server.db.updateTable('user').set({ mustChangePassword: false }).where('tenantId', '=', id).execute();
  const boss = server.within({ id, code }).as('boss');
  return { id, boss, limit: (body: object) => admin.change('tenant.update', { id, ...body }) };
}

it('has no more people than it may have, however they come; who is there stays when the limit falls below', async () => {
  const { id, boss, limit } = await tenantWith({ userLimit: 2 });
  const count = async () => (await server.db.selectFrom('user').where('tenantId', '=', id).select('id').execute()).length;
  const { records } = (await boss.call('org.page', { body: { model: {}, size: 1, current: 1 } })).data;
  const add = (account: string) =>
    boss.call('user.save', { body: { account, name: account, orgId: records[0]?.id, password, confirmPassword: password } });
  expect((await add('second')).status).toBe(200);
  const refused = await server.undoing(() => add('third'));
  expect([refused.status, refused.msg]).toEqual([409, '用户数已到企业的上限，请联系平台管理员']);
  expect(await count()).toBe(2);
  expect((await limit({ userLimit: 1 })).status).toBe(200);
  expect(await count()).toBe(2);
  await limit({ userLimit: null });
  expect((await add('third')).status).toBe(200);
});

it('keeps no more in its files than it may; what is replaced makes room', async () => {
  const { boss, limit } = await tenantWith({ storageLimit: 1 });
  const upload = (bytes: number, place: object = {}) =>
    boss.call('attachment.upload', {
      body: { file: new File(['x'.repeat(bytes)], 'notes.txt'), bizType: 'NOTES', bizId: 'one', ...place },
    });
  const first = await upload(1024 ** 2 - 10);
  expect(first.status).toBe(200);
  const refused = await upload(11);
  expect([refused.status, refused.msg]).toEqual([409, '企业的存储空间已用完（上限 1 MB），请先删除不用的附件，或联系平台管理员']);
  expect((await upload(1024 ** 2, { id: first.data.id })).status).toBe(200);
  await limit({ storageLimit: null });
  expect((await upload(11)).status).toBe(200);
});
