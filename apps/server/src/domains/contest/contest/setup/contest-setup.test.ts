import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, publishedContest, runningContest } from '../../../../../test/contest-steps.ts';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');

const stage = (kind: string, year: number, more: { promotion?: object | null; tieOrder?: object[] } = {}) => ({
  ...contestBody().stages[0],
  kind,
  reviewStart: `${year}-01-01 08:00:00`,
  reviewEnd: `${year}-02-01 18:00:00`,
  ...more,
});
const best = (value: string) => ({ by: 'COUNT', value });

/** College, school and final, each in a year of its own. */
const threeStages = [
  stage('COLLEGE', 2021, { promotion: best('20') }),
  stage('SCHOOL', 2022, { promotion: { ...best('10'), collegeFloor: 1, collegeCap: 4, directPasses: 2 } }),
  stage('FINAL', 2098, { tieOrder: [{ by: 'DIMENSION', dimension: '创新性' }, { by: 'SUM' }] }),
];

const setup = {
  eligibility: { orgIds: [known.engineering], degreeLevels: ['02', '03'], barringAwards: [] },
  team: { min: 2, max: 6, advisorsMin: 1, advisorsMax: 3, perStudent: 2 },
  quotas: { each: 30, of: [{ orgId: known.engineering, most: 10 }] },
  fields: [
    { key: 'stage', label: '项目阶段', kind: 'CHOICE', isRequired: true, options: ['创意', '初创', '成长'] },
    { key: 'founded', label: '成立日期', kind: 'DATE', help: '还没有成立可以不填' },
  ],
  files: [{ key: 'slides', name: '演示文稿', kinds: ['document'], maxSize: 50 }],
  sections: [{ key: 'summary', title: '摘要', guidance: '一页以内', maxLength: 1000 }],
  consent: '我同意主办方使用参赛材料',
  awards: [
    { name: '一等奖', by: 'PERCENT', value: '10', rounding: 'FLOOR' },
    { name: '最佳创意奖', by: 'COUNT', value: '1' },
  ],
  graceMinutes: 15,
  retentionMonths: 36,
};

const body = (more: object = {}) => ({ ...contestBody(), stages: threeStages, setup, ...more });
const fieldErrors = async (more: object) => (await school().call('contest.save', { body: body(more) })).extra?.fieldErrors;

