import { describe, expect, it } from 'vitest';
import { contestBody } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';

const server = openServer();
const save = (account: string, body: object) => server.as(account).call('org.save', { body: { type: 'unit', ...body } });
const pathOf = async (id: string) =>
  (await server.db.selectFrom('org').where('id', '=', id).select('treePath').executeTakeFirstOrThrow()).treePath;

describe('an organisation', () => {
  it('is added beneath another, read and found in the tree', async () => {
    const { data } = await save('school', { parentId: known.school, label: '理学院', type: 'college', sortValue: 9 });
    expect(data).toMatchObject({ label: '理学院', type: { code: 'college', desc: '学院' }, state: true, version: 1 });
    expect((await server.as('school').call('org.get', { params: { id: data.id } })).data).toEqual(data);
    const [home] = (await server.as('school').call('org.tree')).data;
    expect(home.children.map(({ label }: { label: string }) => label)).toEqual(['工学院', '商学院', '理学院']);
    expect(await pathOf(data.id)).toBe(`/${known.school}/${data.id}/`);
  });

  it('stands at the top only for somebody who sees everything', async () => {
    expect((await save('manager', { label: '联盟' })).status).toBe(200);
    const refused = await save('school', { label: '联盟' });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { parentId: '请选择上级机构' }]);
  });

  it('goes under nothing that its maker cannot see', async () => {
    const refused = await save('school', { parentId: known.otherSchool, label: '新学院' });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { parentId: '没有找到这个机构' }]);
    for (const body of [{ id: known.otherCollege, label: '改名' }, [known.otherCollege]]) {
      const id = Array.isArray(body) ? 'org.remove' : 'org.update';
      expect((await server.as('school').call(id, { body })).status).toBe(404);
    }
  });

  it('has a name of its own among its neighbours', async () => {
    const refused = await save('school', { parentId: known.school, label: '工学院' });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { label: '同一个上级里已有「工学院」' }]);
    expect((await save('school', { parentId: known.engineering, label: '工学院' })).status).toBe(200);
    const renamed = await server.as('school').call('org.update', { body: { id: known.business, label: '工学院' } });
    expect(renamed.extra.fieldErrors).toEqual({ label: '同一个上级里已有「工学院」' });
  });

  it('is changed once per version; absent fields stay', async () => {
    const school = server.as('school');
    const first = await school.call('org.update', { body: { id: known.business, version: 1, abbreviation: '商院', state: false } });
    expect(first.data).toMatchObject({ label: '商学院', abbreviation: '商院', state: false, version: 2 });
    const late = await school.call('org.update', { body: { id: known.business, version: 1, label: '经管学院' } });
    expect([late.status, late.extra.current]).toMatchObject([409, { version: 2, label: '商学院' }]);
  });

  it('moves with all beneath it, and never beneath itself', async () => {
    const { data: lab } = await save('school', { parentId: known.engineering, label: '实验室' });
    const school = server.as('school');
    await school.call('org.update', { body: { id: known.engineering, parentId: known.business } });
    expect(await pathOf(lab.id)).toBe(`/${known.school}/${known.business}/${known.engineering}/${lab.id}/`);
    for (const parentId of [known.engineering, lab.id]) {
      const refused = await school.call('org.update', { body: { id: known.engineering, parentId } });
      expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { parentId: '不能移到自己或自己的下级里' }]);
    }
  });

  it('is put in its place by hand, among its neighbours or under another', async () => {
    const school = server.as('school');
    const { data: one } = await save('school', { parentId: known.school, label: '理学院', sortValue: 1 });
    const order = async () => (await school.call('org.tree')).data[0].children.map(({ label }: { label: string }) => label);
    const move = (body: object, who = school) =>
      who.call('org.move', { body: { id: one.id, parentId: known.school, after: null, ...body } });
    expect((await move({})).data).toBe(true);
    expect(await order()).toEqual(['理学院', '工学院', '商学院']);
    await move({ after: known.engineering });
    expect(await order()).toEqual(['工学院', '理学院', '商学院']);
    await move({ parentId: known.business });
    expect([await order(), await pathOf(one.id)]).toEqual([['工学院', '商学院'], `/${known.school}/${known.business}/${one.id}/`]);
    const loop = await move({ id: known.business, parentId: one.id });
    expect(loop.extra.fieldErrors).toEqual({ parentId: '不能移到自己或自己的下级里' });
    for (const body of [{ after: known.otherCollege }, { id: known.otherCollege }]) expect((await move(body)).status).toBe(404);
    const away = await move({ parentId: known.otherSchool });
    expect(away.extra.fieldErrors).toEqual({ parentId: '没有找到这个机构' });
    expect((await move({ parentId: '0' })).extra.fieldErrors).toEqual({ parentId: '请选择上级机构' });
    expect((await move({}, server.as('college'))).status).toBe(403);
    // the order of schools is nobody's who sees one
    const atTop = await move({ id: known.school, parentId: '0' });
    expect(atTop.extra.fieldErrors).toEqual({ parentId: '请选择上级机构' });
  });

  it('is deleted with all beneath it, unless somebody or something belongs there', async () => {
    const { data: outer } = await save('school', { parentId: known.school, label: '外' });
    const { data: inner } = await save('school', { parentId: outer.id, label: '内' });
    const { id } = await server.db.selectFrom('user').where('account', '=', 'nobody').select('id').executeTakeFirstOrThrow();
    await server.db.updateTable('user').set({ orgId: inner.id }).where('id', '=', id).execute();
    const refused = await server.as('school').call('org.remove', { body: [outer.id] });
    expect([refused.status, refused.msg]).toEqual([409, '还有 1 个用户属于这里，不能删除']);
    await server.db.updateTable('user').set({ orgId: known.engineering }).where('id', '=', id).execute();
    expect((await server.as('school').call('org.remove', { body: [outer.id, inner.id, inner.id] })).data).toBe(true);
    expect((await server.as('school').call('org.get', { params: { id: inner.id } })).status).toBe(404);
  });

  it('stays while contests that are not over name it, or templates', async () => {
    const { data: outer } = await save('school', { parentId: known.school, label: '被点名的' });
    const { data: inner } = await save('school', { parentId: outer.id, label: '有名额的' });
    const naming = { ...contestBody(), setup: { eligibility: { orgIds: [outer.id] }, quotas: { of: [{ orgId: inner.id, most: 2 }] } } };
    const { data: contest } = await server.as('school').call('contest.save', { body: naming });
    const refused = await server.as('school').call('org.remove', { body: [outer.id] });
    expect([refused.status, refused.msg]).toEqual([409, '1 个大赛或模板的参赛范围、名额里有这里，请先修改它们']);
    expect((await server.as('school').call('org.belongings', { body: [inner.id] })).data).toMatchObject({ contests: 0, setups: 1 });
    await server.as('school').call('contest.cancel', { params: { id: contest.id }, body: { reason: '不办了' } });
    const [{ content }] = (await server.as('school').call('contest.templates')).data;
    const body = { name: '本校的', content: { ...content, setup: { quotas: { of: [{ orgId: inner.id, most: 2 }] } } } };
    const { data: template } = await server.as('school').call('contestTemplate.save', { body });
    expect((await server.as('school').call('org.remove', { body: [outer.id] })).status).toBe(409);
    await server.as('school').call('contestTemplate.remove', { body: [template.id] });
    expect((await server.as('school').call('org.remove', { body: [outer.id] })).data).toBe(true);
  });

  it('says before it is deleted what hangs on it and on all beneath it', async () => {
    const { data: outer } = await save('school', { parentId: known.school, label: '外' });
    const { data: inner } = await save('school', { parentId: outer.id, label: '内' });
    const belongings = async (account: string, ...body: string[]) => (await server.as(account).call('org.belongings', { body })).data;
    const nothing = { orgs: 1, users: 0, stations: 0, judges: 0, contests: 0, projects: 0, students: 0, teachers: 0, setups: 0, roles: [] };
    expect(await belongings('school', outer.id)).toEqual(nothing);
    await server.as('school').call('station.save', { body: { name: '干事', orgId: inner.id } });
    await server.as('school').call('user.save', { body: { account: 'inside', name: '里面的人', orgId: inner.id } });
    await server.as('school').call('student.save', { body: { number: '1', name: '里面的学生', orgId: inner.id } });
    await server.as('admin').call('role.save', { body: { name: '片区', dsType: 'CUSTOMIZE', orgList: [inner.id] } });
    expect(await belongings('school', outer.id, inner.id)).toEqual({
      ...nothing,
      orgs: 0,
      users: 1,
      stations: 1,
      students: 1,
      roles: ['片区'],
    });
    expect((await server.as('school').call('org.belongings', { body: [known.otherCollege] })).status).toBe(404);
    expect((await server.as('college').call('org.belongings', { body: [known.engineering] })).status).toBe(403);
  });

  it('is not deleted while it is all that a role reaches, and goes from one that reaches others', async () => {
    const { data: one } = await save('school', { parentId: known.school, label: '一' });
    const { data: two } = await save('school', { parentId: known.school, label: '二' });
    const role = await server.as('admin').call('role.save', { body: { name: '片区', dsType: 'CUSTOMIZE', orgList: [one.id, two.id] } });
    const refusal = [409, '角色「片区」的数据范围只有这里，请先修改这个角色'];
    const remove = async (...body: string[]) => {
      const { status, msg } = await server.as('school').call('org.remove', { body });
      return status === 200 ? status : [status, msg];
    };
    expect(await remove(one.id, two.id)).toEqual(refusal);
    expect(await remove(one.id)).toBe(200);
    expect(await remove(two.id)).toEqual(refusal);
    const renamed = await server.as('admin').change('role.update', { id: role.data.id, name: '东片区' });
    expect(renamed.data).toMatchObject({ name: '东片区', orgList: [two.id] });
    await server.as('admin').change('role.update', { id: role.data.id, dsType: 'SELF' });
    expect(await remove(two.id)).toBe(200);
  });

  it('is not that of another tenant', async () => {
    await server.db.insertInto('tenant').values({ id: '2', code: 'other', name: '另一租户', expirationTime: null }).execute();
    await server.db.insertInto('org').values({ tenantId: '2', id: '901', treePath: '/901/', label: '别处', type: 'school' }).execute();
    const admin = server.as('admin');
    expect((await admin.call('org.get', { params: { id: '901' } })).status).toBe(404);
    expect((await admin.call('org.remove', { body: ['901'] })).status).toBe(404);
    expect((await save('admin', { parentId: '901', label: '下级' })).extra.fieldErrors).toEqual({ parentId: '没有找到这个机构' });
  });
});

