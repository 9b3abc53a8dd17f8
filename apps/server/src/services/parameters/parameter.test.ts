import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { type Connected, ownDatabase, type OwnDatabase } from '../../../test/own-database.ts';
import { allHeard } from '../../../test/all-heard.ts';
import { eventually } from '../../../test/eventually.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';
import { readParameter } from './read-parameter.ts';

const server = openServer();
const admin = (language: 'zh' | 'en' = 'zh') => server.as('admin', language);
const tenant = {
  id: '1',
  code: '0000',
  timeZone: 'Asia/Shanghai',
  passwordErrorNum: 5,
  passwordErrorLockMinutes: 5,
  passwordExpire: 0,
  isMultipleLogin: true,
};

/** The value that another process has than the server's; both share the bus. */
const elsewhere = () => ({ host: { ...server.host }, db: server.db, tenant });
const here = () => ({ host: server.host, db: server.db, tenant });

async function idOf(key: string): Promise<string> {
  return (await server.db.selectFrom('parameter').where('key', '=', key).select('id').executeTakeFirstOrThrow()).id;
}

describe('the value of a parameter that the server knows', () => {
  it.each([
    ['LogKeepDays', 'viel', '请填整数'],
    ['LogKeepDays', '1.5', '请填整数'],
    ['LogKeepDays', '7', '不能小于 180'],
    ['LogKeepDays', '9999999', '不能大于 3650'],
    ['DocsUrl', 'javascript:alert(1)', '请填网页地址，以 http:// 或 https:// 开头，不含账号和密码'],
    ['DocsUrl', 'https://me:secret@example.org', '请填网页地址，以 http:// 或 https:// 开头，不含账号和密码'],
  ])('is refused at its field: %s = %s', async (key, value, reason) => {
    for (const operation of ['parameter.update', 'parameter.updateAll'] as const) {
      const refused = await admin().change(operation, { id: await idOf(key), name: '名称', value });
      expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { value: reason }]);
    }
    await server.db.deleteFrom('parameter').where('key', '=', key).execute();
    expect((await admin().call('parameter.save', { body: { key, name: '名称', value } })).extra.fieldErrors).toEqual({ value: reason });
    const rows = [[key, '名称', value]];
    const sheet = writeSheet({ sheetName: '参数', columns: ['key', 'name', 'value'].map((title) => ({ title })), rows });
    const imported = await admin().call('parameter.import', { body: { file: new File([sheet], 'p.xlsx') } });
    expect(imported.extra.fieldErrors).toEqual({ '2.value': reason });
  });

  it('is one of a few words, which the refusal names', async () => {
    await server.db.deleteFrom('parameter').where('key', '=', 'LoginPolicy').execute();
    const save = (value: string) => admin('en').call('parameter.save', { body: { key: 'LoginPolicy', name: 'x', value } });
    expect((await save('SOME')).extra.fieldErrors.value).toContain('MANY、ONLY_ONE、ONLY_ONE_CLIENT');
    expect((await save('ONLY_ONE')).status).toBe(200);
    expect(await readParameter(here(), 'LoginPolicy')).toBe('ONLY_ONE');
  });

  it('is typed, and the default where it is off, gone or unreadable', async () => {
    expect(await readParameter(here(), 'LogKeepDays')).toBe(365);
    const id = await idOf('LogKeepDays');
    await admin().change('parameter.update', { id, value: ' 200 ' });
    expect(await readParameter(here(), 'LogKeepDays')).toBe(200);
    await admin().change('parameter.update', { id, state: false });
    expect(await readParameter(here(), 'LogKeepDays')).toBe(365);
    await server.db.updateTable('parameter').set({ state: true, value: 'what an older version let in' }).where('id', '=', id).execute();
    expect(await readParameter(elsewhere(), 'LogKeepDays')).toBe(365);
    await admin().call('parameter.remove', { body: [id] });
    expect(await readParameter(here(), 'LogKeepDays')).toBe(365);
  });

  it('is any text where the server does not know the key', async () => {
    expect((await admin().call('parameter.save', { body: { key: 'toString', name: '名称', value: '随便' } })).status).toBe(200);
  });
});

