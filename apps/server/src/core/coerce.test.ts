import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';

const server = openServer();
const admin = () => server.as('admin');

/** The forms in which front ends of the platform's generation say that a filter or a field is empty (platform-api §1.4). */
const nones = [{}, { code: '' }, { code: null }, '', 'null', null, { key: null }];

async function totalOf(
  operation: 'user.page' | 'message.page' | 'optLog.page' | 'smsTask.page' | 'smsTemplate.page' | 'attachment.page',
  model: object,
) {
  const { status, data, extra } = await admin().call(operation, { body: { model } });
  expect([status, extra?.fieldErrors]).toEqual([200, undefined]);
  return Number(data.total);
}

describe('an enumeration that is none', () => {
  it.each(nones)('filters nothing as %j', async (none) => {
    const everybody = await totalOf('user.page', {});
    expect(everybody).toBeGreaterThan(10);
    for (const field of ['sex', 'nation', 'education', 'positionStatus'])
      expect(await totalOf('user.page', { [field]: none }), field).toBe(everybody);
    await admin().call('parameter.save', { body: { key: 'k', name: '参数', value: '1' } });
    expect(await totalOf('optLog.page', { type: none, httpMethod: none })).toBe(1);
    expect(await totalOf('message.page', { msgType: none, bizType: none })).toBe(0);
    expect(await totalOf('smsTask.page', { status: none })).toBe(0);
    expect(await totalOf('smsTemplate.page', { providerType: none })).toBe(0);
    expect(await totalOf('attachment.page', { dataType: none })).toBe(0);
  });

  it.each(nones)('leaves a field as it is, or at its default, as %j', async (none) => {
    const { data: added } = await admin().call('user.save', { body: { account: 'new_one', name: '新人', sex: none } });
    expect(added.sex.code).toBe('N');
    const { data: other } = await admin().change('user.update', { id: added.id, sex: { code: 'W', desc: '女' } });
    expect(other.sex.code).toBe('W');
    expect((await admin().change('user.update', { id: added.id, sex: none })).data.sex.code).toBe('W');
  });

  it.each(nones)('clears the code of a dictionary as %j', async (none) => {
    const { data: added } = await admin().call('user.save', { body: { account: 'of_nation', name: '新人', nation: { code: '01' } } });
    expect(added.nation).toBe('01');
    const { status, data } = await admin().change('user.update', { id: added.id, nation: none });
    expect([status, data.nation ?? '']).toEqual([200, '']);
  });

  it('is named where a field wants one', async () => {
    for (const type of nones) {
      const { status, extra } = await admin().call('org.save', { body: { label: '新学院', type } });
      expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, ['type']]);
    }
  });
});

it('an enumeration comes as code, as it goes out, or as several of either', async () => {
  await server.db.updateTable('user').set({ sex: 'W' }).where('account', '=', 'teacher').execute();
  for (const sex of ['W', { code: 'W', desc: '女' }, ['W'], [{ code: 'W' }], ['W', { code: '' }]])
    expect(await totalOf('user.page', { sex }), JSON.stringify(sex)).toBe(1);
});

it('a range of times that was cleared is none', async () => {
  const { status, data } = await admin().call('user.page', { body: { model: {}, extra: { createTime_st: null, createTime_ed: null } } });
  expect([status, Number(data?.total) > 10]).toEqual([200, true]);
});

it.each([
  ['0', 0],
  [20, 20],
  ['20', 20],
  ['1h', 60],
  ['1d', 1440],
  ['2w', 20_160],
  ['3m', 129_600],
])('minutes that come as %j are read as the platform writes them', async (passwordErrorLockTime, minutes) => {
  const { data } = await admin().call('tenant.save', { body: { code: 'late', name: '晚到', passwordErrorLockTime } });
  expect(data.passwordErrorLockTime).toBe(minutes);
});

it('minutes that come empty are left at their default', async () => {
  const { data } = await admin().call('tenant.save', { body: { code: 'late', name: '晚到', passwordErrorLockTime: '' } });
  expect(data.passwordErrorLockTime).toBe(15);
});

it.each([null, ''])('minutes that come as %j in a change stay as they are', async (passwordErrorLockTime) => {
  const { data: added } = await admin().call('tenant.save', { body: { code: 'late', name: '晚到', passwordErrorLockTime: 30 } });
  for (const act of ['tenant.update', 'tenant.updateAll'] as const) {
    const { data } = await admin().change(act, { id: added.id, name: '晚到', passwordErrorLockTime });
    expect([act, data.passwordErrorLockTime]).toEqual([act, 30]);
  }
});

it.each(['1y', 'h', '-1h', '1.5h', '9999m'])('minutes that come as %j are refused by their field', async (passwordErrorLockTime) => {
  const { status, extra } = await admin().call('tenant.save', { body: { code: 'late', name: '晚到', passwordErrorLockTime } });
  expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, ['passwordErrorLockTime']]);
});
