import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { pathOf } from '../../../services/files/links/attachment-address.ts';
import { seedTenantId } from '../../../core/tenants.ts';

const server = openServer();
const visitor = () => server.as(null);
let image = '';

/** The row of an attachment of the fixture's school, as an upload leaves it. */
async function attach(orgId: string = known.school, contextType = 'image/png'): Promise<string> {
  const { id } = await server.db
    .insertInto('attachment')
    .values({
      tenantId: seedTenantId,
      bizType: 'BANNER',
      bizId: '1',
      dataType: 'IMAGE',
      submittedFileName: 'a.png',
      path: `banner/${orgId}-${contextType}`,
      contextType,
      ext: 'png',
      size: '70',
      orgId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return pathOf('attachment.file', id);
}

beforeEach(async () => {
  server.setNow(new Date('2026-03-02T00:00:00Z'));
  image = await attach();
});

async function add(more: object = {}) {
  return server.as('school').call('banner.insert', { body: { title: '校赛报名', image, ...more } });
}

/** What somebody sees on the pages of the fixture's school, unless another one or none is named. */
async function titles(account: string | null, more: object = {}): Promise<string[]> {
  const body = { orgId: known.school, ...more };
  return (await server.as(account).call('banner.get', { body })).data.map(({ title }: { title: string }) => title);
}

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

describe('banners', () => {
  it('are shown to visitors within their time, in order; whoever may edit them sees all', async () => {
    await add({ title: '二', sortValue: 2 });
    await add({ title: '一', startTime: '2026-03-02 08:00:00', endTime: '2026-03-02 09:00:00' });
    await add({ title: '还没到', startTime: '2026-03-02 08:00:01' });
    await add({ title: '过了', endTime: '2026-03-02 07:59:59' });
    await add({ title: '停用', state: false });
    await add({ title: '别处', place: 'LOGIN', sortValue: 3 });
    expect(await titles(null)).toEqual(['一', '二', '别处']);
    expect(await titles('college'), 'signed in without the permission').toEqual(['一', '二', '别处']);
    expect(await titles(null, { place: 'DASHBOARD' })).toEqual(['一', '二']);
    expect((await titles('school')).toSorted((a, b) => a.localeCompare(b, 'zh'))).toHaveLength(6);
    server.setNow(new Date('2026-03-02T01:00:00.900Z'));
    expect(await titles(null)).toEqual(['一', '还没到', '二', '别处']);
    server.setNow(new Date('2026-03-02T01:00:01Z'));
    expect(await titles(null)).toEqual(['还没到', '二', '别处']);
  });

  it('bring a picture that opens without a session, under the same address all day', async () => {
    const file = new File([dot], 'a.png');
    const uploaded = await server.as('school').call('attachment.upload', { body: { file, bizType: 'BANNER' } });
    const { data } = await add({ image: uploaded.data.url });
    const [shown] = (await visitor().call('banner.get', { body: { orgId: known.school } })).data;
    const answer = await server.fetch(shown.image);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await answer.body?.cancel();
    server.setNow(new Date('2026-03-02T20:00:00Z'));
    expect((await visitor().call('banner.get', { body: { orgId: known.school } })).data[0].image).toBe(data.image);
  });

  it('are changed by id: an absent field is emptied, and the link that was answered names the picture again', async () => {
    const { data } = await add({ link: '/contests', endTime: '2026-03-03 08:00:00' });
    const changed = await add({ id: data.id, title: '改过', image: data.image });
    expect(changed.data).toMatchObject({ id: data.id, title: '改过', link: null, endTime: null, image: data.image });
    expect((await add({ id: '999' })).status).toBe(404);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    String.raw`/\evil.example`,
    'https://user:pass@evil.example',
    'ftp://a.example',
  ])('lead nowhere by “%s”', async (link) => {
    const refused = await add({ link });
    expect([refused.status, Object.keys(refused.extra.fieldErrors)]).toEqual([400, ['link']]);
  });

  it.each(['/contests/1', 'https://example.edu.cn/a', ''])('lead to “%s”', async (link) => {
    expect((await add({ link })).data.link).toBe(link || null);
  });

  it('show no picture from elsewhere, none that is out of the editor’s reach, and nothing but pictures', async () => {
    const refusalOf = async (given: string) => (await add({ image: given })).extra.fieldErrors;
    expect(await refusalOf('https://example.edu.cn/a.png')).toEqual({ image: '请用上传到本系统的图片' });
    expect(await refusalOf(await attach(known.otherSchool))).toEqual({ image: '没有找到这张图片' });
    expect(await refusalOf(await attach(known.school, 'image/svg+xml'))).toEqual({
      image: '这个文件不是可以显示的图片',
    });
  });

  it('keep their picture: an attachment that is shown is not deleted', async () => {
    const { data } = await add();
    const [id = ''] = /\d+(?=\/file$)/.exec(image) ?? [];
    expect((await server.as('school').call('attachment.remove', { body: [id] })).status).toBe(409);
    expect((await server.as('school').call('banner.delete', { body: { ids: [data.id] } })).data).toBe(true);
    expect((await server.as('school').call('attachment.remove', { body: [id] })).status).toBe(200);
  });

  it('are written by nobody without a session and the permission, although their addresses are known to all', async () => {
    const { data } = await add();
    for (const [account, status] of [
      [null, 401],
      ['college', 403],
      ['judge1', 403],
    ] as const) {
      expect((await server.as(account).call('banner.insert', { body: { title: 'x', image } })).status).toBe(status);
      expect((await server.as(account).call('banner.delete', { body: { ids: [data.id] } })).status).toBe(status);
    }
    expect((await server.as('school').call('banner.delete', { body: { ids: ['999'] } })).status).toBe(404);
    expect(await titles(null)).toEqual(['校赛报名']);
  });

  it('of another school are neither changed nor deleted, nor seen by who may edit one’s own', async () => {
    const { data } = await add({ state: false });
    const ofOther = await attach(known.otherSchool);
    const other = server.as('other');
    expect((await other.call('banner.insert', { body: { id: data.id, title: '换掉', image: ofOther } })).status).toBe(404);
    expect(
      (await other.call('banner.insert', { body: { title: '塞进去', image: ofOther, orgId: known.school } })).extra.fieldErrors,
    ).toEqual({
      orgId: '没有找到这个机构',
    });
    expect((await other.call('banner.delete', { body: { ids: [data.id] } })).status).toBe(404);
    expect(await titles('other')).toEqual([]);
    expect(await titles('school')).toEqual(['校赛报名']);
    expect((await server.as('manager').call('banner.delete', { body: { ids: [data.id] } })).data).toBe(true);
  });

  it('are shown to whoever belongs to their school or comes to its pages, the general ones to everybody', async () => {
    await add({ title: '本校' });
    await add({ title: '工学院', orgId: known.engineering });
    const manager = server.as('manager');
    const general = await manager.call('banner.insert', { body: { title: '通用', image } });
    expect(general.data).toMatchObject({ orgId: null, version: 1 });
    for (const [account, orgId, seen] of [
      [null, null, ['通用']],
      [null, known.school, ['本校', '通用']],
      [null, known.engineering, ['本校', '工学院', '通用']],
      [null, known.otherSchool, ['通用']],
      [null, '999', ['通用']],
      ['teacher', null, ['本校', '工学院', '通用']],
      ['judge3', null, ['本校', '通用']],
      ['other', null, ['通用']],
      ['school', null, ['本校', '工学院', '通用']],
    ] as const)
      expect([account, orgId, await titles(account, { orgId })]).toEqual([account, orgId, seen]);
  });

  it('that are general are the general manager’s alone', async () => {
    const { data } = await server.as('manager').call('banner.insert', { body: { title: '通用', image } });
    expect((await add({ id: data.id, title: '换掉' })).status).toBe(404);
    expect((await server.as('school').call('banner.delete', { body: { ids: [data.id] } })).status).toBe(404);
    const refused = await add({ orgId: null });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { orgId: '通用的轮播图由总管理员维护' }]);
    const own = await add({ title: '本校' });
    expect(own.data.orgId).toBe(known.school);
    const kept = await server.as('manager').call('banner.insert', { body: { id: own.data.id, title: '本校二', image } });
    expect(kept.data).toMatchObject({ orgId: known.school, title: '本校二' });
    const opened = await server.as('manager').call('banner.insert', { body: { id: own.data.id, title: '通用二', image, orgId: null } });
    expect(opened.data.orgId).toBeNull();
  });

  it('that somebody else has changed meanwhile are not overwritten', async () => {
    const { data } = await add();
    await server.as('manager').call('banner.insert', { body: { id: data.id, title: '先改', image, version: data.version } });
    const late = await add({ id: data.id, title: '后改', version: data.version });
    expect([late.status, late.code, late.extra.current]).toMatchObject([409, 409, { title: '先改', version: 2 }]);
    expect(await titles(null)).toEqual(['先改']);
  });

  it('with a token that is no good are shown as to a visitor', async () => {
    await add({ state: false });
    const body = JSON.stringify({});
    const headers = { 'content-type': 'application/json', token: 'Bearer nonsense' };
    const answer = await server.fetch('/api/banner/get', { method: 'POST', headers, body });
    expect([answer.status, (await answer.json()).data]).toEqual([200, []]);
  });
});