const bring = (account: string, heads: string[], rows: string[][]) => {
  const sheet = writeSheet({ sheetName: 'a', columns: heads.map((title) => ({ title })), rows });
  return server.as(account).call('org.import', { body: { file: new File([sheet], 'orgs.xlsx') } });
};

describe('a subscription', () => {
  const later = '2099-06-30 23:59:59';
  const update = (account: string, body: object) => server.as(account).change('org.update', { id: known.school, ...body });

  it('is set by those who see everything; others leave it as it stands', async () => {
    expect((await update('manager', { vip: true, expiryDate: later })).data).toMatchObject({ vip: true, expiryDate: later });
    const [home] = (await server.as('school').call('org.tree')).data;
    expect(home).toMatchObject({ vip: true, expiryDate: later });
    expect((await update('school', { vip: true, expiryDate: later, abbreviation: '华科' })).data).toMatchObject({ abbreviation: '华科' });
    const refused = [await update('school', { vip: false }), await update('school', { expiryDate: null })];
    expect(refused.map(({ extra }) => extra.fieldErrors)).toEqual([
      { vip: '订阅由总管理员设置' },
      { expiryDate: '到期时间由总管理员设置' },
    ]);
    const added = await save('school', { parentId: known.school, label: '新', expiryDate: later });
    expect(added.extra.fieldErrors).toEqual({ expiryDate: '到期时间由总管理员设置' });
    const line = await bring('school', ['名称', '机构类型', '已订阅', '到期时间'], [['新', '学院', '是', '']]);
    expect(line.extra.fieldErrors).toEqual({ '2.vip': '订阅由总管理员设置' });
  });

  it('that is not sent stays, also where the whole row is', async () => {
    await update('manager', { vip: true, expiryDate: later });
    const whole = await server.as('manager').change('org.updateAll', { id: known.school, label: '华东科技大学' });
    expect(whole.data).toMatchObject({ vip: true, expiryDate: later });
    expect((await update('manager', { expiryDate: null })).data).toMatchObject({ vip: true, expiryDate: null });
  });

  it('that is over ends at once for everybody beneath, which is asked first', async () => {
    const create = { body: { account: 'another', name: '另一人', orgId: known.engineering } };
    const college = server.as('college');
    expect((await college.call('user.page', { body: { model: {} } })).status).toBe(200);
    const over = { expiryDate: '2020-01-01 00:00:00' };
    const asked = await update('manager', over);
    const { length } = await server.db.selectFrom('user').where('orgId', 'in', [known.school, known.engineering]).select('id').execute();
    expect([asked.status, asked.extra, asked.msg]).toMatchObject([409, { mustConfirm: true }, expect.stringContaining(`${length} 个用户`)]);
    expect((await college.call('user.save', create)).status).toBe(200);
    expect((await update('manager', { ...over, confirm: true })).data).toMatchObject(over);
    const late = await college.call('user.save', { body: { ...create.body, account: 'third' } });
    expect([late.status, late.msg]).toEqual([409, '机构服务已到期，只能查看']);
    // what is over already is not asked about again
    expect((await update('manager', { describe: '停办' })).status).toBe(200);
  });

  it('that is moved by hand is told those who administer the place, once and nobody else', async () => {
    await update('manager', { vip: true, expiryDate: later });
    await update('manager', { expiryDate: later, abbreviation: '华科' });
    const { data: school } = await server.as('manager').call('school.get', { params: { id: known.school } });
    await server.as('manager').call('school.update', { body: { id: known.school, version: school.version, expiryDate: null } });
    const told = async (account: string) =>
      (await server.as(account).call('message.page', { body: { model: {} } })).data.records.map(({ title }: { title: string }) => title);
    expect(await told('school')).toEqual([
      '「华东科技大学」的服务不再有到期时间',
      '「华东科技大学」的服务到期时间改为 2099-06-30 23:59（北京时间）',
    ]);
    for (const account of ['manager', 'college', 'other', 'teacher', 'student']) expect(await told(account), account).toEqual([]);
    await server.as('manager').change('org.update', { id: known.engineering, expiryDate: later });
    expect([(await told('college'))[0], (await told('school'))[0]]).toEqual(
      Array.from({ length: 2 }, () => '「工学院」的服务到期时间改为 2099-06-30 23:59（北京时间）'),
    );
  });

  it('comes by its day in a sheet, to its end', async () => {
    const rows = [
      ['新学院', '学院', '是', '2099/6/30'],
      ['旧学院', '学院', '否', '2020-06-30'],
    ];
    const heads = ['名称', '机构类型', '已订阅', '到期时间'];
    expect((await bring('manager', heads, rows)).extra.fieldErrors).toEqual({ '3.expiryDate': '到期时间已经过去' });
    expect((await bring('manager', heads, rows.slice(0, 1))).data).toBe(true);
    const { data } = await server.as('manager').call('org.page', { body: { model: { label: '新学院', vip: true } } });
    expect(data.records).toMatchObject([{ vip: true, expiryDate: later }]);
  });
});

