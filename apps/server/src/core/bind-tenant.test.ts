import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { bindTenant, TenantBinder } from './bind-tenant.ts';

interface Tables {
  crate: { id: string; name: string; boxId: string | null };
  box: { id: string; name: string };
}

const server = openServer();
/** Of two tenants that have rows of the same keys. */
const own = () => server.db.withPlugin(bindTenant('1')) as unknown as Kysely<Tables>; // tables of this test

beforeEach(async () => {
  await sql`create temporary table box (tenant_id bigint not null, id bigint, name text, primary key (tenant_id, id))`.execute(server.db);
  await sql`create temporary table crate (
    tenant_id bigint not null, id bigint, name text, box_id bigint, primary key (tenant_id, id))`.execute(server.db);
  await sql`insert into box values (1, 1, 'own'), (2, 1, 'other'), (2, 2, 'other')`.execute(server.db);
  await sql`insert into crate values (1, 1, 'own', 1), (1, 2, 'own', 2), (2, 1, 'other', 1), (2, 3, 'other', 2)`.execute(server.db);
});
afterEach(() => void vi.restoreAllMocks());

/** All rows of all tenants after the statement. */
async function all(): Promise<unknown[]> {
  const crates = await sql`select * from crate order by tenant_id, id`.execute(server.db);
  const boxes = await sql`select * from box order by tenant_id, id`.execute(server.db);
  return [crates.rows, boxes.rows];
}

const statements: Record<string, () => Promise<unknown>> = {
  'a list': () => own().selectFrom('crate').select(['id', 'name']).orderBy('id').execute(),
  'a condition with an or in SQL': () =>
    own()
      .selectFrom('crate')
      .where(sql<boolean>`id = 1 or id = 3`)
      .select('name')
      .execute(),
  'two tables side by side': () =>
    own().selectFrom(['crate as c', 'box as b']).select(['c.name', 'b.name as box']).orderBy('c.id').execute(),
  'a join': () => own().selectFrom('crate').innerJoin('box', 'box.id', 'crate.boxId').select(['crate.id', 'box.name']).execute(),
  'a join with an or in SQL': () =>
    own()
      .selectFrom('crate')
      .innerJoin('box', (join) => join.on(sql<boolean>`box.id = 7 or true`))
      .select(['crate.id', 'box.name'])
      .orderBy('crate.id')
      .execute(),
  'a left join, by other names': () =>
    own().selectFrom('crate as c').leftJoin('box as b', 'b.id', 'c.boxId').select(['c.id', 'b.name']).orderBy('c.id').execute(),
  'a statement in a condition': () =>
    own()
      .selectFrom('crate')
      .where((eb) => eb.exists(eb.selectFrom('box').whereRef('box.id', '=', 'crate.boxId').select('box.id')))
      .select('id')
      .execute(),
  'a statement of its own in another': () =>
    own().selectFrom('crate').where('boxId', 'in', own().selectFrom('box').select('id')).select('id').execute(),
  'a statement in text of SQL': () =>
    own()
      .selectFrom('crate')
      .where(sql<boolean>`box_id in (${own().selectFrom('box').select('id')})`)
      .select('id')
      .execute(),
  'a statement to read from': () =>
    own()
      .selectFrom((eb) => eb.selectFrom('crate').select('name').as('inner'))
      .selectAll()
      .execute(),
  'one list and another': () => own().selectFrom('crate').select('name').unionAll(own().selectFrom('box').select('name')).execute(),
  'a statement before': () =>
    own()
      .with('named', (db) => db.selectFrom('crate').select(['id', 'boxId']))
      .selectFrom('named')
      .innerJoin('box', 'box.id', 'named.boxId')
      .select('named.id')
      .execute(),
  'a statement before one within, called like a table': () =>
    own()
      .selectFrom('crate')
      .where(
        'boxId',
        'in',
        own()
          .with('crate', (db) => db.selectFrom('box').select('id'))
          .selectFrom('crate')
          .select('id'),
      )
      .select('id')
      .execute(),
  'a change': () => own().updateTable('crate').set({ name: 'changed' }).where('id', '=', '1').execute(),
  'a change by another table': () =>
    own()
      .updateTable('crate')
      .from('box')
      .set({ name: sql`box.name` })
      .whereRef('box.id', '=', 'crate.boxId')
      .execute(),
  'a deletion': () => own().deleteFrom('crate').execute(),
  'a deletion by another table': () => own().deleteFrom('crate').using('box').whereRef('box.id', '=', 'crate.boxId').execute(),
  'rows that are added': () =>
    own()
      .insertInto('box')
      .values([
        { id: '7', name: 'new' },
        { id: '8', name: sql`upper('new')` },
      ])
      .execute(),
  'rows from a statement': () =>
    own()
      .insertInto('box')
      .columns(['id', 'name'])
      .expression(
        own()
          .selectFrom('crate')
          .select([sql<string>`id + 10`.as('id'), 'name']),
      )
      .execute(),
  'a row that is there already': () =>
    own()
      .insertInto('box')
      .values({ id: '1', name: 'new' })
      .onConflict((conflict) => conflict.columns(['id']).doUpdateSet({ name: 'again' }))
      .execute(),
};

