import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { readSheet } from '../../../formats/sheets/read-sheet.ts';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';

const server = openServer();
const school = () => server.as('school');
const save = (body: object, account = 'school') => server.as(account).call('station.save', { body });
const idOf = async (account: string) =>
  (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;

describe('a station', () => {
  it('belongs to its maker’s own organisation, unless another one in sight is named', async () => {
    expect((await save({ name: '教学秘书' })).data).toMatchObject({
      orgId: known.school,
      echoMap: { orgId: { id: known.school, label: '华东科技大学' } },
    });
    expect((await save({ name: '辅导员' }, 'manager')).data).toMatchObject({ orgId: null, echoMap: {} });
    const moved = await school().change('station.update', { id: (await save({ name: '主任' })).data.id, orgId: known.otherCollege });
    expect([moved.status, moved.extra.fieldErrors]).toEqual([400, { orgId: '没有找到这个机构' }]);
  });

  it('has a name of its own at its organisation', async () => {
    const { data } = await save({ name: '辅导员', orgId: known.engineering });
    expect((await save({ name: '辅导员', orgId: known.business })).status).toBe(200);
    const check = async (query: object) => (await school().call('station.check', { query })).data;
    expect(await check({ name: '辅导员', orgId: known.engineering })).toBe(true);
    expect(await check({ name: '辅导员', orgId: known.engineering, id: data.id })).toBe(false);
    expect(await check({ name: '辅导员', orgId: known.school })).toBe(false);
    const elsewhere = await school().call('station.check', { query: { name: '辅导员', orgId: known.otherCollege } });
    expect(elsewhere.extra.fieldErrors).toEqual({ orgId: '没有找到这个机构' });
    const moved = await school().change('station.update', { id: data.id, orgId: known.business });
    expect(moved.extra.fieldErrors).toEqual({ name: '同一个机构里已有「辅导员」' });
  });

  it('stays while somebody has it, and keeps its organisation', async () => {
    const { data } = await save({ name: '辅导员', orgId: known.business });
    await school().change('user.update', { id: await idOf('student'), stationId: data.id });
    const refused = await school().call('station.remove', { body: [data.id] });
    expect([refused.status, refused.msg]).toEqual([409, '还有 1 个用户在岗位「辅导员」，不能删除']);
    const org = await school().call('org.remove', { body: [known.business] });
    expect([org.status, org.msg]).toEqual([409, expect.stringContaining('1 个岗位属于这里')]);
    await school().change('user.update', { id: await idOf('student'), stationId: null });
    expect((await school().call('station.remove', { body: [data.id] })).data).toBe(true);
  });
});

describe('the station of a user', () => {
  it('is named beside the id in lists, and with its organisation in sheets where two have the name', async () => {
    await save({ name: '辅导员', orgId: known.business });
    const { data } = await save({ name: '辅导员', orgId: known.engineering });
    await school().change('user.update', { id: await idOf('student'), stationId: data.id });
    const page = await school().call('user.page', { body: { model: { stationId: data.id } } });
    expect(page.data.records).toMatchObject([{ account: 'student', stationId: data.id, echoMap: { stationId: '辅导员' } }]);
    const { response } = await school().call('user.export', { body: { model: { account: 'student' } } });
    const [heads = [], line = []] = (await readSheet(new Uint8Array(await response.arrayBuffer()))).rows;
    expect(line[heads.indexOf('岗位')]).toBe('工学院/辅导员');
  });

  it('is one that the caller sees, or the one that is there already', async () => {
    const { data: theirs } = await save({ name: '外校岗位' }, 'other');
    const { data: above } = await save({ name: '校办' });
    for (const stationId of [theirs.id, '999999']) {
      const refused = await school().change('user.update', { id: await idOf('student'), stationId });
      expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { stationId: '没有找到这个岗位' }]);
      const added = await school().call('user.save', { body: { account: 'new_one', name: '新人', stationId } });
      expect(added.extra.fieldErrors).toEqual({ stationId: '没有找到这个岗位' });
    }
    await school().change('user.update', { id: await idOf('student'), stationId: above.id });
    const kept = await server.as('college').change('user.update', { id: await idOf('student'), stationId: above.id, name: '改名' });
    expect([kept.status, kept.data.stationId]).toEqual([200, above.id]);
  });

  it('is read from a sheet by its name; one that two have wants its organisation', async () => {
    await save({ name: '辅导员', orgId: known.business });
    const { data } = await save({ name: '辅导员', orgId: known.engineering });
    const bring = (word: string) => {
      const columns = ['account', 'name', 'stationId'].map((title) => ({ title }));
      const sheet = writeSheet({ sheetName: 'a', columns, rows: [['new_one', '新人', word]] });
      return school().call('user.import', { body: { file: new File([sheet], 'users.xlsx') } });
    };
    expect((await bring('辅导员')).extra.fieldErrors).toEqual({ '2.stationId': '有多个同名岗位，请连同机构一起写，如 工学院/辅导员' });
    expect((await bring('教务')).extra.fieldErrors).toEqual({ '2.stationId': '没有找到这个岗位' });
    expect((await bring('工学院/辅导员')).data).toBe(true);
    const page = await school().call('user.page', { body: { model: { account: 'new_one' } } });
    expect(page.data.records).toMatchObject([{ stationId: data.id }]);
  });
});
