import { beforeEach, expect, it } from 'vitest';
import { begunEntry, during, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { pdfOf } from '../../../../test/pdf-file.ts';

const server = openServer();
const sections = [{ key: 'market', title: '市场分析', isRequired: true }];
const setup = { sections, team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 } };
const pdf = () => new File([pdfOf('plan')], '计划书.pdf');

beforeEach(() => server.setNow(during));

const attach = (id: string, file: File) => server.as('student').call('entry.attach', { params: { id }, body: { slot: 'plan:pdf', file } });

it('is one PDF instead of sections where the contest takes that, read by the college, and left again', async () => {
  const id = await begunEntry(server, await openContest(server, { ...setup, planAs: 'EITHER' }));
  const missing = async () => (await server.as('student').call('entry.get', { params: { id } })).data.missing;
  expect(await missing()).toMatchObject([{ section: 'PLAN', key: 'market' }]);
  expect(await attach(id, new File(['plain'], '计划书.txt'))).toMatchObject({ status: 422, msg: expect.stringMatching(/可以上传：pdf$/) });
  expect((await attach(id, pdf())).status).toBe(200);
  expect(await missing()).toEqual([]);
  expect((await server.as('college').call('plan.read', { params: { id } })).data).toMatchObject({
    planAs: 'EITHER',
    pdf: { name: '计划书.pdf', by: '李同学' },
  });
  await server.as('student').call('entry.detach', { params: { id }, body: { slot: 'plan:pdf' } });
  expect(await missing()).toMatchObject([{ section: 'PLAN', key: 'market' }]);
  expect((await server.as('student').call('plan.get', { params: { id } })).data.pdf).toBeNull();
});

it('is sections alone where the contest says nothing', async () => {
  const id = await begunEntry(server, await openContest(server, setup));
  expect((await server.as('student').call('plan.get', { params: { id } })).data).toMatchObject({ planAs: 'SECTIONS', pdf: null });
  expect((await attach(id, pdf())).status).toBe(400);
});
