import { beforeEach, describe, expect, it } from 'vitest';
import { goodRows, importSheet, publishedContest } from '../../../test/contest-steps.ts';
import { known } from '../../../test/fixture.ts';
import { openServer } from '../../../test/harness.ts';
import { memoryGateways } from '../sms/memory-gateway.ts';

const server = openServer();
const phone = '13812345678';
const mask = '138****5678';
const manager = () => server.as('manager');

async function setMasking(value: 'true' | 'false'): Promise<void> {
  const { data } = await server.as('admin').call('parameter.query', { body: { key: 'MaskPhones' } });
  const [{ id, name }] = data;
  expect((await server.as('admin').change('parameter.update', { id, name, value })).status).toBe(200);
}

/** The row of a person in a list, as a client gets it. */
async function userRow(account: string) {
  const { data } = await manager().call('user.page', { body: { model: { account } } });
  return data.records[0];
}

/** The body that a form of such a client sends for a row of a list: the row's own fields, enumerations as objects. */
const formOf = ({ id, version, name, email, mobile, sex, orgId, stationId, state, workDescribe }: Record<string, unknown>) => ({
  id,
  version,
  name,
  email,
  mobile,
  sex,
  orgId,
  stationId,
  state,
  workDescribe,
});

const stored = async (account: string) =>
  server.db.selectFrom('user').where('account', '=', account).select(['mobile', 'name', 'claimedMobile']).executeTakeFirstOrThrow();

beforeEach(async () => {
  await server.db.updateTable('user').set({ mobile: phone }).where('account', '=', 'teacher').execute();
});

describe('the phone of a user', () => {
  it('is masked in lists, and whole in one that is opened', async () => {
    const { id, mobile } = await userRow('teacher');
    expect(mobile).toBe(mask);
    expect((await manager().call('user.query', { body: { account: 'teacher' } })).data[0].mobile).toBe(mask);
    expect((await manager().call('user.preview', { body: { model: { account: 'teacher' } } })).data).toContain(mask);
    expect((await manager().call('user.get', { params: { id } })).data.mobile).toBe(phone);
  });

  it('is whole in lists too where the parameter MaskPhones says so', async () => {
    expect((await manager().call('parameter.query', { body: { key: 'MaskPhones' } })).data).toMatchObject([{ value: 'true' }]);
    await setMasking('false');
    expect((await userRow('teacher')).mobile).toBe(phone);
    expect((await manager().call('user.query', { body: { account: 'teacher' } })).data[0].mobile).toBe(phone);
    expect((await manager().call('user.preview', { body: { model: { account: 'teacher' } } })).data).toContain(phone);
    await setMasking('true');
    expect((await userRow('teacher')).mobile).toBe(mask);
  });

  it.each(['user.update', 'user.updateAll'] as const)(
    'is changed by another one, emptied by none, and by no other mask: %s',
    async (id) => {
      const row = await userRow('teacher');
      for (const mobile of ['138****5679', '1381234****', '***********', '138***5678', '****']) {
        const refused = await manager().call(id, { body: { ...formOf(row), mobile } });
        expect([refused.status, refused.extra.fieldErrors], mobile).toEqual([400, { mobile: '手机号格式不正确' }]);
      }
      expect((await stored('teacher')).mobile).toBe(phone);
      expect((await manager().call(id, { body: { ...formOf(row), mobile: '13912345678' } })).status).toBe(200);
      expect((await stored('teacher')).mobile).toBe('13912345678');
      expect((await manager().call(id, { body: { ...formOf(await userRow('teacher')), mobile: '' } })).status).toBe(200);
      expect((await stored('teacher')).mobile).toBeNull();
      const { version } = await userRow('teacher');
      expect((await manager().call(id, { body: { ...formOf(row), version, mobile: mask } })).status).toBe(400);
    },
  );

  it('stays in one’s own profile, and counts as no new number', async () => {
    const { id, version, name } = await userRow('teacher');
    const saved = await server.as('teacher').call('user.updateBase', { body: { id, version, name, mobile: mask } });
    expect([saved.status, saved.data.mobile]).toEqual([200, phone]);
    expect(await stored('teacher')).toMatchObject({ mobile: phone, claimedMobile: null });
    const refused = await server.as('teacher').call('user.updateBase', { body: { id, name, mobile: '139****5678' } });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { mobile: '手机号格式不正确' }]);
  });

  it('of somebody new is no mask: a copied row would make a number of it', async () => {
    const body = { account: 'copied', name: '复制', orgId: known.engineering, mobile: mask };
    const refused = await manager().call('user.save', { body });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { mobile: '手机号格式不正确' }]);
  });

  it('is nobody’s to learn by trying masks at users out of sight', async () => {
    const { id } = await userRow('teacher');
    expect((await server.as('other').change('user.update', { id, mobile: mask })).status).toBe(404);
  });
});

