import { expect, it } from 'vitest';
import { openProcesses } from '../../test/open-processes.ts';
import { known } from '../../test/fixture.ts';
import { allHeard } from '../../test/all-heard.ts';
import { seedTenantId } from '../core/tenants.ts';

const processes = openProcesses(3);
const tenantId = seedTenantId;
const page = { method: 'POST', body: JSON.stringify({ model: {}, size: 50, current: 1 }) };

/** The answers of one session of one user, in each of the processes. */
async function sessionOf(account: string) {
  const headers: Record<string, string> = { ...(await processes.at(0).headersOf(account)), 'content-type': 'application/json' };
  const statusIn = async (index: number) => (await processes.at(index).fetch('/api/authority/user/page', { ...page, headers })).status;
  const peopleIn = async (index: number) => {
    const response = await processes.at(index).fetch('/api/authority/user/page', { ...page, headers });
    const { data } = (await response.json()) as { data: { records: { account: string }[] } }; // an envelope
    return data.records.map((record) => record.account).toSorted();
  };
  return { headers, statusIn, peopleIn };
}

/**
 * The answers of the processes after a change: the process that made it gives the new one at once, the others as soon as they have heard
 * of it. All of them have given another answer twice before, the second time from memory.
 */
async function after<T>(read: (index: number) => Promise<T>, wanted: T, change: () => Promise<unknown>): Promise<T[]> {
  for (const index of [0, 1, 2, 0, 1, 2]) expect(await read(index)).not.toEqual(wanted);
  await change();
  const first = await read(0);
  await allHeard([0, 1, 2].map((index) => processes.at(index).host));
  return [first, await read(1), await read(2)];
}

const everywhere = <T>(answer: T) => [answer, answer, answer];

const roleOf = (code: string) => processes.at(0).db.selectFrom('role').where('code', '=', code).select('id').executeTakeFirstOrThrow();
const userOf = (account: string) =>
  processes.at(0).db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();

it('a session that is ended is refused everywhere, the others of its tenant are not', async () => {
  const { headers, statusIn } = await sessionOf('school');
  const other = await sessionOf('other');
  const end = async () => {
    const token = headers['authorization'] ?? headers['token'];
    const form = { headers: { 'content-type': 'application/json' }, method: 'POST', body: JSON.stringify({ token }) };
    expect((await processes.at(0).fetch('/api/oauth/noToken/logout', form)).status).toBe(200);
  };
  expect(await after(statusIn, 401, end)).toEqual(everywhere(401));
  expect([await other.statusIn(0), await other.statusIn(1)]).toEqual([200, 200]);
});

it('somebody whom an administrator signs out is refused everywhere', async () => {
  const { statusIn } = await sessionOf('teacher');
  const { id } = await userOf('teacher');
  const end = () =>
    processes
      .at(0)
      .as('manager')
      .call('online.end', { body: { userId: id } });
  expect(await after(statusIn, 401, end)).toEqual(everywhere(401));
});

it('somebody who is switched off is refused everywhere', async () => {
  const { statusIn } = await sessionOf('college');
  const { id } = await userOf('college');
  const switched = (state: boolean) => () => processes.at(0).db.updateTable('user').set({ state }).where('id', '=', id).execute();
  expect(await after(statusIn, 401, switched(false))).toEqual(everywhere(401));
  await switched(true)();
});

it('a role that is taken away, given, switched off, and what it allows, count everywhere', async () => {
  const { db } = processes.at(0);
  const { statusIn } = await sessionOf('other');
  const [user, role] = [await userOf('other'), await roleOf('XMANAGEMENT')];
  const held = { tenantId, userId: user.id, roleId: role.id };
  expect(await after(statusIn, 403, () => db.deleteFrom('userRole').where('userId', '=', user.id).execute())).toEqual(everywhere(403));
  expect(await after(statusIn, 200, () => db.insertInto('userRole').values(held).execute())).toEqual(everywhere(200));
  expect(await after(statusIn, 403, () => db.updateTable('role').set({ state: false }).where('id', '=', role.id).execute())).toEqual(
    everywhere(403),
  );
  expect(await after(statusIn, 200, () => db.updateTable('role').set({ state: true }).where('id', '=', role.id).execute())).toEqual(
    everywhere(200),
  );
  const granted = await db.selectFrom('roleAuthority').where('roleId', '=', role.id).selectAll().execute();
  expect(await after(statusIn, 403, () => db.deleteFrom('roleAuthority').where('roleId', '=', role.id).execute())).toEqual(everywhere(403));
  expect(await after(statusIn, 200, () => db.insertInto('roleAuthority').values(granted).execute())).toEqual(everywhere(200));
});

it('an organisation that is moved away takes its people along, in what everybody sees', async () => {
  const { db } = processes.at(0);
  const { peopleIn } = await sessionOf('other');
  const before = await peopleIn(0);
  const move = (parent: string | null) =>
    db
      .updateTable('org')
      .set({ treePath: parent === null ? `/${known.otherCollege}/` : `/${parent}/${known.otherCollege}/` })
      .where('id', '=', known.otherCollege)
      .execute();
  const { id } = await userOf('nobody');
  await db.updateTable('user').set({ orgId: known.otherCollege }).where('id', '=', id).execute();
  const withNobody = [...before, 'nobody'].toSorted();
  expect(await after(peopleIn, before, () => move(null))).toEqual(everywhere(before));
  expect(await after(peopleIn, withNobody, () => move(known.otherSchool))).toEqual(everywhere(withNobody));
});

it('a tenant that is closed is closed everywhere', async () => {
  const { statusIn } = await sessionOf('college');
  const set = (state: 'FORBIDDEN' | 'NORMAL') => () =>
    processes.at(0).db.updateTable('tenant').set({ state }).where('id', '=', tenantId).execute();
  expect(await after(statusIn, 400, set('FORBIDDEN'))).toEqual(everywhere(400));
  expect(await after(statusIn, 200, set('NORMAL'))).toEqual(everywhere(200));
});

it('a menu that is switched off, or no longer granted, is gone from the menus of running sessions everywhere', async () => {
  const { db } = processes.at(0);
  const { headers } = await sessionOf('other');
  const hasUsers = async (index: number) =>
    (await (await processes.at(index).fetch('/api/oauth/menu/router', { headers })).text()).includes('"/org/user"');
  const role = await roleOf('XMANAGEMENT');
  const menu = await db
    .selectFrom('menu')
    .where('tenantId', '=', tenantId)
    .where('path', '=', '/org/user')
    .select('id')
    .executeTakeFirstOrThrow();
  const set = (state: boolean) => () => db.updateTable('menu').set({ state }).where('id', '=', menu.id).execute();
  expect(await after(hasUsers, false, set(false))).toEqual(everywhere(false));
  expect(await after(hasUsers, true, set(true))).toEqual(everywhere(true));
  const granted = { tenantId, roleId: role.id, authorityType: 'MENU' as const, authorityId: menu.id };
  const takeAway = () => db.deleteFrom('roleAuthority').where('roleId', '=', role.id).where('authorityId', '=', menu.id).execute();
  expect(await after(hasUsers, false, takeAway)).toEqual(everywhere(false));
  expect(await after(hasUsers, true, () => db.insertInto('roleAuthority').values(granted).execute())).toEqual(everywhere(true));
});
