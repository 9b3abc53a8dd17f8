import { contract, file, type OperationId } from '@saiwu/openapi';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import type { Context } from '../../core/context.ts';
import { threadWorkers } from '../../node/threads/thread-workers.ts';
import { exportedRows } from './exported-rows.ts';
import { seedTenantId } from '../../core/tenants.ts';
import { readSheet } from '../../formats/sheets/read-sheet.ts';
import { tenantDb } from '../tenant-db.ts';

const server = openServer();
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")', '\t=1', '|calc'];

/** Adds parameters `many.00001`, … in one statement. */
const addMany = (count: number) =>
  sql`insert into parameter (tenant_id, key, name, value) select 1, 'many.' || lpad(n::text, 6, '0'), 'n', 'before' from generate_series(1, ${sql.lit(count)}) n`.execute(
    server.db,
  );

const many = { model: { key: 'many.' }, sort: 'key', order: 'ascending' };
const exported = (body: object) => server.as('admin').call('parameter.export', { body });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("an export's name", () => {
  const nameOf = (response: Response) => /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  it.each([
    ['导出参数数据', '导出参数数据.xlsx'],
    ['导出参数数据.xls', '导出参数数据.xlsx'],
    ['../../etc/参数\u202e\r\n', '参数.xlsx'],
    ['a"; filename="b.exe', 'a_; filename=_b.exe.xlsx'],
    ['con', '_con.xlsx'],
  ])('is what the request asks for: %j', async (fileName, name) => {
    const { response } = await exported({ model: {}, size: -1, extra: { fileName, type: 'XSSF' } });
    expect(decodeURIComponent(nameOf(response))).toBe(name);
  });

  it.each([{}, { fileName: ' ' }, { fileName: null }])('is what it holds and the day without one: %j', async (extra) => {
    const { response } = await exported({ model: {}, extra });
    expect(decodeURIComponent(nameOf(response))).toMatch(/^系统参数-\d{4}-\d\d-\d\d\.xlsx$/);
  });
});

/** Everything that an export of the parameters reads, on a database of the kind; `between` runs after its first batch. */
async function readAll(
  kind: 'embedded' | 'server',
  { most, between = async () => undefined }: { most?: number; between?: () => Promise<unknown> },
) {
  const found: { key: string; value: string }[] = [];
  const writing: Promise<unknown>[] = [];
  const batches = exportedRows(
    {
      db: server.db,
      host: { ...server.host, database: { ...server.host.database, kind } },
      tenant: { id: seedTenantId },
    } as unknown as Context, // nothing else is asked of it here
    many,
    (ctx) => ({
      matching: tenantDb(ctx).selectFrom('parameter').where('key', 'like', 'many.%'),
      key: 'parameter.id',
      sortable: { key: 'parameter.key' },
      select: (query) => query.select(['parameter.key', 'parameter.value']),
    }),
    (_, rows) => rows,
    most,
  );
  for await (const batch of batches) {
    if (found.length === 0) writing.push(between());
    // a snapshot holds the one connection of these tests: a writer comes after it
    if (kind === 'embedded') await Promise.all(writing);
    found.push(...batch);
  }
  await Promise.all(writing);
  return found;
}

describe('an export', () => {
  // a reader who is slow, or goes away, does so beside a thread
  beforeAll(() => void (server.host.workers = threadWorkers));

  it.each(['embedded', 'server'] as const)('holds every row once, in order, while others write: %s', async (kind) => {
    await addMany(4500);
    const found = await readAll(kind, {
      async between() {
        await sql`update parameter set value = 'after' where key like 'many.%'`.execute(server.db);
        await sql`delete from parameter where key like 'many.%1'`.execute(server.db);
        await sql`insert into parameter (tenant_id, key, name, value) values (1, 'many.000000', 'n', 'later')`.execute(server.db);
      },
    });
    // a snapshot does not show the new row; without one the first batch of 500 has been read, and the rest is as it is then
    const keys = Array.from({ length: 4500 }, (_, index) => `many.${String(index + 1).padStart(6, '0')}`);
    const isThere = (key: string, index: number) => kind === 'server' || index < 500 || !key.endsWith('1');
    expect(found.map(({ key }) => key)).toEqual(keys.filter(isThere));
    expect(new Set(found.slice(500).map(({ value }) => value))).toEqual(new Set([kind === 'server' ? 'before' : 'after']));
  });

  it('is whole as a download too', async () => {
    await addMany(4500);
    const { status, response } = await exported(many);
    expect(status).toBe(200);
    const { rows } = await readSheet(await bytesOf(response));
    expect(rows.slice(1).map(([key]) => key)).toEqual(
      Array.from({ length: 4500 }, (_, index) => `many.${String(index + 1).padStart(6, '0')}`),
    );
  });

  it.each(['embedded', 'server'] as const)(
    'is refused when more rows match than it may hold, instead of leaving some out: %s',
    async (kind) => {
      await addMany(4);
      await expect(readAll(kind, { most: 3 })).rejects.toMatchObject({ status: 400, message: expect.stringContaining('一次最多导出') });
      expect(await readAll(kind, { most: 4 })).toHaveLength(4);
    },
  );

  it('gives its connection back when the client goes away, and while one is slow', async () => {
    await addMany(6000);
    const total = async () => (await server.as('admin').call('parameter.page', { body: many })).data.total;
    const left = (await exported(many)).response.body!.getReader();
    await left.read();
    await left.cancel();
    expect(await total()).toBe('6000');
    const slow = (await exported(many)).response;
    // no batch has been taken yet
    expect(await total()).toBe('6000');
    expect(strFromU8(unzipSync(await bytesOf(slow))['xl/worksheets/sheet1.xml']!).match(/<row /g)).toHaveLength(6001);
    // on the embedded database each batch leaves as long a pause for others: 12,000 rows take ten seconds, more beside other suites
  });

  it('shows its first 100 rows before it is made', async () => {
    await addMany(101);
    const { data } = await server.as('admin').call('parameter.preview', { body: many });
    expect(data.match(/<tr>/g)).toHaveLength(101);
    expect(data).toContain('<caption>只显示前 100 行</caption>');
    expect((await server.as('admin').call('parameter.preview', { body: { model: { key: 'many.00001' } } })).data).not.toContain('caption');
  });
});

describe('every export of a list', () => {
  const ids = (Object.keys(contract) as OperationId[]).filter((id) => {
    const { answer, body }: { answer: unknown; body?: { safeParse: (body: unknown) => { success: boolean } } } = contract[id];
    return id.endsWith('.export') && answer === file && body?.safeParse({ model: {} }).success;
  });

  it.each(ids)('%s is a workbook without a formula, whatever the rows say', async (id) => {
    // names that people choose themselves, and so show up in the lists of others
    for (const [index, name] of formulas.entries()) {
      await sql`insert into parameter (tenant_id, key, name, value) values (1, ${`${name}${index}`}, ${name}, ${name})`.execute(server.db);
      await sql`update "user" set name = ${name}, work_describe = ${name} where account = ${['admin', 'school', 'college', 'teacher'][index % 4]}`.execute(
        server.db,
      );
    }
    const { status, response } = await server.as('admin').call(id, { body: { model: {} } });
    expect(status).toBe(200);
    const parts = unzipSync(await bytesOf(response));
    for (const part of Object.values(parts)) expect(strFromU8(part)).not.toMatch(/<f[\s/>]/);
  });
});
