import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
let image = '';

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

beforeEach(async () => {
  server.setNow(new Date('2026-03-02T00:00:00Z'));
  image = (await upload('manager')).data.url;
});

function upload(account: string, file = new File([dot], 'a.png')) {
  return server.as(account).call('attachment.upload', { body: { file, bizType: 'BANNER' } });
}

async function add(more: object = {}, account = 'manager') {
  return server.as(account).call('banner.insert', { body: { title: '校赛报名', image, ...more } });
}

/** What the page of a place shows visitors. */
async function shown(place: string): Promise<string[]> {
  const { data } = await server.as(null).call('banner.get', { body: { place } });
  return data.map(({ title }: { title: string }) => title);
}

/** What somebody's dashboard shows. */
async function own(account: string): Promise<string[]> {
  return (await server.as(account).call('banner.mine')).data.map(({ title }: { title: string }) => title);
}

async function page(model: object, account = 'manager') {
  return (await server.as(account).call('banner.page', { body: { model, sort: 'sortValue', order: 'ascending' } })).data.records;
}

async function setHosts(value: string) {
  const { data } = await server.as('admin').call('parameter.page', { body: { model: { key: 'BannerHosts' } } });
  return server.as('admin').change('parameter.update', { id: data.records[0].id, value });
}

describe('a banner’s place', () => {
  it('is the page that shows it; what is on everybody’s dashboard stands on the page of visitors too', async () => {
    await add({ title: '登录', place: 'LOGIN' });
    await add({ title: '公开', place: 'PUBLIC', sortValue: 1 });
    await add({ title: '大家', place: 'DASHBOARD', sortValue: 2 });
    await add({ title: '旧客户端', sortValue: 3 });
    expect(await shown('LOGIN')).toEqual(['登录']);
    expect(await shown('PUBLIC')).toEqual(['公开', '大家', '旧客户端']);
    expect(await own('teacher')).toEqual(['大家', '旧客户端']);
    expect(await shown('DASHBOARD')).toEqual(['大家', '旧客户端']);
    const refused = await add({ place: 'HELP' });
    expect([refused.status, Object.keys(refused.extra.fieldErrors)]).toEqual([400, ['place']]);
  });

  it('can be the dashboards of some roles alone, which nobody else is shown', async () => {
    await add({ title: '评委', roles: ['JUDGE'] });
    await add({ title: '管理员', roles: ['XMANAGEMENT', 'YMANAGEMENT'] });
    expect(await own('judge1')).toEqual(['评委']);
    expect(await own('school')).toEqual(['管理员']);
    expect(await own('student')).toEqual([]);
    expect([await shown('DASHBOARD'), await shown('PUBLIC')]).toEqual([[], []]);
    expect((await add({ roles: ['NO_SUCH'] })).extra.fieldErrors).toEqual({ roles: '没有编码为「NO_SUCH」的角色' });
    const elsewhere = await add({ title: '公开', place: 'PUBLIC', roles: ['JUDGE'] });
    expect(elsewhere.data.roles).toEqual([]);
    expect(await shown('PUBLIC')).toEqual(['公开']);
  });

  it('shows who may edit them no more than anybody else, where the page asks so', async () => {
    await add({ title: '停用', state: false });
    await add({ title: '以后', startTime: '2026-03-03 08:00:00' });
    await add({ title: '现在' });
    expect(await own('manager')).toEqual(['现在']);
    expect((await server.as('manager').call('banner.get', { body: { place: 'DASHBOARD' } })).data).toHaveLength(3);
    expect((await server.as('manager').call('dashboard.start', { query: {} })).data.banners).toMatchObject([{ title: '现在' }]);
  });
});

describe('a banner’s link', () => {
  it('leads to the console and to hosts that an administrator allows: any other is refused at its field, in words', async () => {
    expect((await add({ link: '/contests' })).status).toBe(200);
    expect((await add({ link: 'https://www.moe.gov.cn/a' })).status).toBe(200);
    for (const link of [
      'https://evil.example/a',
      'https://edu.cn.evil.example',
      'https://evil.example/www.moe.gov.cn',
      'http://gov.cn./',
    ]) {
      const { status, extra } = await add({ link });
      const { host } = new URL(link);
      expect([status, extra.fieldErrors]).toEqual([
        400,
        { link: `轮播图不能链接到 ${host}：管理员可以在系统参数 BannerHosts 里允许这个网站` },
      ]);
    }
    await setHosts('Example.com，*.例子.测试');
    expect((await add({ link: 'https://example.com:8443/a' })).status).toBe(200);
    expect((await add({ link: 'https://a.xn--fsqu00a.xn--0zwm56d/' })).status).toBe(200);
    expect((await add({ link: 'https://a.example.com' })).status).toBe(400);
    expect((await add({ link: 'https://www.moe.gov.cn/a' })).status).toBe(400);
  });

  it('is followed by nobody any more once its host is allowed no longer; who edits it still sees it', async () => {
    const { data } = await add({ link: 'https://www.moe.gov.cn/a', place: 'PUBLIC' });
    await setHosts('example.com');
    const read = async (account: string | null) =>
      (await server.as(account).call('banner.get', { body: { place: 'PUBLIC' } })).data[0].link;
    expect([await read(null), await read('manager')]).toEqual([null, 'https://www.moe.gov.cn/a']);
    const off = await server.as('manager').call('banner.update', { body: { id: data.id, version: data.version, state: false } });
    expect(off.data).toMatchObject({ state: false, link: 'https://www.moe.gov.cn/a' });
  });

  it.each([['example'], ['*.com'], ['*'], ['https://example.com'], ['a.example.com/x'], ['user@example.com']])(
    'is not allowed by “%s”, which is no host',
    async (value) => {
      const refused = await setHosts(value);
      expect([refused.status, refused.extra.fieldErrors]).toEqual([
        400,
        { value: '请填网站的主机名，用逗号分开，如 example.edu.cn, *.gov.cn' },
      ]);
    },
  );
});