describe('the names of ours', () => {
  it('are in the language of the reader, and stay ours when a form sends them back', async () => {
    const id = await idOf('DocsUrl');
    const shown = (await admin('en').call('parameter.get', { params: { id } })).data;
    expect([shown.name, shown.describe]).not.toContain('文档地址');
    await admin('en').change('parameter.update', { id, name: shown.name, describe: shown.describe, value: 'https://example.org' });
    expect((await admin().call('parameter.get', { params: { id } })).data).toMatchObject({
      name: '文档地址',
      value: 'https://example.org',
    });
    await admin('en').change('parameter.update', { id, name: 'Handbook', describe: null });
    expect((await admin().call('parameter.get', { params: { id } })).data).toMatchObject({ name: 'Handbook', describe: null });
  });
});

describe('what a process knows of parameters', () => {
  it('costs no query until another process changes one', async () => {
    const far = elsewhere();
    expect([await readParameter(here(), 'DocsUrl'), await readParameter(far, 'DocsUrl')]).toEqual(['', '']);
    await server.db.updateTable('parameter').set({ value: 'https://a.example' }).where('key', '=', 'DocsUrl').execute();
    expect(await readParameter(far, 'DocsUrl')).toBe('');
    await admin().change('parameter.update', { id: await idOf('DocsUrl'), value: 'https://b.example' });
    expect([await readParameter(here(), 'DocsUrl'), await readParameter(far, 'DocsUrl')]).toEqual([
      'https://b.example',
      'https://b.example',
    ]);
  });

  it('is not what a transaction saw that may yet be undone', async () => {
    const seen: string[] = [];
    const undone = server.db.transaction().execute(async (db) => {
      await db.updateTable('parameter').set({ value: 'https://undone.example' }).where('key', '=', 'DocsUrl').execute();
      seen.push(await readParameter({ ...here(), db }, 'DocsUrl'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([...seen, await readParameter(here(), 'DocsUrl')]).toEqual(['https://undone.example', '']);
  });
});

describe('on a database where changes commit', () => {
  let own: OwnDatabase;
  const processes: Connected[] = [];

  beforeAll(async () => {
    own = await ownDatabase();
    for (const _ of [1, 2]) processes.push(own.kind === 'server' ? await own.connect() : own.connected);
  });
  afterAll(async () => {
    if (own.kind === 'server') for (const one of processes) await one.close();
    await own.drop();
  });

  const standing: [string, string][] = [['as soon as it has heard of it', 'select 1']];
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'saiwu bus'";
  const ways = process.env['TEST_DATABASE_URL'] ? [...standing, ['also when its bus was cut meanwhile', cut] as const] : standing;

  it.each(ways)('a change holds in every process %s, and one that was undone in none', async (_, before) => {
    const [writer, reader] = processes.map(({ database, bus }) => ({
      host: { ...server.host, database, bus },
      db: database.kysely,
      tenant,
    }));
    if (!writer || !reader) throw new Error('there are two');
    const write = (value: string, isKept: boolean) =>
      writer.db.transaction().execute(async (db) => {
        await db.updateTable('parameter').set({ value }).where('key', '=', 'LogKeepDays').execute();
        await writer.host.bus.publish(db, 'parameter', { tenantId: tenant.id });
        if (!isKept) throw new Error('undone');
      });
    await write('300', true);
    await allHeard([writer.host, reader.host]);
    expect(await readParameter(reader, 'LogKeepDays')).toBe(300);
    await expect(write('200', false)).rejects.toThrow('undone');
    expect(await readParameter(reader, 'LogKeepDays')).toBe(300);
    await sql.raw(before).execute(writer.db);
    await write('400', true);
    await eventually(async () => expect(await readParameter(reader, 'LogKeepDays')).toBe(400));
  });
});
