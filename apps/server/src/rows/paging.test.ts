// @pglite: long pages pass through one connection
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../test/fixture.ts';
import { openServer } from '../../test/harness.ts';

const server = openServer();

describe('a page as pickers of older front ends ask for it', () => {
  beforeEach(async () => {
    await sql`insert into "user" (tenant_id, account, name, org_id, education)
      select 1, 'picked_' || n, '人' || n, ${known.engineering}, '05' from generate_series(1, 10010) n`.execute(server.db);
    // as the database does by itself soon after so many rows; until then it plans by what an earlier test left
    await sql`analyze "user"`.execute(server.db);
  });

  it('holds up to 10,000 rows, each with its labels', async () => {
    const { status, data, extra } = await server.as('school').call('user.page', { body: { model: { education: '05' }, size: 10_000 } });
    expect([status, data.records.length, data.size, data.pages]).toEqual([200, 10_000, '10000', '1']);
    expect(extra.sizeClamped).toBeUndefined();
    for (const index of [0, 5000, 9999])
      expect(data.records[index].echoMap).toMatchObject({ orgId: { label: '工学院' }, education: '本科' });
  });

  it('is cut to that where more is asked, and says so', async () => {
    const { status, data, extra } = await server.as('school').call('user.page', { body: { model: { education: '05' }, size: 100_000 } });
    expect([status, data.records.length, data.size, extra.sizeClamped]).toEqual([200, 10_000, '10000', 10_000]);
    const { data: rest } = await server.as('school').call('user.page', { body: { model: { education: '05' }, size: 100_000, current: 2 } });
    expect(rest.records.length).toBe(10);
  });

  it.each([
    ['id', 'descending'],
    ['name', 'ascending'],
    ['createTime,account', 'descending,ascending'],
  ])('shows far behind what stands there in the whole list, in order of %s', async (sort, order) => {
    const page = async (size: number, current: number) => {
      const body = { model: { education: '05' }, sort, order, size, current };
      return (await server.as('school').call('user.page', { body })).data.records;
    };
    const whole = await page(1220, 1);
    expect(whole).toHaveLength(1220);
    expect(await page(20, 61)).toEqual(whole.slice(1200));
    expect(await page(10, 1002)).toEqual([]);
  });
});

it.each([1_000_000, 1_000_001, Number.MAX_SAFE_INTEGER])('page %i of a list is empty, however large it may be', async (current) => {
  for (const size of [10, 10_000]) {
    const { status, data } = await server.as('school').call('user.page', { body: { model: {}, size, current } });
    expect([status, data?.records, data?.current]).toEqual([200, [], String(current)]);
    expect(Number(data.total)).toBeGreaterThan(0);
  }
});

it('an export takes the size of all (-1) as older front ends send it; a page does not', async () => {
  const body = { model: { account: 'teacher' }, size: -1, current: 1, extra: {} };
  expect((await server.as('school').call('user.export', { body })).status).toBe(200);
  expect((await server.as('school').call('user.page', { body })).status).toBe(400);
});
