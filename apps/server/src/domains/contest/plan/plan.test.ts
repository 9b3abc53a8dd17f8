import { beforeEach, describe, expect, it } from 'vitest';
import { addStudents, begunEntry, during, joinEntry, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const sections = [
  { key: 'market', title: '市场分析', guidance: '谁会买，为什么', maxLength: 10, isRequired: true },
  { key: 'risk', title: '风险', isRequired: false },
];

let id = '';
beforeEach(async () => {
  server.setNow(during);
  id = await begunEntry(server, await openContest(server, { sections, team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 } }));
});

const save = (html: string, version: number, { key = 'market', account = 'student' } = {}) =>
  server.as(account).call('plan.save', { params: { id, key }, body: { version, html } });
const read = async (account = 'student') => (await server.as(account).call('plan.get', { params: { id } })).data;
const versions = async () => (await server.as('student').call('plan.versions', { params: { id, key: 'market' } })).data;
const upload = (file: File, to = id, account = 'student') =>
  server.as(account).call('plan.picture', { params: { id: to }, body: { file } });
const join = (account: string, part: 'MEMBER' | 'ADVISOR') => joinEntry(server, id, account, part);
const later = (minutes: number) => server.setNow(new Date(during.getTime() + minutes * 60_000));

describe('a business plan', () => {
  it('has the sections of its contest, and is asked for when the project is handed in', async () => {
    expect((await read()).sections).toMatchObject([
      { key: 'market', guidance: '谁会买，为什么', maxLength: 10, html: '', version: 0, by: null },
      { key: 'risk', maxLength: null, isRequired: false },
    ]);
    const missing = async () => (await server.as('student').call('entry.submit', { params: { id } })).extra.missing;
    expect(await missing()).toEqual([{ section: 'PLAN', key: 'market', words: '请写计划书的「市场分析」' }]);
    const { data } = await save('<p>一二三四五</p><p>six &amp; 7</p>', 0);
    expect(data).toMatchObject({ version: 1, characters: 12, by: '李同学', html: '<p>一二三四五</p><p>six &amp; 7</p>' });
    expect(await missing()).toMatchObject([{ words: '计划书的「市场分析」超出 2 字' }]);
    await save('<p>够了</p>', 1);
    await server.as('student').call('entry.submit', { params: { id } });
    expect((await save('<p>晚了</p>', 2)).msg).toBe('已经提交，撤回后才能修改');
    expect(await versions()).toMatchObject([{ version: 2, keptFor: 'SUBMITTED', characters: 2 }]);
  });

  it('keeps what an editor makes and nothing that could run, or that only looks like text', async () => {
    const word =
      '<p class="MsoNormal" style="color:red"><span lang="EN-US">市</span><o:p></o:p>场</p><script>1</script><table><tr><td colspan="2">表</td></tr></table>';
    const { data } = await save(word, 0);
    expect(data.html).toBe('<p>市场</p><table><tr><td colspan="2">表</td></tr></table>');
    expect((await save('<p> </p><p><br></p>', 1)).data).toMatchObject({ html: '', characters: 0 });
    expect((await save('<p>别的</p>', 0, { key: 'other' })).msg).toBe('大赛不要求这一章，请刷新页面');
  });

  it('is refused by name where its tags are too many or too deep, and stays as it is', async () => {
    await save('<p>甲</p>', 0);
    for (const html of ['<b><i>'.repeat(160_000), '<div>'.repeat(80_000), '<'.repeat(990_000)])
      expect(await save(html, 1)).toMatchObject({ status: 400, extra: { fieldErrors: { html: expect.stringMatching(/^格式太复杂/) } } });
    expect((await read()).sections[0]).toMatchObject({ html: '<p>甲</p>', version: 1 });
  });

  it('is refused where somebody of the team was faster, with what stands there; another section is not', async () => {
    await addStudents(server, 1);
    await join('student2', 'MEMBER');
    await save('<p>甲</p>', 0);
    expect(await save('<p>乙</p>', 0, { account: 'student2' })).toMatchObject({
      status: 409,
      extra: { current: { html: '<p>甲</p>', version: 1 } },
    });
    expect((await save('<p>乙</p>', 0, { account: 'student2', key: 'risk' })).data.version).toBe(1);
    // what says the same is no change
    expect((await save('<p>甲</p>', 1)).data.version).toBe(1);
  });

  it('is read by its advisors and by the college, and written by the team alone', async () => {
    await save('<p>甲</p>', 0);
    expect((await server.as('teacher').call('plan.get', { params: { id } })).status).toBe(404);
    await join('teacher', 'ADVISOR');
    expect(await read('teacher')).toMatchObject({ sections: [{ html: '<p>甲</p>' }, {}], actions: [{ act: 'save', isAllowed: false }] });
    expect((await server.as('college').call('plan.read', { params: { id } })).data).toMatchObject({
      sections: [{ html: '<p>甲</p>' }, {}],
      actions: [],
    });
    for (const account of ['other', 'judge1'])
      expect([403, 404]).toContain((await server.as(account).call('plan.read', { params: { id } })).status);
  });
});