describe.each(Object.entries(statements))('%s', (_, statement) => {
  /** The answer of the statement and the rows it leaves. In words where it is refused. */
  const outcome = () =>
    server.undoing(async () => {
      try {
        return JSON.stringify([await statement(), await all()], (__, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        );
      } catch (error) {
        return String(error);
      }
    });

  it('neither reads nor changes rows of another tenant', async () => {
    const answer = await outcome();
    expect(answer).not.toContain('rror');
    // all rows of the other tenant that exist are those from before, and the answer holds none of them
    const [answered, left] = JSON.parse(answer) as [unknown, { tenantId: string }[][]]; // as `outcome` puts it together
    expect(JSON.stringify(answered)).not.toContain('other');
    expect(left.map((rows) => rows.filter(({ tenantId }) => tenantId === '2').length)).toEqual([2, 2]);
    expect(JSON.stringify(left).split('other')).toHaveLength(5);
  });

  it('is another one where a table is left unbound, each in turn', async () => {
    const right = await outcome();
    const looked = await tablesOf(outcome);
    expect(looked.length).toBeGreaterThan(0);
    for (const table of looked) expect(await leavingOut(table, outcome), `without a binding of ${table}`).not.toBe(right);
  });
});

describe('what cannot be bound', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['a right join', () => own().selectFrom('crate').rightJoin('box', 'box.id', 'crate.boxId').select('box.id').execute(), /RightJoin/],
    ['a full join', () => own().selectFrom('crate').fullJoin('box', 'box.id', 'crate.boxId').select('box.id').execute(), /FullJoin/],
    [
      'a statement before that is called like the table it reads',
      () =>
        own()
          .with('box', (db) => db.selectFrom('box').select('id'))
          .selectFrom('box')
          .select('id')
          .execute(),
      /both called box/,
    ],
    ['a row without columns', () => own().insertInto('box').defaultValues().execute(), /named columns/],
    ['a merge', () => own().mergeInto('box').using('crate', 'crate.boxId', 'box.id').whenMatched().thenDelete().execute(), /merge/],
    [
      'a row of a tenant named by hand',
      () =>
        own()
          .insertInto('box')
          .values({ id: '9', name: 'new', tenantId: '2' } as never)
          .execute(),
      /whose a row is/,
    ], // the type forbids it
  ])('%s is refused', async (_, statement, words) => {
    await expect(statement()).rejects.toThrow(words);
  });
});

/** The tables of a statement, as the plugin sees them. */
async function tablesOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(TenantBinder.prototype, 'binds');
  await work();
  const looked = new Set(spy.mock.calls.map(([table]) => table));
  spy.mockRestore();
  return ['crate', 'box'].filter((table) => looked.has(table));
}

/** Does something while the plugin takes one table for none. */
async function leavingOut<T>(left: string, work: () => Promise<T>): Promise<T> {
  const binds = TenantBinder.prototype.binds; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
  const spy = vi.spyOn(TenantBinder.prototype, 'binds').mockImplementation(function (this: TenantBinder, table) {
    return table !== left && binds.call(this, table);
  });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
