// @pglite: every operation and every permission on the other driver
import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { readBody } from './bodies/read-body.ts';

const server = openServer();
const operations = Object.entries(contract) as [OperationId, Operation][]; // the contract's own keys

function pathOf(operation: Operation): string {
  return `/api${operation.path.replaceAll(/\{\w+\}/g, '1')}`;
}

const json = { 'content-type': 'application/json' };
const closed = operations.filter(([, { access }]) => access !== 'open');

describe('every operation', () => {
  it.each(closed)('%s turns nobody away with 401', async (_, operation) => {
    const response = await server.fetch(pathOf(operation), { method: operation.method, headers: json });
    expect([response.status, (await response.json()).isSuccess]).toEqual([401, false]);
  });

  it.each(closed.filter(([, { access }]) => access !== 'session'))(
    '%s turns a user without its permission away with 403',
    async (_, operation) => {
      const response = await server.fetch(pathOf(operation), {
        method: operation.method,
        headers: { ...json, ...(await server.headersOf('nobody')) },
      });
      expect([response.status, (await response.json()).code]).toEqual([403, 403]);
    },
  );

  it.each(operations.filter(([, { body }]) => body))('%s answers a bad body with 400 and the field', async (_, operation) => {
    const headers = operation.access === 'open' ? json : { ...json, ...(await server.headersOf('admin')) };
    // a text could be a list of one
    const response = await server.fetch(pathOf(operation), { method: operation.method, headers, body: '42' });
    expect(response.status).toBe(400);
    expect((await response.json()).extra.fieldErrors).toBeTypeOf('object');
  });
});

