import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, publishedContest } from '../../test/contest-steps.ts';
import { known } from '../../test/fixture.ts';
import { docxOf, paragraph } from '../../test/docx-file.ts';
import { begunEntry, during, openContest } from '../../test/entry-steps.ts';
import { openServer } from '../../test/harness.ts';
import { openProcesses } from '../../test/open-processes.ts';
import { forgetAnswers } from './forget-answers.ts';
import { systemContext } from '../domains/jobs/job-context.ts';
import { seedTenantId } from '../core/tenants.ts';

const server = openServer();
const admin = () => server.as('admin');
const parameter = (key: string, value = '1') => ({ key, name: '参数', value, state: true });

const countOf = async (key: string) => (await server.db.selectFrom('parameter').where('key', '=', key).select('id').execute()).length;

describe('a creating request with a key', () => {
  it('that comes again is answered like the first, and creates nothing', async () => {
    const save = () => admin().call('contest.save', { body: contestBody(), key: 'a' });
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'admin').execute();
    const [first, again] = [await save(), await save()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect(await server.db.selectFrom('contest').select('id').execute()).toHaveLength(1);
  });

  it('creates again with another key, from another person, for another operation, and after a day', async () => {
    const noon = new Date('2026-11-21T04:00:00Z');
    const save = (account: string, key: string) =>
      server.as(account).call('job.export', { body: { resource: 'user', request: { model: {} } }, key });
    server.setNow(noon);
    const answers = [await save('admin', 'a'), await save('admin', 'b'), await save('manager', 'a')];
    server.setNow(new Date(noon.getTime() + 86_399_000));
    const same = await save('admin', 'a');
    server.setNow(new Date(noon.getTime() + 86_400_000));
    answers.push(await save('admin', 'a'));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(4);
    expect(same.data).toEqual(answers[0]?.data);
    expect((await admin().call('parameter.save', { body: parameter('Other'), key: 'a' })).status).toBe(200);
  });

  it('with other input is refused, in words', async () => {
    await admin().call('parameter.save', { body: parameter('One'), key: 'a' });
    const other = await admin().call('parameter.save', { body: parameter('Two'), key: 'a' });
    expect([other.status, other.code, other.msg]).toEqual([422, -9, '这次提交的内容与之前不同，请刷新后重试']);
    expect(await countOf('Two')).toBe(0);
  });

  it('that was refused may be mended and sent with the same key', async () => {
    await admin().call('parameter.save', { body: parameter('Taken') });
    expect((await admin().call('parameter.save', { body: parameter('Taken'), key: 'a' })).status).toBe(400);
    expect((await admin().call('parameter.save', { body: parameter('Free'), key: 'a' })).status).toBe(200);
    expect(await countOf('Free')).toBe(1);
  });

  it.each(['', 'with space', 'é', 'x'.repeat(65)])('“%s” is no key', async (key) => {
    const answer = await admin().call('parameter.save', { body: parameter('None'), key });
    expect([answer.status, Object.keys(answer.extra.fieldErrors), await countOf('None')]).toEqual([400, ['Idempotency-Key'], 0]);
  });

  it('means nothing to an operation that takes none', async () => {
    const { data } = await admin().call('parameter.save', { body: parameter('Changed') });
    const update = (value: string, version: number) =>
      admin().call('parameter.update', { body: { ...parameter('Changed', value), id: data.id, version }, key: 'a' });
    expect([(await update('2', 1)).data.value, (await update('3', 2)).data.value]).toEqual(['2', '3']);
  });
});

describe('operations that open their transaction themselves', () => {
  it('are known: each is told below that it answers once', () => {
    const staged = Object.entries<Operation>(contract).filter(([, { takesKey, effect }]) => takesKey && effect === 'staged');
    const known = ['globalUser.save', 'plan.import', 'project.import', 'tenant.init', 'user.save'];
    expect(staged.map(([id]) => id as OperationId).toSorted()).toEqual(known); // keys of the contract
  });

  it('show a one-time password again to whoever has not had the first answer; it is kept sealed', async () => {
    const body = { account: 'fresh', name: '新人', sex: 'M', state: true };
    const save = () => admin().call('user.save', { body, key: 'a' });
    const [first, again] = [await save(), await save()];
    expect(first.data.oneTimePassword).toMatch(/^\S{10,}$/);
    expect(again.data).toEqual(first.data);
    const kept = await server.db.selectFrom('keptAnswer').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(first.data.oneTimePassword);
  });

  it('make a tenant and its super administrators once, with the same one-time password', async () => {
    const init = () => admin().call('tenant.init', { body: { code: 'once', name: '一次', account: 'boss' }, key: 'a' });
    const [made, again] = [await init(), await init()];
    expect([again.data, made.data.oneTimePassword]).toEqual([made.data, expect.stringMatching(/^\S{10,}$/)]);
    const save = () => admin().call('globalUser.save', { body: { tenantCode: 'once', account: 'boss_2' }, key: 'a' });
    const [added, twice] = [await save(), await save()];
    expect([twice.data, added.data.oneTimePassword]).toEqual([added.data, expect.stringMatching(/^\S{10,}$/)]);
    const people = await server.db.selectFrom('user').where('tenantId', '=', made.data.tenant.id).select('account').execute();
    expect(people.map(({ account }) => account).toSorted((a, b) => a.localeCompare(b))).toEqual(['boss', 'boss_2']);
  });

  it('import a sheet once, and know another by its content', async () => {
    const { contestId } = await publishedContest(server);
    const [sheet, other] = [importSheet(goodRows(2)), importSheet(goodRows(3))];
    const bring = (file: File) => server.as('school').call('project.import', { body: { contestId, file }, key: 'a' });
    const answers = [await bring(sheet), await bring(sheet), await bring(other)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422]);
    expect(answers[1]?.data).toEqual({ imported: 2, skipped: 0 });
    expect(await server.db.selectFrom('project').select('id').execute()).toHaveLength(2);
  });

  it('put a Word file into a plan once', async () => {
    server.setNow(during);
    const sections = [{ key: 'market', title: '市场', isRequired: true }];
    const id = await begunEntry(server, await openContest(server, { sections }));
    const file = new File([docxOf([paragraph('市场', { style: '1' }), paragraph('很大')].join(''))], '计划书.docx');
    const bring = () => server.as('student').call('plan.import', { params: { id }, body: { file, into: ['0:market:0'] }, key: 'a' });
    const [first, again] = [await bring(), await bring()];
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(first.data.sections).toMatchObject([{ html: '<p>很大</p>', version: 1 }]);
  });
});

it('answers that nobody can ask for again are forgotten', async () => {
  await admin().call('parameter.save', { body: parameter('Old'), key: 'old' });
  server.setNow(new Date(Date.now() + 86_400_000));
  await admin().call('parameter.save', { body: parameter('New'), key: 'new' });
  const ctx = await systemContext(server.host, seedTenantId);
  if (ctx) await forgetAnswers(ctx);
  expect(await server.db.selectFrom('keptAnswer').select('key').execute()).toEqual([{ key: 'new' }]);
});

describe('at the same moment', () => {
  const processes = openProcesses(3);

  it('the second waits for the first, in any process, and both read the same', async () => {
    const save = (index: number) => processes.at(index).as('school').call('contest.save', { body: contestBody(), key: 'double-press' });
    const answers = await Promise.all([save(0), save(1), save(2), save(0)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await processes.at(0).db.selectFrom('contest').select('id').execute()).toHaveLength(1);
  });
});