describe('the filters of a list of users', () => {
  /** The lists, each by the text that it shows of the rows that a filter leaves. */
  const lists: Record<string, (model: object) => Promise<boolean>> = {
    'user.page': async (model) => holds((await manager().call('user.page', { body: { model } })).data.records),
    'user.query': async (model) => holds((await manager().call('user.query', { body: model })).data),
    'user.preview': async (model) => (await manager().call('user.preview', { body: { model } })).data.includes('<td>teacher</td>'),
    'role.users': async (model) => {
      const { id } = await server.db.selectFrom('role').where('code', '=', 'TEACHER').select('id').executeTakeFirstOrThrow();
      return holds((await manager().call('role.users', { params: { id }, body: { model } })).data.records);
    },
    'school.administrators': async (model) => {
      await server.db.updateTable('user').set({ mobile: phone }).where('account', '=', 'school').execute();
      const { data } = await manager().call('school.administrators', { params: { id: known.school }, body: { model } });
      return data.records.length > 0;
    },
  };
  const holds = (rows: { account: string }[]) => rows.some(({ account }) => account === 'teacher');
  const shown = ['1', '138', '8', '678', '5678', ` ${phone} `];
  const hidden = ['1381', '13812', '1381234567', '812', '234', '1234', '45678', '81234567', '3812345678'];

  it.each(Object.keys(lists))('find a phone by what the mask shows, or whole, and by nothing that it hides: %s', async (name) => {
    const isFound = lists[name]!;
    for (const key of ['keyword', 'mobile']) {
      for (const text of shown) expect([key, text, await isFound({ [key]: text })]).toEqual([key, text, true]);
      for (const text of hidden) expect([key, text, await isFound({ [key]: text })]).toEqual([key, text, false]);
    }
    await setMasking('false');
    for (const key of ['keyword', 'mobile'])
      for (const text of [...shown, ...hidden]) expect([key, text, await isFound({ [key]: text })]).toEqual([key, text, true]);
  });

  it('tell nothing of a number that is hidden whole', async () => {
    await server.db.updateTable('user').set({ mobile: '88001234' }).where('account', '=', 'teacher').execute();
    const found = async (mobile: string) => lists['user.page']!({ mobile });
    expect([await found('88'), await found('1234'), await found('88001234')]).toEqual([false, false, true]);
  });
});

describe('receivers of an SMS', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `1381234567${index}`);
  let templateId: string;
  beforeEach(async () => {
    server.host.sms = memoryGateways();
    const template = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode: 'invite', content: '${name}', templateCode: 'T' };
    templateId = (await manager().call('smsTemplate.save', { body: template })).data.id;
  });

  const draft = async (receiver: string) => {
    const body = { templateId, receiver, topic: '通知', templateParam: { name: '甲' }, draft: true };
    return (await manager().call('smsTask.save', { body })).data.id;
  };
  const listed = async () => (await manager().call('smsTask.page', { body: { model: {} } })).data.records[0];
  const whole = async (id: string) => (await manager().call('smsTask.get', { params: { id } })).data.receiver;

  describe.each(['true', 'false'] as const)('where MaskPhones is %s', (masking) => {
    it.each(['smsTask.update', 'smsTask.updateAll'] as const)(
      'stay where a row of the list is put into a form and saved by %s',
      async (act) => {
        await setMasking(masking);
        for (const receiver of [`张<${phone}>`, numbers(3).join(','), numbers(8).join(',')]) {
          const id = await draft(receiver);
          const row = await listed();
          expect(row.receiver.includes('*')).toBe(masking === 'true');
          const values = { templateId, topic: '新标题', templateParam: { name: '乙' }, receiver: row.receiver, telNum: row.telNum };
          expect((await manager().change(act, { id, ...values, draft: true })).status).toBe(200);
          expect([await whole(id), (await listed()).topic]).toEqual([receiver, '新标题']);
        }
      },
    );
  });

  it('are refused where they are the mask of others', async () => {
    const id = await draft(phone);
    for (const receiver of ['138****5679', `${mask},13912345678`, '138****5678…'])
      expect((await manager().change('smsTask.update', { id, receiver })).extra.fieldErrors).toEqual({
        receiver: `「${receiver.split(',')[0]}」不是手机号`,
      });
    expect(await whole(id)).toBe(phone);
  });
});

it('of a project’s leader and an invited judge a list shows the mask, or the whole number where it may', async () => {
  const { contestId } = await publishedContest(server);
  await server.as('school').call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } });
  const judge = await server.db.selectFrom('judge').select('id').limit(1).executeTakeFirstOrThrow();
  const invited = {
    tenantId: '1',
    codeHash: 'x',
    judgeId: judge.id,
    contestId,
    phone,
    until: new Date(Date.now() + 1e6),
    createTime: new Date(),
  };
  await server.db.insertInto('invitation').values(invited).execute();
  const shown = async () => {
    const [projects, invitations] = [
      await server.as('school').call('project.page', { body: { model: { contestId } } }),
      await server.as('school').call('invitation.page', { body: { model: { contestId } } }),
    ];
    return [projects.data.records[0].leaderPhone, invitations.data.records[0].phone];
  };
  expect(await shown()).toEqual(['138****1234', mask]);
  await setMasking('false');
  expect(await shown()).toEqual(['13800001234', phone]);
});