describe('every request', () => {
  it.each([
    ['a NUL character', 'a\u0000b'],
    ['half of a surrogate pair', 'a\ud800b'],
  ])('is refused by its field where a text has %s, which no database keeps', async (_, text) => {
    const admin = server.as('admin');
    const fieldsOf = async (id: OperationId, input: object) => {
      const { status, extra } = await admin.call(id, input);
      return [status, extra?.fieldErrors];
    };
    const refused = (field: string) => [400, { [field]: '含有无法保存的字符，请删去后重新输入' }];
    // of a title, as of every text on one line, a NUL is cleaned away with the other signs that cannot be seen
    const message = { msgType: 'NOTIFY', title: '标题', content: text };
    const plan = { msgDTO: message, userIdList: ['1'], sendTime: '2030-01-01 08:00:00' };
    expect(await fieldsOf('message.plan', { body: plan })).toEqual(refused('msgDTO.content'));
    const job = { resource: 'user', request: { model: { name: text } } };
    expect(await fieldsOf('job.export', { body: job })).toEqual(refused('request.model.name'));
    expect(await fieldsOf('preference.save', { body: { key: 'a', value: [{ x: text }] } })).toEqual(refused('value.0.x'));
    expect(await fieldsOf('preference.save', { body: { key: 'a', value: { [text]: 1 } } })).toMatchObject([400, {}]);
    // an address is bytes: half of a pair is none
    expect(await fieldsOf('org.tree', { query: { name: 'a\u0000b' } })).toEqual(refused('name'));
  });

  it('is closed unless the contract opens it, whatever the shape of its path', async () => {
    const shapes = [
      '/api/authority/user/page',
      '/api/authority/user/page/',
      '/api//authority/user/page',
      '/api/authority/user/page.js',
      '/api/authority/user/page;x=/anno/',
      '/api/authority/anno/../user/page',
      '/api/authority/user/page%2Fanno%2F',
      '/api/noToken/authority/user/page',
      '/api/Authority/User/Page',
      '/api/authority/user/%70age',
    ];
    for (const path of shapes) {
      const response = await server.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"model":{}}' });
      expect([401, 404], path).toContain(response.status);
    }
  });

  it('refuses a write from a page of another origin', async () => {
    const headers = { ...(await server.headersOf('school')), origin: 'https://elsewhere.example', 'content-type': 'application/json' };
    const response = await server.fetch('/api/authority/user', { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(403);
  });

  it('names a broken body, a strange type and one that is too large', async () => {
    const headers = await server.headersOf('school');
    const post = (type: string, body: string) =>
      server.fetch('/api/authority/user/page', { method: 'POST', headers: { ...headers, 'content-type': type }, body });
    const broken = await post('application/json', '{"model":');
    expect([broken.status, (await broken.json()).code]).toEqual([400, -13]);
    expect((await post('text/xml', '<a/>')).status).toBe(415);
    expect((await post('application/json', JSON.stringify({ model: { name: 'x'.repeat(2_000_000) } }))).status).toBe(413);
  });

  it.each([
    ['a list as long as its bytes allow', 'application/json', `[${'1,'.repeat(400_000)}1]`],
    ['lists within lists', 'application/json', '['.repeat(900_000)],
    ['a code within a code', 'application/json', `{"model":{"state":${'{"code":'.repeat(90_000)}1${'}'.repeat(90_000)}}}`],
    ['a form of fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(200_000)],
    ['a form of parts', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(15_000)],
  ])('is refused before it is read where it is %s', async (_, type, body) => {
    const headers = { ...(await server.headersOf('school')), 'content-type': type };
    const response = await server.fetch('/api/authority/user/page', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: -13, msg: '内容太多或层次太深，请分几次提交' });
  });

  it.each([
    ['contest.save', 'describe', (html: string) => ({ describe: html })],
    ['message.save', 'msgDTO.content', (html: string) => ({ msgDTO: { content: html } })],
    ['message.plan', 'msgDTO.content', (html: string) => ({ msgDTO: { content: html } })],
    ['message.saveTemplate', 'content', (html: string) => ({ content: html })],
  ] as const)('%s takes no HTML in %s that keeps others waiting', async (id, field, bodyOf) => {
    const answer = await server.as('admin').call(id, { body: bodyOf('<b><i>'.repeat(9000)) });
    expect(answer.extra?.fieldErrors[field]).toBe('格式太复杂，请粘贴为纯文本');
  });

  it('is told of the first wrong field by its name, for front ends that show no more; each field stands beside it', async () => {
    const body = { id: '1', version: 1, mobile: '12', orgId: 'x' };
    const { msg, extra } = await server.as('admin').call('user.update', { body });
    expect(msg).toBe('手机：手机号格式不正确');
    expect(extra.fieldErrors).toEqual({ mobile: '手机号格式不正确', orgId: '编号不对' });
    expect((await server.as('admin', 'en').call('user.update', { body })).msg).toMatch(/^Mobile: /);
    expect((await server.as('admin').call('parameter.save', { body: {} })).msg).toBe('参数键：不能为空');
  });

  it('may be as large as the contract says: ten thousand ids, and a text with signs of JSON in it', async () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => String(9_000_000_000_000_000_000n + BigInt(index)));
    const answer = await server.as('admin').call('message.plan', {
      body: {
        msgDTO: { msgType: 'NOTIFY', title: '[,\\"'.repeat(9), content: '<p>[,{</p>' },
        userIdList: ids,
        sendTime: '2030-01-01 08:00:00',
      },
    });
    // nobody has these ids
    expect(answer.code).not.toBe(-13);
  });

  it.each([
    ['57014', 503, '5'],
    ['40P01', 503, '5'],
    ['40001', 503, '5'],
    ['53300', 503, '5'],
    ['53200', 503, '5'],
    ['58030', 503, '5'],
    ['53100', 507, null],
  ])('says what can be done about it when the database gave up with %s: %i', async (code, status, retryAfter) => {
    await sql`create function give_up() returns trigger language plpgsql as ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(
      server.db,
    );
    await sql`create trigger give_up before insert on parameter for each row execute function give_up()`.execute(server.db);
    const answer = await server.as('admin').call('parameter.save', { body: { key: 'one.more', name: '参数', value: '1' } });
    expect([answer.status, answer.response.headers.get('retry-after')]).toEqual([status, retryAfter]);
  });

  it('names what is longer or larger than anything that is kept', async () => {
    const admin = server.as('admin');
    const beyond = '9223372036854775808';
    const asked = [
      await admin.call('parameter.page', { body: { model: { name: 'x'.repeat(256) } } }),
      await admin.call('user.page', { body: { model: { orgId: beyond } } }),
      await admin.call('user.get', { params: { id: beyond } }),
      await admin.call('message.save', { body: { msgDTO: { msgType: 'NOTIFY', content: '通知' }, userIdList: [beyond] } }),
    ];
    expect(asked.map(({ status, extra }) => [status, Object.keys(extra?.fieldErrors ?? {})])).toEqual([
      [400, ['model.name']],
      [400, ['model.orgId']],
      [400, ['id']],
      [400, ['userIdList.0']],
    ]);
    expect((await admin.call('user.page', { body: { model: { orgId: '9223372036854775807' } } })).status).toBe(200);
  });

  it('does not take keys that reach into prototypes', async () => {
    const headers = { ...(await server.headersOf('school')), 'content-type': 'application/x-www-form-urlencoded' };
    const response = await server.fetch('/api/authority/user/page', { method: 'POST', headers, body: 'model[__proto__][x]=1' });
    expect(response.status).toBe(400);
    const json = String.raw`{"__proto__":{"admin":1},"model":[{"a":1,"\u005f_proto__":{"admin":1}}]}`;
    expect(JSON.stringify(await readBody('application/json', new TextEncoder().encode(json)))).toBe('{"model":[{"a":1}]}');
  });

  it('carries its request id, and is not to be stored', async () => {
    const response = await server.fetch('/healthz');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves a row in the operation log for every write, secrets masked', async () => {
    await server.as('school').call('user.save', { body: { account: 'logged_one', name: '新人', password: 'very-secret-9' } });
    const row = await server.db.selectFrom('optLog').selectAll().where('operationId', '=', 'user.save').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ userName: '校管', code: 0, requestIp: '203.0.113.7' });
    expect(row.params).not.toContain('very-secret-9');
  });

  it('gets the document of the API only when signed in and allowed', async () => {
    expect((await server.fetch('/api/openapi.json')).status).toBe(401);
    expect((await server.fetch('/api/openapi.json', { headers: await server.headersOf('school') })).status).toBe(403);
    const response = await server.fetch('/api/openapi.json', { headers: await server.headersOf('admin') });
    expect((await response.json()).openapi).toBe('3.1.0');
  });
});
