import { describe, expect, it } from 'vitest';
import { picture } from '../../../../test/access/picture.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const college = (account: string, id = known.engineering) => server.as(account).call('college.get', { params: { id } });
const change = (account: string, body: object) =>
  server.as(account).call('college.update', { body: { id: known.engineering, version: 1, ...body } });
const labels = async (account: string, operation: 'school.page' | 'college.page', model: object = {}) => {
  const { data } = await server.as(account).call(operation, { body: { model, sort: 'sortValue', order: 'ascending' } });
  return data.records.map(({ label }: { label: string }) => label);
};

async function upload(account: string, file = picture()): Promise<{ code: number; url: string }> {
  const { code, data } = await server.as(account).call('attachment.upload', { body: { file, bizType: 'ORG_LOGO' } });
  return { code, url: data?.url };
}

it('whether a school is switched on is said above it: its own administrators do not switch it back', async () => {
  const switched = (account: string, version: number, state: boolean) =>
    server.as(account).call('school.update', { body: { id: known.school, version, state } });
  expect((await switched('manager', 1, false)).status).toBe(200);
  expect((await switched('school', 2, true)).extra.fieldErrors).toEqual({ state: '自己所在的机构由上级启用或停用' });
  const byOrg = await server.as('school').call('org.update', { body: { id: known.school, version: 2, state: true } });
  expect(byOrg.extra.fieldErrors).toEqual({ state: '自己所在的机构由上级启用或停用' });
  expect((await server.as('school').call('college.update', { body: { id: known.engineering, version: 1, state: false } })).status).toBe(
    200,
  );
});

describe('a college', () => {
  it('has a profile, which its school’s administrators change; its own see it', async () => {
    const profile = { code: '07', abbreviation: '工', describe: '简介', state: false };
    expect((await change('school', profile)).data).toMatchObject({ ...profile, version: 2, school: { id: known.school } });
    expect((await college('college')).data).toMatchObject(profile);
    expect((await change('college', { version: 2, describe: 'x' })).status).toBe(403);
    expect((await college('other')).status).toBe(404);
    expect((await server.as('college').call('college.own')).data.id).toBe(known.engineering);
    expect((await college('school', known.school)).status).toBe(404);
  });

  it('shares its code with none beside it, but with one of another school', async () => {
    await change('school', { code: 'A7' });
    const twin = await change('school', { id: known.business, code: 'a7' });
    expect(twin.extra.fieldErrors).toEqual({ code: '「工学院」已经用了这个代码' });
    expect((await change('other', { id: known.otherCollege, code: 'A7' })).status).toBe(200);
  });

  it('is extended by who sees every organisation alone', async () => {
    const refused = await change('school', { vip: true });
    expect(refused.extra.fieldErrors).toEqual({ vip: '订阅由总管理员设置' });
    expect((await change('manager', { vip: true, expiryDate: '2030-06-30 23:59:59' })).data).toMatchObject({ vip: true });
  });
});

describe('a sign', () => {
  it('is a picture that was uploaded, shown without a session, and taken away again', async () => {
    const { url } = await upload('school');
    const { data } = await change('school', { logo: url });
    expect(data.logo).toContain('thumbnail=medium');
    expect((await change('school', { version: 2, logo: data.logo, code: '1' })).data.logo).not.toBeNull();
    expect((await change('school', { version: 3, logo: '' })).data.logo).toBeNull();
  });

  it('is no script, whatever it is called, and nobody else’s file', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const name of ['a.svg', 'a.png']) expect((await upload('school', new File([script], name))).code, name).toBe(-9);
    const { url } = await upload('other');
    expect((await change('school', { logo: url })).extra.fieldErrors).toEqual({ logo: '没有找到这张图片' });
    expect((await change('school', { logo: 'https://evil.example/a.png' })).status).toBe(400);
  });
});

describe('the lists', () => {
  it('hold schools and colleges of the data scope, in their order, and find them', async () => {
    expect(await labels('manager', 'school.page')).toEqual(['华东科技大学', '江南大学']);
    expect(await labels('manager', 'school.page', { keyword: '4132' })).toEqual(['江南大学']);
    expect(await labels('manager', 'school.page', { province: '上海' })).toEqual(['华东科技大学']);
    expect(await labels('manager', 'school.page', { province: '上海市' })).toEqual(['华东科技大学']);
    expect(await labels('school', 'college.page')).toEqual(['工学院', '商学院']);
    expect(await labels('manager', 'college.page', { schoolId: known.otherSchool })).toEqual(['理学院']);
    expect((await server.as('school').call('school.page', { body: { model: {} } })).status).toBe(403);
  });

  it('gain one that is added, behind the others, with all its fields', async () => {
    const { data } = await server.as('school').call('college.save', { body: { label: '文学院', code: '09' } });
    expect(data).toMatchObject({ label: '文学院', code: '09', school: { id: known.school }, sortValue: 2 });
    expect(await labels('school', 'college.page')).toEqual(['工学院', '商学院', '文学院']);
    const school = await server.as('manager').call('school.save', { body: { label: '新大学', code: '4131099999', province: '上海' } });
    expect(school.data).toMatchObject({ label: '新大学', code: '4131099999', province: '上海' });
    const twin = await server.as('school').call('college.save', { body: { label: '文学院' } });
    expect(twin.extra.fieldErrors).toEqual({ label: '同一个上级里已有「文学院」' });
  });

  it('are put in order by who stands behind whom; a neighbour that makes room is not changed', async () => {
    const move = (account: string, id: string, after: string | null) => server.as(account).call('college.move', { body: { id, after } });
    expect((await move('school', known.business, null)).data).toBe(true);
    expect(await labels('school', 'college.page')).toEqual(['商学院', '工学院']);
    expect((await college('school')).data.version).toBe(1);
    expect((await move('other', known.business, null)).status).toBe(404);
    expect((await move('manager', known.business, known.otherCollege)).status).toBe(404);
    const atTop = (account: string) => server.as(account).call('school.move', { body: { id: known.school, after: known.otherSchool } });
    expect([(await atTop('school')).status, (await atTop('manager')).status]).toEqual([400, 200]);
    await Promise.all([move('school', known.business, known.engineering), move('school', known.engineering, null)]);
    expect(await labels('school', 'college.page')).toEqual(['工学院', '商学院']);
  });

  it('lose none that students belong to: what hangs on it is told', async () => {
    await server.as('school').call('student.save', { body: { orgId: known.business, name: '甲', number: '1' } });
    const { status, msg } = await server.as('school').call('org.remove', { body: [known.business] });
    expect([status, msg]).toEqual([409, '还有 1 名学生属于这里，不能删除']);
    expect((await server.as('school').call('org.belongings', { body: [known.business] })).data).toMatchObject({ students: 1 });
    expect(await labels('school', 'college.page')).toContain('商学院');
  });
});
