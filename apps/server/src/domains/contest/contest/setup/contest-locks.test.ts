import { contestLockRules } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { contestBody, runningContest, sheetBody } from '../../../../../test/contest-steps.ts';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');

const stage = { judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } };
const appeals = { appealStart: '2100-01-01 08:00:00', appealEnd: '2100-01-05 18:00:00' };

/** Something else at each path that is ever locked. */
const others: Record<string, unknown> = {
  edition: 2025,
  tracks: ['科技创新', '商业计划', '第三个'],
  registrationStart: '2020-01-01 09:00:00',
  registrationEnd: '2020-02-01 19:00:00',
  appealStart: '2100-01-02 08:00:00',
  'setup.team': { min: 2, max: 9 },
  'setup.retentionMonths': 7,
  'setup.eligibility': { orgIds: [known.engineering] },
  'setup.graceMinutes': 3,
  'setup.fields': [{ key: 'a', label: '甲', kind: 'TEXT' }],
  'setup.files': [{ key: 'a', name: '甲', kinds: ['document'], maxSize: 5 }],
  'setup.sections': [{ key: 'a', title: '甲' }],
  'setup.planAs': 'EITHER',
  'setup.quotas': { each: 3 },
  'setup.awards': [{ name: '一等奖', by: 'COUNT', value: '1' }],
  'stages.0.kind': 'FINAL',
  'stages.0.mode': 'ROADSHOW',
  'stages.0.reviewStart': '2020-02-02 09:00:00',
  'stages.0.reviewEnd': '2099-12-31 19:00:00',
  'stages.0.loadCap': 77,
  'stages.0.promotion': { by: 'COUNT', value: '1' },
  'stages.0.judgesPerProject': 2,
  'stages.0.recusal': 'OFF',
  'stages.0.isBlind': false,
  'stages.0.rule': { kind: 'MEAN', decimals: 3 },
  'stages.0.rubric': { dimensions: [{ name: '甲', weight: '100', items: [{ name: '乙', max: '5' }] }] },
  'stages.0.tieOrder': [{ by: 'SUM' }],
  'stages.0.teamSees': 'NOTHING',
};

describe('what is locked in a contest whose results are public', () => {
  const held = server.given(async () => {
    const { contestId, stageId, pairs } = await runningContest(server, 1, stage);
    await school().change('contest.update', { ...contestBody(stage), ...appeals, id: contestId });
    for (const { account, projectId } of pairs)
      await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('50') });
    await school().call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
    await school().call('stage.release', { params: { id: stageId } });
    return (await school().call('contest.get', { params: { id: contestId } })).data;
  });
  const standing = () => ({ ...contestBody(stage), ...appeals, id: held().id, version: held().version, setup: held().setup });

  it('is all that the list names', () => {
    const listed = [...new Set(contestLockRules.flatMap(({ fields }) => fields.map((field) => field.replace('*', '0'))))].toSorted();
    expect(
      held()
        .locks.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual(listed);
    expect([...Object.keys(others), 'stages'].toSorted(), 'each of them is tried').toEqual(listed);
  });

  it('may be sent again as it is', async () => {
    const { status, data } = await school().call('contest.update', { body: { ...standing(), title: '改了名字' } });
    expect([status, data.title]).toEqual([200, '改了名字']);
  });

  it.each(Object.keys(others).filter((path) => path !== 'stages.0.promotion'))('is refused at %s', async (path) => {
    const { status, extra } = await school().call('contest.update', { body: withOther(standing(), path) });
    expect([status, Object.keys(extra.fieldErrors)]).toEqual([409, [path]]);
  });

  it('is refused for who goes on, and for another stage', async () => {
    const [only] = standing().stages;
    const later = { ...contestBody(stage).stages[0], kind: 'FINAL', reviewStart: '2099-12-31 19:00:00', reviewEnd: '2099-12-31 20:00:00' };
    const stages = [{ ...only, promotion: others['stages.0.promotion'] }, later];
    const { status, extra } = await school().call('contest.update', { body: { ...standing(), stages } });
    expect([status, extra.fieldErrors]).toEqual([409, { stages: '大赛发布后不能修改', 'stages.0.promotion': '本阶段已封存，不能修改' }]);
  });

  it('the end of appeals is put off, and never comes earlier', async () => {
    const change = (appealEnd: string) => school().call('contest.update', { body: { ...standing(), appealEnd } });
    expect((await change('2100-01-04 18:00:00')).extra.fieldErrors).toEqual({ appealEnd: '公示已经开始，只能推后' });
    const none = await school().call('contest.update', { body: { ...standing(), appealStart: null, appealEnd: null } });
    expect(none.extra.fieldErrors.appealStart).toBe('公示已经开始，不能修改');
    expect((await change('2100-01-09 18:00:00')).data.appealEnd).toBe('2100-01-09 18:00:00');
  });
});

function withOther(body: object, path: string): object {
  const copy = structuredClone(body);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  // walked along the paths of the list above
  const holder = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, copy as Record<string, unknown>); // see above
  holder[last] = others[path];
  return copy;
}
