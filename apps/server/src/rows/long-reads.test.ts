import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownServer, type OwnServer } from '../../test/own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
  await sql`insert into parameter (tenant_id, key, name, value) select 1, 'many.' || n, 'n', 'v' from generate_series(1, 4000) n`.execute(
    server.host.database.kysely,
  );
  await sql`analyze parameter`.execute(server.host.database.kysely);
});
afterAll(() => server.close());

/** Puts another body in place of the clock that a list looks at. */
const clockIs = (body: string) =>
  sql`create or replace function in_time(bigint) returns boolean language plpgsql volatile cost 0.01 as ${sql.lit(body)}`.execute(
    server.host.database.kysely,
  );
/** As the migration has it, but time is up after a hundred rows. */
async function timeIsShort(): Promise<void> {
  await sql`create sequence if not exists looked_at`.execute(server.host.database.kysely);
  await sql`alter sequence looked_at restart`.execute(server.host.database.kysely);
  await clockIs("begin if nextval('looked_at') > 100 then raise exception 'late' using errcode = 'SW001'; end if; return true; end");
}
const nothingMatches = { model: { name: 'nothing is called so' } };

describe('a list that takes too long', () => {
  it('is refused in words on the embedded database, whatever is asked of it; on PostgreSQL the server’s own limit holds', async () => {
    const admin = await server.signIn('admin');
    await timeIsShort();
    const asked = [
      ['/authority/parameter/page', nothingMatches],
      ['/authority/parameter/page', { model: {}, sort: 'value' }],
      ['/authority/parameter/page', { model: {}, current: 390 }],
      ['/authority/parameter/query', nothingMatches.model],
      ['/authority/parameter/preview', nothingMatches],
      ['/authority/parameter/export', nothingMatches],
    ] as const;
    const statuses = await Promise.all(asked.map(async ([path, body]) => (await admin(path, body)).status));
    expect(statuses).toEqual(asked.map(() => (server.kind === 'embedded' ? 422 : 200)));
  });

  it('is answered where only counting would take too long: the total is at least what was read, and one more where there is a next page', async () => {
    const admin = await server.signIn('admin');
    await timeIsShort();
    const { data, extra } = await (await admin('/authority/parameter/page', { model: {}, current: 2 })).json();
    expect([data.records.length, data.total, extra.totalKind]).toEqual(
      server.kind === 'embedded' ? [10, '21', 'atLeast'] : [10, data.total, 'exact'],
    );
    await timeIsShort();
    const exact = await admin('/authority/parameter/page', { model: {}, extra: { totalKind: 'exact' } });
    expect(exact.status).toBe(server.kind === 'embedded' ? 422 : 200);
  });
});

describe('a page behind the last one', () => {
  it('is empty with the right total, though looking for it would take too long', async () => {
    const admin = await server.signIn('admin');
    await clockIs(
      "begin if current_query() like '%slice_key%' then raise exception 'late' using errcode = 'SW001'; end if; return true; end",
    );
    const { data: first } = await (await admin('/authority/parameter/page', { model: {} })).json();
    const { data } = await (await admin('/authority/parameter/page', { model: {}, current: 1000 })).json();
    expect([data.records, data.total]).toEqual([[], first.total]);
    const inside = await admin('/authority/parameter/page', { model: {}, current: 390 });
    expect(inside.status).toBe(server.kind === 'embedded' ? 422 : 200);
  });
});

describe('many long lists at once', () => {
  it('let others through in between, and a rush of them is told to come again', async () => {
    const admin = await server.signIn('admin');
    // a tenth of a second for each statement
    await clockIs("begin while clock_timestamp() < statement_timestamp() + interval '100 milliseconds' loop end loop; return true; end");
    const done: string[] = [];
    const tell = (name: string) => async (response: Response) => {
      await response.text();
      done.push(name);
      return response;
    };
    const lists = Array.from({ length: 12 }, () => admin('/authority/parameter/page', nothingMatches).then(tell('list')));
    const other = admin('/authority/dictionary/page', { model: {} }).then(tell('other'));
    const statuses = (await Promise.all(lists)).map(({ status, headers }) => [status, headers.get('retry-after')].join(' '));
    expect((await other).status).toBe(200);
    // one read runs and eight wait; PostgreSQL has a connection for each
    const refused = server.kind === 'embedded' ? 3 : 0;
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: 12 - refused }, () => '200 '),
      ...Array.from({ length: refused }, () => '503 5'),
    ]);
    expect(done.slice(refused).indexOf('other')).toBeLessThan(server.kind === 'embedded' ? 5 : 13);
  });
});