describe('a banner’s picture', () => {
  it('is no script, whatever it is called', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const name of ['a.svg', 'a.png']) expect((await upload('manager', new File([script], name))).code, name).toBe(-9);
  });

  it('says what it shows; until somebody has written that, its title', async () => {
    const { data } = await add({ place: 'PUBLIC' });
    expect(data.alt).toBe('校赛报名');
    const update = { id: data.id, version: data.version, alt: '一群学生在颁奖台上' };
    expect((await server.as('manager').call('banner.update', { body: update })).data).toMatchObject({
      alt: '一群学生在颁奖台上',
      version: 2,
    });
    expect((await server.as(null).call('banner.get', { body: {} })).data).toMatchObject([{ alt: '一群学生在颁奖台上' }]);
  });

  it('stays with a banner that a school looks after, although somebody else has sent it', async () => {
    const { data } = await add({ orgId: known.school });
    const body = { id: data.id, version: 1, title: '改过', image: data.image };
    expect((await server.as('school').call('banner.update', { body })).data).toMatchObject({ title: '改过' });
    const another = (await upload('manager')).data.url;
    const refused = await server.as('school').call('banner.update', { body: { ...body, version: 2, image: another } });
    expect(refused.extra.fieldErrors).toEqual({ image: '没有找到这张图片' });
  });
});

describe('the list of banners', () => {
  it('has those that its reader may change, by place and by what they are now', async () => {
    await add({ title: '通用', place: 'LOGIN' });
    await add({ title: '本校', orgId: known.school, startTime: '2026-03-03 08:00:00' });
    await add({ title: '外校', orgId: known.otherSchool, endTime: '2026-03-01 08:00:00' });
    await add({ title: '停用', orgId: known.school, state: false, roles: ['JUDGE'] });
    const titles = async (model: object, account?: string) => (await page(model, account)).map(({ title }: { title: string }) => title);
    expect(await titles({})).toEqual(['通用', '本校', '外校', '停用']);
    expect(await titles({}, 'school')).toEqual(['本校', '停用']);
    expect(await titles({ place: 'LOGIN' })).toEqual(['通用']);
    for (const [showing, found] of Object.entries({ SHOWN: '通用', LATER: '本校', OVER: '外校', OFF: '停用' }))
      expect(await titles({ showing })).toEqual([found]);
    expect(await titles({ keyword: '校' })).toEqual(['本校', '外校']);
    expect((await page({ showing: 'OFF' }, 'school'))[0]).toMatchObject({
      place: { code: 'DASHBOARD', desc: '登录后的首页' },
      showing: { code: 'OFF', desc: '已停用' },
      echoMap: { orgId: { id: known.school }, roles: ['评委'] },
    });
  });

  it('changes one without touching what was not sent, over the version that was read, in an order of time', async () => {
    const { data } = await add({ link: '/contests', endTime: '2026-03-03 08:00:00' });
    const change = (body: object) => server.as('manager').call('banner.update', { body: { id: data.id, ...body } });
    expect((await change({ version: 1, state: false })).data).toMatchObject({ state: false, link: '/contests', title: '校赛报名' });
    const late = await change({ version: 1, title: '后改' });
    expect([late.status, late.extra.current]).toMatchObject([409, { title: '校赛报名', version: 2 }]);
    const refused = await change({ version: 2, startTime: '2026-03-04 08:00:00' });
    expect(refused.extra.fieldErrors).toEqual({ endTime: '结束时间要晚于开始时间' });
    expect((await server.as('other').call('banner.update', { body: { id: data.id, version: 2, title: 'x' } })).status).toBe(404);
  });

  it('is put in order by who stands behind whom; each sees the order of their own', async () => {
    const ids = new Map<string, string>();
    for (const title of ['一', '二', '三']) ids.set(title, (await add({ title, place: 'PUBLIC' })).data.id);
    const move = (title: string, after: string | null, account = 'manager') =>
      server.as(account).call('banner.move', { body: { id: ids.get(title), after: after === null ? null : ids.get(after) } });
    expect((await move('三', null)).data).toBe(true);
    expect(await shown('PUBLIC')).toEqual(['三', '一', '二']);
    await move('三', '一');
    expect(await shown('PUBLIC')).toEqual(['一', '三', '二']);
    expect((await move('三', null, 'school')).status).toBe(404);
    ids.set('登录', (await add({ title: '登录', place: 'LOGIN' })).data.id);
    expect((await move('三', '登录')).status).toBe(404);
    await Promise.all([move('一', '二'), move('三', null)]);
    expect(await shown('PUBLIC')).toEqual(['三', '二', '一']);
  });

  it('offers the roles that are switched on, by their names in the reader’s language', async () => {
    const { data } = await server.as('manager', 'en').call('banner.roles');
    expect(data).toContainEqual({ code: 'JUDGE', name: 'Judge' });
    expect((await server.as('teacher').call('banner.roles')).status).toBe(403);
  });

  it('deletes those that are named and there', async () => {
    const { data } = await add();
    const remove = (...body: string[]) => server.as('manager').call('banner.remove', { body });
    expect(await remove(data.id, '999')).toMatchObject({ data: true, extra: { passedOver: 1 } });
    expect((await remove(data.id, '999')).status).toBe(404);
    expect(await page({})).toEqual([]);
  });
});
