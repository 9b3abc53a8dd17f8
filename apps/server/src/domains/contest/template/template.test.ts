import { contract } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { contestBody } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { sayIn } from '../../../core/language.ts';
import { seed } from '../../../seed/seed.ts';
import { shippedTemplates } from './shipped-templates.ts';

const server = openServer();

const page = async (account: string, model: object = {}) =>
  (await server.as(account).call('contestTemplate.page', { body: { model, sort: 'sortValue', order: 'ascending' } })).data.records;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const offered = async (account: string, language?: 'en') => (await server.as(account, language).call('contest.templates')).data;

/** The fixture's contest with distances in place of its dates. */
function content(more: object = {}) {
  const [stage] = contestBody().stages;
  return {
    tracks: ['科技创新'],
    registrationStart: '0000 08:00:00',
    registrationEnd: '0020 23:59:00',
    stages: [{ ...stage, reviewStart: '0021 08:00:00', reviewEnd: '0030 18:00:00' }],
    setup: {},
    ...more,
  };
}

const add = (account: string, body: object = {}) =>
  server.as(account).call('contestTemplate.save', { body: { name: '本校创新赛', content: content(), ...body } });

describe('the templates that we ship', () => {
  it.each(['zh', 'en'] as const)('hold in %s what a contest may be set up with', (language) => {
    for (const [code, { name, content: build }] of shippedTemplates) {
      const body = { name: sayIn(language)(name), content: build(sayIn(language)) };
      const { success, error } = contract['contestTemplate.save'].body.safeParse(body);
      expect([code, success, error?.issues]).toEqual([code, true, undefined]);
    }
  });

  it('are five in each tenant, the plain one first, in the reader’s language until somebody changes them', async () => {
    expect(names(await offered('school'))).toEqual([
      '简单',
      '「互联网+」创新大赛',
      '「挑战杯」课外学术科技作品竞赛',
      '大学生创新创业训练计划',
      '职业规划大赛',
    ]);
    const [plain] = await offered('school', 'en');
    expect(plain).toMatchObject({ isPlain: true, isShipped: true, content: { registrationEnd: '0030 23:59:00' } });
    expect(plain.content.stages[0].rubric.dimensions[0].name).toMatch(/^[A-Za-z ]+$/);
    const row = (await page('manager'))[0];
    const { id, version } = row;
    const changed = { ...row.content, tracks: ['甲', '乙'] };
    expect((await server.as('manager').call('contestTemplate.update', { body: { id, version, content: changed } })).status).toBe(200);
    expect((await offered('school', 'en'))[0]).toMatchObject({ name: plain.name, content: { tracks: ['甲', '乙'] } });
  });

  it('are switched off, not deleted, and a later start leaves them as they are', async () => {
    const [{ id, version }] = await page('manager', { name: '职业' });
    const removed = await server.as('manager').call('contestTemplate.remove', { body: [id] });
    expect([removed.status, removed.msg]).toEqual([409, '系统自带的模板不能删除，不用的可以停用']);
    await server.as('manager').call('contestTemplate.update', { body: { id, version, state: false } });
    await seed(server.host, undefined);
    expect(names(await offered('school'))).not.toContain('职业规划大赛');
  });

  it('leave the plain one where all are switched off', async () => {
    for (const { id, version } of await page('manager'))
      await server.as('manager').call('contestTemplate.update', { body: { id, version, state: false } });
    expect(names(await offered('school'))).toEqual(['简单']);
  });
});

describe('a school’s own template', () => {
  it('is seen and changed by its administrators alone, and by those of everything', async () => {
    const { data } = await add('school', { summary: '每年春季', sortValue: 1 });
    expect(data).toMatchObject({ name: '本校创新赛', readonly: false, isShipped: false, version: 1 });
    expect(names(await offered('school'))[0]).toBe('本校创新赛');
    expect(names(await page('manager', { keyword: '春季' }))).toEqual(['本校创新赛']);
    expect(names(await offered('other'))).not.toContain('本校创新赛');
    const change = { body: { id: data.id, version: 1, name: '改名' } };
    expect((await server.as('other').call('contestTemplate.update', change)).status).toBe(404);
    expect((await server.as('school').call('contestTemplate.update', change)).data).toMatchObject({ name: '改名', summary: '每年春季' });
    expect((await server.as('manager').call('contestTemplate.update', change)).status).toBe(409);
    expect((await server.as('school').call('contestTemplate.remove', { body: [data.id] })).data).toBe(true);
  });

  it('does not come with the right to change what is everybody’s', async () => {
    const [{ id, version, readonly }] = await page('school');
    expect(readonly).toBe(true);
    expect((await server.as('school').call('contestTemplate.update', { body: { id, version, state: false } })).status).toBe(404);
    const { data } = await add('manager', { name: '大家的' });
    expect([data.orgId, names(await offered('school'))]).toEqual([null, expect.arrayContaining(['大家的'])]);
  });

  it('is refused at the field that is wrong: times in no order, who goes on from the last stage, organisations that nobody sees', async () => {
    const [stage] = content().stages;
    const refused = async (more: object) => Object.keys((await add('school', { content: content(more) })).extra.fieldErrors);
    expect(await refused({ registrationEnd: '2026-01-01 08:00:00' })).toContain('content.registrationEnd');
    expect(await refused({ stages: [{ ...stage, reviewStart: '0010 08:00:00' }] })).toEqual(['content.stages.0.reviewStart']);
    expect(await refused({ stages: [{ ...stage, promotion: { by: 'COUNT', value: '3' } }] })).toEqual(['content.stages.0.promotion']);
    expect(await refused({ setup: { eligibility: { orgIds: ['999'] } } })).toEqual(['content.setup.eligibility.orgIds']);
  });

  it('keeps no script in what contests begin with', async () => {
    const { data } = await add('school', { content: content({ describe: '<p onclick="x()">说明</p><script>1</script>' }) });
    expect(data.content.describe).toBe('<p>说明</p>');
  });
});