describe('versions of a section', () => {
  it('are kept of a while of work and of each person, thinned out with time, and come back, which can be undone', async () => {
    await addStudents(server, 1);
    await join('student2', 'MEMBER');
    await save('<p>一</p>', 0);
    later(5);
    await save('<p>二</p>', 1);
    expect(await versions()).toEqual([]);
    await save('<p>三</p>', 2, { account: 'student2' });
    later(20);
    await save('<p>四</p>', 3, { account: 'student2' });
    expect(await versions()).toMatchObject([
      { version: 3, keptFor: 'SAVED', by: '同学2' },
      { version: 2, by: '李同学' },
    ]);
    expect((await server.as('student').call('plan.version', { params: { id, key: 'market', version: '2' } })).data.html).toBe('<p>二</p>');
    const restore = (to: number, version: number) =>
      server.as('student').call('plan.restore', { params: { id, key: 'market' }, body: { to, version } });
    expect((await restore(2, 3)).status).toBe(409);
    expect((await restore(2, 4)).data).toMatchObject({ version: 5, html: '<p>二</p>' });
    expect((await restore(4, 5)).data).toMatchObject({ version: 6, html: '<p>四</p>' });
    expect((await restore(9, 6)).status).toBe(404);
    // two days later one of that hour is left, beside those that were replaced
    later(2 * 24 * 60);
    await save('<p>五</p>', 6);
    expect((await versions()).map(({ version, keptFor }: { version: number; keptFor: string }) => [version, keptFor])).toEqual([
      [6, 'SAVED'],
      [5, 'REPLACED'],
      [4, 'REPLACED'],
    ]);
  });

  it('are kept of what somebody chose their own text over, also where both are theirs and moments old, and are not thinned out', async () => {
    await save('<p>手机上写的</p>', 0);
    const over = { params: { id, key: 'market' }, body: { version: 1, html: '<p>电脑上写的</p>', isOverwrite: true } };
    expect((await server.as('student').call('plan.save', over)).data).toMatchObject({ version: 2, html: '<p>电脑上写的</p>' });
    // of the same text there is nothing to keep
    await server.as('student').call('plan.save', { ...over, body: { ...over.body, version: 2 } });
    later(20);
    await save('<p>一</p>', 2);
    later(2 * 24 * 60);
    await save('<p>二</p>', 3);
    expect(await versions()).toMatchObject([{ version: 3 }, { version: 1, keptFor: 'OVERWRITTEN', by: '李同学' }]);
    expect((await server.as('student').call('plan.version', { params: { id, key: 'market', version: '1' } })).data.html).toBe(
      '<p>手机上写的</p>',
    );
  });
});

describe('pictures in a plan', () => {
  it('are shown by links that end, to whoever may read it; those of other sites and of other plans are left out', async () => {
    const { data: stored } = await upload(new File([dot], '现场.png'));
    expect(stored).toMatchObject({ alt: '现场', url: expect.stringMatching(/^\/api\/file\/anno\/attachment\/\d+\?.*thumbnail=large$/) });
    const html = `<p>甲</p><img src="${stored.url.replaceAll('&', '&amp;')}" alt="现场" /><img src="https://far.example/a.png" alt="" />`;
    const { data } = await save(html, 0);
    expect(data).toMatchObject({ droppedPictures: 1, html: `<p>甲</p><img src="${stored.url.replaceAll('&', '&amp;')}" alt="现场" />` });
    expect((await server.fetch(stored.url)).headers.get('content-type')).toBe('image/webp');
    later(24 * 60);
    const [section] = (await read()).sections;
    expect(section.html).not.toBe(data.html);
    expect((await save(section.html, 1)).data.version).toBe(1);
    const other = await begunEntry(server, await openContest(server, { sections }, '另一个'), '另一个');
    const { data: far } = await upload(new File([dot], 'a.png'), other);
    expect((await save(`<img src="${far.url}" alt="" />`, 1)).data).toMatchObject({ droppedPictures: 1, html: '' });
    expect((await upload(new File(['<svg/>'], 'a.png'))).status).toBe(422);
    expect((await upload(new File([dot], 'a.png'), id, 'teacher')).status).toBe(403);
  });
});