describe('what is set up for a contest', () => {
  it('is kept and shown whole, with stages in their order; a list does not carry it', async () => {
    const appeals = { appealStart: '2098-03-01 08:00:00', appealEnd: '2098-03-07 23:59:59' };
    const { data } = await school().call('contest.save', { body: body(appeals) });
    const { data: read } = await school().call('contest.get', { params: { id: data.id } });
    expect(read).toMatchObject({ setup, ...appeals });
    expect(read.stages).toMatchObject([
      { kind: { code: 'COLLEGE' }, promotion: best('20'), waitsFor: null },
      { kind: { code: 'SCHOOL' }, promotion: { collegeFloor: 1, collegeCap: 4 }, waitsFor: '要等前一阶段的晋级名单，现在还不能进行' },
      { kind: { code: 'FINAL' }, promotion: null, tieOrder: threeStages[2]?.tieOrder },
    ]);
    const { data: page } = await school().call('contest.page', { body: { model: {} } });
    expect(page.records[0].setup).toBeUndefined();
  });

  it('takes its usual values where nothing is said, as in contests of older versions', async () => {
    const { contestId } = await publishedContest(server);
    const { data } = await school().call('contest.get', { params: { id: contestId } });
    expect(data).toMatchObject({ appealStart: null, setup: { team: { min: 1, max: 15 }, fields: [], awards: [], graceMinutes: 0 } });
    expect(data.stages[0]).toMatchObject({ tieOrder: [], promotion: null, waitsFor: null });
  });

  it('stays in a change that says nothing of it, as older front ends send one', async () => {
    const { data } = await school().call('contest.save', { body: body() });
    const stages = threeStages.map(({ kind, reviewStart, reviewEnd }) => ({ ...contestBody().stages[0], kind, reviewStart, reviewEnd }));
    const changed = await school().change('contest.update', { ...contestBody(), id: data.id, title: '改了名字', stages });
    expect(changed.data).toMatchObject({ title: '改了名字', setup });
    expect(changed.data.stages[1].promotion).toMatchObject({ collegeFloor: 1 });
  });

  it('names only organisations that there are for its author', async () => {
    const elsewhere = { ...setup, eligibility: { ...setup.eligibility, orgIds: [known.otherCollege] } };
    expect(await fieldErrors({ setup: elsewhere })).toEqual({ 'setup.eligibility.orgIds': '有的学校或学院不存在' });
    const quotas = { of: [{ orgId: known.otherCollege, most: 1 }] };
    expect(await fieldErrors({ setup: { ...setup, quotas } })).toEqual({ 'setup.quotas.of': '有的学院不存在' });
    const whole = { of: [{ orgId: known.school, most: 1 }] };
    expect(await fieldErrors({ setup: { ...setup, quotas: whole } })).toEqual({ 'setup.quotas.of': '名额按学院设置，不能选学校' });
  });

  it('names only degrees and awards that there are', async () => {
    const { data } = await school().call('contest.save', { body: body() });
    const of = (more: object) => fieldErrors({ setup: { ...setup, eligibility: { ...setup.eligibility, ...more } } });
    expect(await of({ degreeLevels: ['99'] })).toEqual({ 'setup.eligibility.degreeLevels': '不在可选的值之中' });
    const bars = (award: string) => of({ barringAwards: [{ contestId: data.id }, { contestId: data.id, award }] });
    expect(await bars('特等奖')).toEqual({ 'setup.eligibility.barringAwards.1.award': '这个大赛没有这个奖项' });
    expect(await bars('一等奖')).toBeUndefined();
  });

  it('keeps the names of what is gone by now, and takes no others of that kind', async () => {
    const { data: college } = await school().call('org.save', { body: { label: '旧学院', type: 'college', parentId: known.school } });
    const { data: earlier } = await school().call('contest.save', { body: contestBody() });
    const named = {
      ...setup,
      eligibility: { ...setup.eligibility, orgIds: [known.engineering, college.id], barringAwards: [{ contestId: earlier.id }] },
      quotas: { of: [{ orgId: college.id, most: 3 }] },
    };
    const { data } = await school().call('contest.save', { body: body({ setup: named }) });
    await server.db.deleteFrom('contest').where('id', '=', earlier.id).execute();
    await server.db.deleteFrom('org').where('id', '=', college.id).execute();
    const change = (more: object) => school().change('contest.update', { ...body(), id: data.id, ...more });
    expect((await change({ setup: named, title: '改了名字' })).status).toBe(200);
    const rules = { ...named, eligibility: { ...named.eligibility, orgIds: [...named.eligibility.orgIds, '999'] } };
    expect((await change({ setup: rules })).extra.fieldErrors).toEqual({ 'setup.eligibility.orgIds': '有的学校或学院不存在' });
    expect((await change({ setup })).status).toBe(200);
    expect((await change({ setup: named })).extra.fieldErrors).toEqual({ 'setup.eligibility.orgIds': '有的学校或学院不存在' });
  });

  it('holds a draft whose awards bar entry elsewhere', async () => {
    const { data: earlier } = await school().call('contest.save', { body: contestBody() });
    const barred = { ...setup, eligibility: { ...setup.eligibility, barringAwards: [{ contestId: earlier.id }] } };
    const { data } = await school().call('contest.save', { body: body({ setup: barred }) });
    const refused = await school().call('contest.remove', { params: { id: earlier.id } });
    expect([refused.status, refused.msg]).toEqual([409, '1 个大赛或模板的参赛条件用到这个大赛的奖项，请先修改它们']);
    expect((await school().call('contest.remove', { params: { id: data.id } })).status).toBe(200);
    expect((await school().call('contest.remove', { params: { id: earlier.id } })).status).toBe(200);
  });

  it.each([
    ['a stage before the one before has ended', { stages: [threeStages[0], stage('SCHOOL', 2021)] }, 'stages.1.reviewStart'],
    [
      'nobody who goes on to the next stage',
      { stages: [stage('SCHOOL', 2021, { promotion: null }), stage('FINAL', 2022)] },
      'stages.0.promotion',
    ],
    ['somebody who goes on from the last', { stages: [stage('SCHOOL', 2021, { promotion: best('5') })] }, 'stages.0.promotion'],
    ['the same kind of stage twice', { stages: [threeStages[0], stage('COLLEGE', 2022)] }, 'stages'],
    [
      'places that are no number of projects',
      { stages: [stage('COLLEGE', 2021, { promotion: best('2.5') }), stage('FINAL', 2022)] },
      'stages.0.promotion.value',
    ],
    [
      'a tie broken by a dimension that is not there',
      { stages: [stage('SCHOOL', 2021, { tieOrder: [{ by: 'DIMENSION', dimension: '外观' }] })] },
      'stages.0.tieOrder.0.dimension',
    ],
    [
      'a tie broken twice by one thing',
      { stages: [stage('SCHOOL', 2021, { tieOrder: [{ by: 'SUM' }, { by: 'SUM' }] })] },
      'stages.0.tieOrder.1.by',
    ],
    [
      'a score that nobody can have, to go on',
      { stages: [stage('COLLEGE', 2021, { promotion: { by: 'THRESHOLD', value: '101' } }), stage('FINAL', 2022)] },
      'stages.0.promotion.value',
    ],
    [
      'a key that every object has',
      { setup: { ...setup, sections: [{ ...setup.sections[0], key: '__proto__' }] } },
      'setup.sections.0.key',
    ],
    [
      'a choice of one',
      { setup: { ...setup, fields: [{ key: 'a', label: '甲', kind: 'CHOICE', options: ['只有这个'] }] } },
      'setup.fields.0.options',
    ],
    [
      'two fields of one name',
      {
        setup: {
          ...setup,
          fields: [
            { key: 'a', label: '甲', kind: 'TEXT' },
            { key: 'b', label: '甲', kind: 'DATE' },
          ],
        },
      },
      'setup.fields',
    ],
    ['a team smaller than it has to be', { setup: { ...setup, team: { min: 5, max: 2 } } }, 'setup.team.max'],
    [
      'awards for more than everybody',
      {
        setup: {
          ...setup,
          awards: [
            { name: '金', by: 'PERCENT', value: '60' },
            { name: '银', by: 'PERCENT', value: '41' },
          ],
        },
      },
      'setup.awards',
    ],
    ['appeals before the results', { appealStart: '2022-12-01 08:00:00', appealEnd: '2098-12-01 08:00:00' }, 'appealStart'],
    ['appeals without an end', { appealStart: '2098-12-01 08:00:00' }, 'appealEnd'],
  ])('is refused with %s, at its field', async (_, more, path) => {
    expect(Object.keys(await fieldErrors(more))).toEqual([path]);
  });

  it.each([
    [
      'a number for a college that may not enter',
      {
        setup: {
          ...setup,
          quotas: {
            of: [
              { orgId: known.engineering, most: 1 },
              { orgId: known.business, most: 1 },
            ],
          },
        },
      },
      { 'setup.quotas.of.1.orgId': '这个学院不在参赛范围' },
    ],
    [
      'more for each college than there are places',
      { stages: [stage('COLLEGE', 2021, { promotion: { ...best('3'), collegeFloor: 4 } }), stage('FINAL', 2022)] },
      { 'stages.0.promotion.collegeFloor': '不能超过名额 3 个' },
    ],
    [
      'more for all colleges than there are places',
      {
        setup: { ...setup, eligibility: {}, quotas: {} },
        stages: [stage('COLLEGE', 2021, { promotion: { ...best('3'), collegeFloor: 2 } }), stage('FINAL', 2022)],
      },
      { 'stages.0.promotion.collegeFloor': '2 个学院各保底 2 个，超过了名额 3 个' },
    ],
    [
      'more who go on than came that far',
      {
        stages: [
          stage('COLLEGE', 2021, { promotion: { ...best('5'), directPasses: 1, repechage: 1 } }),
          stage('SCHOOL', 2022, { promotion: best('8') }),
          stage('FINAL', 2023),
        ],
      },
      { 'stages.1.promotion.value': '上一阶段最多晋级 7 个' },
    ],
    [
      'entries that are taken when judges have begun',
      { registrationEnd: '2020-12-31 23:59:59', stages: [stage('SCHOOL', 2021)], setup: { ...setup, graceMinutes: 481 } },
      { 'setup.graceMinutes': '宽限到了评审开始以后' },
    ],
  ])('is refused with %s, in words', async (_, more, errors) => {
    expect(await fieldErrors(more)).toEqual(errors);
  });

  it('is taken with numbers that just come true, and where a contest that stands does not change them', async () => {
    const stages = [
      stage('COLLEGE', 2021, { promotion: { ...best('4'), collegeFloor: 2, directPasses: 1 } }),
      stage('SCHOOL', 2022, { promotion: best('5') }),
      stage('FINAL', 2023),
    ];
    const grace = { registrationEnd: '2020-12-31 23:59:59', setup: { ...setup, eligibility: {}, quotas: {}, graceMinutes: 480 } };
    const { status, data } = await school().call('contest.save', { body: body({ stages, ...grace }) });
    expect(status).toBe(200);
    const { data: college } = await school().call('org.save', { body: { label: '新学院', type: 'college', parentId: known.school } });
    const change = (more: object) => school().change('contest.update', { ...body({ stages, ...grace }), id: data.id, ...more });
    expect((await change({ title: '改了名字' })).status).toBe(200);
    const less = [{ ...stages[0], promotion: { ...stages[0]?.promotion, directPasses: 2 } }, stages[1], stages[2]];
    expect((await change({ stages: less })).extra.fieldErrors).toEqual({
      'stages.0.promotion.collegeFloor': '3 个学院各保底 2 个，超过了名额 4 个',
    });
    await school().call('org.remove', { body: [college.id] });
    expect((await change({ stages: less })).status).toBe(200);
  });

  it('can change in a draft down to its stages; afterwards what would be unfair is locked', async () => {
    const { data } = await school().call('contest.save', { body: body() });
    const change = (more: object) => school().change('contest.update', { ...body(), id: data.id, ...more });
    const fewer = [{ ...threeStages[0], promotion: best('9') }, threeStages[2]];
    expect((await change({ stages: fewer })).data.stages.map(({ kind }: { kind: { code: string } }) => kind.code)).toEqual([
      'COLLEGE',
      'FINAL',
    ]);
    expect((await change({})).data.stages).toHaveLength(3);
    await school().call('contest.publish', { params: { id: data.id } });
    expect((await change({ stages: fewer })).extra.fieldErrors).toMatchObject({ stages: '大赛发布后不能修改' });
    expect((await change({ setup: { ...setup, team: { ...setup.team, max: 8 } } })).status).toBe(200);
    await school().call('project.import', { body: { contestId: data.id, file: importSheet(goodRows(1)) } });
    expect((await change({ setup })).extra.fieldErrors).toEqual({ 'setup.team': '已有项目，不能修改' });
  });
});

it('only the first stage runs: a later one has no projects, and says what it waits for', async () => {
  const { data } = await school().call('contest.save', { body: body({ setup: undefined }) });
  await school().call('contest.publish', { params: { id: data.id } });
  await school().call('project.import', { body: { contestId: data.id, file: importSheet(goodRows(2)) } });
  const { data: read } = await school().call('contest.get', { params: { id: data.id } });
  expect(read.stages.map(({ projectCount }: { projectCount: number }) => projectCount)).toEqual([2, 0, 0]);
  const [, second] = read.stages;
  for (const refused of [
    await school().call('assignment.propose', { body: { stageId: second.id } }),
    await school().call('stage.start', { params: { id: second.id } }),
  ])
    expect([refused.status, refused.msg]).toEqual([409, '要等前一阶段的晋级名单，现在还不能进行']);
});

it('awards and promotion of a sealed stage stay as they were', async () => {
  const { contestId } = await runningContest(server, 1);
  await server.db.updateTable('stage').set({ state: 'CLOSED' }).where('contestId', '=', contestId).execute();
  const { data } = await school().call('contest.get', { params: { id: contestId } });
  expect(data.locks.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(['setup.awards', 'stages.0.promotion']));
});