describe('a sheet of organisations', () => {
  it('names what is above in words, in the sheet or not, in whatever order', async () => {
    const rows = [
      ['实验室', '华东科技大学/理学院', '部门'],
      ['理学院', '华东科技大学', '学院'],
    ];
    expect((await bring('school', ['名称', '上级机构', '机构类型'], rows)).data).toBe(true);
    const page = await server.as('school').call('org.page', { body: { model: { label: '实验室' } } });
    expect(page.data.records).toMatchObject([{ parentName: '华东科技大学/理学院', type: { code: 'unit' } }]);
    expect(await pathOf(page.data.records[0].id)).toMatch(new RegExp(`^/${known.school}/\\d+/\\d+/$`));
  });

  it('puts what it names nothing above at home, and nothing where the reader sees nothing', async () => {
    expect((await bring('school', ['label', 'type'], [['图书馆', 'unit']])).data).toBe(true);
    const page = await server.as('school').call('org.page', { body: { model: { label: '图书馆' } } });
    expect(page.data.records).toMatchObject([{ parentId: known.school }]);
    const refused = await bring('school', ['label', 'type', 'parentName'], [['图书馆', 'unit', '江南大学']]);
    expect(refused.extra.fieldErrors).toEqual({ '2.parentName': '没有找到这个机构' });
  });

  it('makes no circle: of rows that stand above each other none is there yet to stand above', async () => {
    const before = await server.db.selectFrom('org').select('id').execute();
    const heads = ['名称', '上级机构', '机构类型'];
    for (const rows of [
      [['甲', '甲', '部门']],
      [
        ['甲', '乙/甲', '部门'],
        ['乙', '甲/乙', '部门'],
      ],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await bring('manager', heads, rows);
      expect([refused.code, Object.keys(refused.extra.fieldErrors).toSorted()]).toEqual([-9, rows.map((_, at) => `${at + 2}.parentName`)]);
    }
    expect(await server.db.selectFrom('org').select('id').execute()).toEqual(before);
  });

  it('has the name that an older front end asks for', async () => {
    const { response } = await server.as('school').call('org.export', { body: { model: {}, map: { fileName: '导出组织数据' } } });
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('导出组织数据');
  });
});

it('the tree is narrowed to what is switched on, and a name is told to be taken beside others', async () => {
  await server.as('school').call('org.update', { body: { id: known.business, state: false } });
  const labels = async (query: object) => (await server.as('school').call('org.tree', { query })).data.flatMap(namesIn);
  expect(await labels({ state: 'false' })).toEqual(['商学院']);
  expect(await labels({ state: 'true' })).toEqual(['华东科技大学', '工学院']);
  const check = async (query: object) => (await server.as('school').call('org.check', { query })).data;
  expect(await check({ name: '工学院', id: known.business })).toBe(true);
  expect(await check({ name: '工学院', id: known.engineering })).toBe(false);
  expect(await check({ name: '工学院', parentId: known.school })).toBe(true);
  expect(await check({ name: '工学院' })).toBe(false);
  const elsewhere = await server.as('school').call('org.check', { query: { name: '理学院', parentId: known.otherSchool } });
  expect(elsewhere.extra.fieldErrors).toEqual({ parentId: '没有找到这个机构' });
});

describe('the menu of the organisations', () => {
  it('is there for those who may change them', async () => {
    const menus = async (account: string) => {
      const { data } = await server.as(account).call('menu.router');
      return data.flatMap((node: { children?: { path: string }[] }) => node.children ?? []).map(({ path }: { path: string }) => path);
    };
    expect(await menus('school')).toContain('/org/org');
    expect(await menus('admin')).toContain('/org/org');
    expect(await menus('college')).not.toContain('/org/org');
  });
});

function namesIn({ label, children }: { label: string; children: never[] }): string[] {
  return [label, ...children.flatMap(namesIn)];
}
