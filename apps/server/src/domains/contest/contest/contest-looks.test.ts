import { beforeEach, describe, expect, it } from 'vitest';
import { contestBody, publishedContest } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const upload = (account: string, file = new File([dot], 'cover.png')) =>
  server.as(account).call('attachment.upload', { body: { file, bizType: 'CONTEST_COVER' } });
const save = (more: object, account = 'school') => server.as(account).call('contest.save', { body: { ...contestBody(), ...more } });

describe('a contest’s cover', () => {
  let cover = '';
  beforeEach(async () => {
    cover = (await upload('school')).data.url;
  });

  it('is shown on its page, in lists and to visitors, with what it says', async () => {
    const { data } = await save({ cover, coverAlt: '颁奖台上的学生' });
    expect(data).toMatchObject({ cover: expect.stringContaining('thumbnail=large'), coverAlt: '颁奖台上的学生' });
    expect(
      (await server.fetch(new URL(data.cover, 'http://localhost').pathname + new URL(data.cover, 'http://localhost').search)).status,
    ).toBe(200);
    const [row] = (await school().call('contest.page', { body: { model: {} } })).data.records;
    expect(row.cover).toBe(data.cover);
    await school().call('contest.publish', { params: { id: data.id } });
    expect((await server.as(null).call('public.contests', { body: { model: {} } })).data.records).toMatchObject([
      { cover: data.cover, coverAlt: '颁奖台上的学生' },
    ]);
  });

  it('stays where a change says nothing of it, and is taken away by null', async () => {
    const { data } = await save({ cover });
    const body = { ...contestBody(), id: data.id };
    expect((await school().call('contest.update', { body: { ...body, version: 1 } })).data.cover).toBe(data.cover);
    expect((await school().call('contest.update', { body: { ...body, version: 2, cover: data.cover } })).data.cover).toBe(data.cover);
    expect((await school().call('contest.update', { body: { ...body, version: 3, cover: null } })).data.cover).toBeNull();
  });

  it('is refused in words where it is a script, is called something else, or is not the caller’s', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const name of ['a.svg', 'a.png', 'a.jpg']) {
      const { code, msg } = await upload('school', new File([script], name));
      expect([name, code, msg]).toEqual([name, -9, expect.stringMatching(/[\u4e00-\u9fff]/)]);
    }
    const far = (await upload('other')).data.url;
    expect((await save({ cover: far })).extra.fieldErrors).toEqual({ cover: '没有找到这张图片' });
    expect((await save({ cover: 'https://evil.example/a.png' })).extra.fieldErrors).toEqual({ cover: '请用上传到本系统的图片' });
  });
});

describe('a contest’s description', () => {
  it('is HTML without anything that could run', async () => {
    const { data } = await save({ describe: '<h2>参赛对象</h2><p>本校<b>学生</b><img src=x onerror=alert(1)></p><script>1</script>' });
    expect(data.describe).toMatch(/^<h2>参赛对象<\/h2><p>本校<b>学生<\/b><img/);
    expect(data.describe).not.toMatch(/onerror|script/);
    expect((await save({ describe: '<p> </p>' })).data.describe).toBeNull();
  });

  it('keeps no address of a file, which would open for some minutes alone', async () => {
    const link = '/api/file/anno/attachment/7?expires=1&amp;signature=ab&amp;thumbnail=large';
    const { data } = await save({ describe: `<p>一<img src="${link}" alt="从计划书里复制的"><img src="/files/1.png" alt=""></p>` });
    expect(data.describe).toBe('<p>一<img src="/files/1.png" alt="" /></p>');
  });
});

describe('what people agree to', () => {
  const consents = async (id: string) => (await school().call('contest.get', { params: { id } })).data.consents;
  const change = async (id: string, consent: string | null) => {
    const { data } = await school().call('contest.get', { params: { id } });
    return school().call('contest.update', { body: { ...contestBody(), id, version: data.version, setup: { ...data.setup, consent } } });
  };

  it('has a version that counts up when its text changes after publishing, and keeps the texts before', async () => {
    const { data } = await save({ setup: { consent: '第一种写法' } });
    await change(data.id, '草稿里改的');
    expect(await consents(data.id)).toEqual([]);
    server.setNow(new Date('2026-03-01T00:00:00Z'));
    await school().call('contest.publish', { params: { id: data.id } });
    expect(await consents(data.id)).toEqual([{ version: 1, text: '草稿里改的', since: '2026-03-01 08:00:00' }]);
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    await change(data.id, '草稿里改的');
    expect(await consents(data.id)).toHaveLength(1);
    await change(data.id, '发布后改的');
    await change(data.id, null);
    expect((await consents(data.id)).map(({ version, text }: { version: number; text: string }) => [version, text])).toEqual([
      [3, null],
      [2, '发布后改的'],
      [1, '草稿里改的'],
    ]);
  });

  it('begins with the first text, whenever that comes', async () => {
    const { contestId } = await publishedContest(server);
    expect(await consents(contestId)).toEqual([]);
    await change(contestId, '后来才有的');
    expect(await consents(contestId)).toMatchObject([{ version: 1, text: '后来才有的' }]);
  });
});
