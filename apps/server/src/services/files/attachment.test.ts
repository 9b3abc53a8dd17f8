import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServer, type Answer } from '../../../test/harness.ts';
import { oddFiles } from '../../../test/odd-files.ts';
import { runSchedules } from '../../domains/jobs/run-schedules.ts';
import { memoryFiles } from '../../browser/memory-files.ts';
import { pathOf } from './links/attachment-address.ts';
import { StorageError } from './storage-error.ts';

const server = openServer();
const odd = await oddFiles();
beforeEach(() => {
  server.host.files = memoryFiles();
});

function upload(
  account: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  place: Record<string, string> = {},
): Promise<Answer> {
  const body = { file: new File([content], name), bizType: 'NOTES', bizId: 'record-1', ...place };
  return server.as(account).call('attachment.upload', { body });
}

async function keys(): Promise<string[]> {
  const found = [];
  for await (const { key } of server.host.files.list('')) found.push(key);
  return found;
}

async function get(account: string | null, url: string): Promise<Response> {
  return server.fetch(url, { headers: account ? await server.headersOf(account) : {} });
}

describe('uploading', () => {
  it('keeps the file under a key of ours, and gives it back by every URL', async () => {
    const { data } = await upload('school', '../../报告 “终稿”.txt', '第一届');
    expect(data).toMatchObject({
      submittedFileName: '报告 “终稿”.txt',
      size: '9',
      ext: 'txt',
      icon: 'el-icon-document',
      group: 'attachments',
    });
    expect(data.dataType).toEqual({ code: 'DOC', desc: '文档' });
    expect(await keys()).toEqual([data.path]);
    expect(data.path).toMatch(/^attachments\/1\/\d{4}-\d\d\/[\da-f-]{36}\.txt$/);
    for (const url of [data.url, data.downloadUrlById, data.downloadUrlByUrl, data.downloadUrlByBizId]) {
      const response = await get('school', url);
      expect(await response.text(), url).toBe('第一届');
      expect(response.headers.get('content-disposition'), url).toContain(encodeURIComponent('报告 “终稿”.txt'));
    }
  });

  it('replaces by id, and everything else of a record where there is to be one only; no file is left behind', async () => {
    const first = await upload('school', 'one.txt', '1');
    const second = await upload('school', 'two.txt', '2');
    const replaced = await upload('school', 'three.txt', '3', { id: first.data.id });
    expect(replaced.data).toMatchObject({ id: first.data.id, submittedFileName: 'three.txt' });
    expect(new Set(await keys())).toEqual(new Set([replaced.data.path, second.data.path]));
    const single = await upload('school', 'four.txt', '4', { isSingle: 'true' });
    expect(await keys()).toEqual([single.data.path]);
    const { data } = await server.as('school').call('attachment.listByBiz', { query: { bizIds: 'record-1' } });
    expect(data).toMatchObject([{ bizId: 'record-1', bizType: 'NOTES', list: [{ id: single.data.id }] }]);
  });

  it('makes an id for a record that has none yet', async () => {
    const { data } = await upload('school', 'a.txt', 'a', { bizId: '' });
    expect(data.bizId).toMatch(/^\d+$/);
  });

  it('limits files by number and kind, with a reason, and leaves nothing of those it refuses', async () => {
    for (let count = 0; count < 5; count += 1) expect((await upload('school', `${count}.txt`, 'x')).status).toBe(200);
    expect(await upload('school', '6.txt', 'x')).toMatchObject({ status: 409, msg: '这里最多 5 个文件，请先删除不用的' });
    const avatar = await upload('school', 'a.txt', 'x', { bizType: 'USER_AVATAR' });
    // as front ends of the platform's generation read it
    expect([avatar.status, avatar.code]).toEqual([200, -9]);
    expect(avatar.msg).toContain('jpg');
    expect((await keys()).length).toBe(5);
  });

  it('says so when the storage is full, and has neither row nor file then', async () => {
    const { files } = server.host;
    server.host.files = { ...files, put: () => Promise.reject(new StorageError('full', null)) };
    try {
      expect(await upload('school', 'a.txt', 'a')).toMatchObject({ status: 507, msg: '存储空间已满，文件没有保存，请联系管理员' });
    } finally {
      server.host.files = files;
    }
    expect((await server.as('school').call('attachment.page', { body: { model: {} } })).data.total).toBe('0');
    expect((await upload('school', 'a.txt', 'a')).status).toBe(200);
  });
});

describe('asking without taking', () => {
  it('lets go of the file that a HEAD has opened', async () => {
    const { data } = await upload('school', 'a.txt', 'a');
    const { files } = server.host;
    const seen: string[] = [];
    const stream = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({ start: () => void seen.push('opened'), cancel: () => void seen.push('let go') });
    server.host.files = { ...files, get: async () => ({ size: 1, stream }) };
    const answer = await server.fetch(data.url, { method: 'HEAD', headers: await server.headersOf('school') });
    expect([answer.status, answer.headers.get('content-length'), answer.headers.has('x-request-id')]).toEqual([200, '1', true]);
    expect(seen).toEqual(['opened', 'let go']);
  });
});

const refused = odd.flatMap(({ fate, ...one }) => (typeof fate === 'number' ? [{ ...one, status: fate }] : []));
const kept = odd.flatMap(({ fate, ...one }) => (typeof fate === 'number' ? [] : [{ ...one, fate }]));

describe('odd files', () => {
  it.each(refused)('refuses $why, with a reason', async ({ name, content }) => {
    const answer = await upload('school', name, content);
    expect([answer.code === 0, answer.msg === '', await keys()]).toEqual([false, false, []]);
  });

  it.each(kept)('never gives $why as anything that runs, whatever its URL', async ({ name, content, fate }) => {
    const { status, data } = await upload('school', name, content);
    expect([status, data?.contextType]).toEqual([200, fate.as]);
    const link = await server.as('school').call('attachment.getUrl', { query: { path: data.path } });
    const own = pathOf('attachment.file', data.id);
    const urls = [own, data.url, data.downloadUrlByUrl, data.downloadUrlByBizId, link.data];
    if (fate.isInline) urls.push(`${own}?thumbnail=small`, `${data.url}&thumbnail=large`, `${link.data}&thumbnail=medium`);
    const answers = await Promise.all(urls.map((url) => get('school', url)));
    answers.push((await server.as('school').call('attachment.download', { body: [data.id] })).response);
    for (const [index, { status: given, headers }] of answers.entries()) {
      const where = urls[index] ?? 'download';
      expect(given, where).toBe(200);
      expect(headers.get('x-content-type-options'), where).toBe('nosniff');
      expect(headers.get('content-security-policy'), where).toBe("default-src 'none'; sandbox");
      expect(headers.get('content-type'), where).toBe(where.includes('thumbnail') ? 'image/webp' : fate.as);
      expect(headers.get('content-disposition'), where).toMatch(fate.isInline ? /^inline; / : /^attachment; /);
      expect(headers.get('content-disposition'), where).not.toMatch(/[/\\]|\.\.|%2F|%5C/i);
    }
  });

  it('has no smaller picture of what is none', async () => {
    const { data } = await upload('school', 'a.txt', 'a');
    expect((await get('school', `${data.url}&thumbnail=small`)).status).toBe(422);
  });
});

describe('downloading', () => {
  it('gives several files as one zip, names numbered', async () => {
    const ids = [];
    for (const name of ['a.txt', 'A.txt', 'b.txt', 'a.txt']) ids.push((await upload('school', name, name)).data.id);
    const { response } = await server.as('school').call('attachment.download', { body: ids });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const content = new Uint8Array(await response.arrayBuffer());
    expect(content.length).toBe(Number(response.headers.get('content-length')));
    expect(Object.keys(unzipSync(content))).toEqual(['a.txt', 'A (1).txt', 'b.txt', 'a (2).txt']);
  });

  it('lets go of the file it is reading when the client goes away', async () => {
    const ids = [];
    for (const name of ['a.txt', 'b.txt']) ids.push((await upload('school', name, 'x'.repeat(1_000_000))).data.id);
    const { files } = server.host;
    const seen: string[] = [];
    const endless = (key: string) =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: (controller) => controller.enqueue(new Uint8Array(1000)),
        cancel: () => void seen.push(`cancelled ${key}`),
      });
    server.host.files = {
      ...files,
      get: async (key) => {
        seen.push(`opened ${key}`);
        return { size: 1_000_000, stream: () => endless(key) };
      },
    };
    try {
      const { response } = await server.as('school').call('attachment.download', { body: ids });
      const reader = response.body?.getReader();
      for (let count = 0; count < 10; count += 1) await reader?.read();
      await reader?.cancel();
    } finally {
      server.host.files = files;
    }
    const [opened = ''] = seen;
    expect(seen).toEqual([opened, opened.replace('opened', 'cancelled')]);
  });

  it('says that a file does not exist when the storage has lost it', async () => {
    const [one, two] = [await upload('school', 'a.txt', 'a'), await upload('school', 'b.txt', 'b')];
    await server.host.files.delete(one.data.path);
    for (const body of [[one.data.id], [one.data.id, two.data.id]])
      expect(await server.as('school').call('attachment.download', { body })).toMatchObject({ status: 404, msg: '要下载的文件不存在' });
  });

  it('downloads and deletes those that are there, and says how many are not', async () => {
    const [one, two] = [await upload('school', 'a.txt', 'a'), await upload('school', 'b.txt', 'b')];
    const school = server.as('school');
    const download = await school.call('attachment.download', { body: ['999999', two.data.id, one.data.id] });
    expect([download.status, download.response.headers.get('x-passed-over')]).toEqual([200, '1']);
    expect((await school.call('attachment.download', { body: ['999999'] })).status).toBe(404);
    const removed = await school.call('attachment.remove', { body: ['999999', two.data.id, '999998', one.data.id] });
    expect(removed).toMatchObject({ data: true, extra: { passedOver: 2 } });
    expect(await server.host.files.stat(one.data.path)).toBeNull();
  });

  it('fetches no address but those that it has given', async () => {
    const { data } = await upload('school', 'a.txt', 'a');
    const own = pathOf('attachment.file', data.id);
    const addresses = [
      'http://127.0.0.1:9/x',
      data.url.replace('saiwu.test', 'saiwu.invalid'),
      `http://saiwu.invalid${own}`,
      `//saiwu.invalid${own}`,
      'file:///etc/passwd',
      '/etc/passwd',
      `${own}/../../../../../etc/passwd`,
      `http://saiwu.test${own}/../../../../../etc/passwd`,
      `/\\evil.example${own}`,
      'javascript:alert(1)',
      '/api/authority/user/1/file',
    ];
    for (const url of addresses)
      expect(await server.as('school').call('attachment.downloadByUrl', { query: { url } }), url).toMatchObject({ status: 400 });
    const paths = [
      '../../etc/passwd',
      '/etc/passwd',
      `${data.path}/../../secret`,
      'saiwu.lock',
      'C:\\boot.ini',
      '..%2f..%2fsecret',
      `${data.path}\0.png`,
    ];
    for (const path of paths) {
      const { status } = await server.as('school').call('attachment.getUrl', { query: { path } });
      expect([400, 404], path).toContain(status);
    }
    const { response } = await server
      .as('school')
      .call('attachment.downloadByUrl', { query: { url: data.url, filename: '..\\..\\x/y.txt' } });
    expect(response.headers.get('content-disposition')).toContain('filename="y.txt"');
  });
});

describe('addresses', () => {
  it('of files have the host that the caller has reached, and open without a session for less than half an hour', async () => {
    server.setNow(new Date('2026-03-02T10:00:00Z'));
    const { data } = await upload('school', 'a.txt', 'a');
    expect(data.url).toMatch(/^http:\/\/saiwu\.test\/api\/file\/anno\/attachment\/\d+\?/);
    for (const url of [data.downloadUrlById, data.downloadUrlByUrl, data.downloadUrlByBizId])
      expect(url).toMatch(/^http:\/\/saiwu\.test\/api\//);
    const { data: page } = await server.as('school').call('attachment.page', { body: { model: {} } });
    expect(page.records[0].url).toBe(data.url);
    server.setNow(new Date('2026-03-02T10:29:59Z'));
    const opened = await get(null, data.url);
    // a front end of another origin shows the attachment that it has a link to, and nothing else
    expect([await opened.text(), opened.headers.get('cross-origin-resource-policy')]).toEqual(['a', 'cross-origin']);
    const own = await get('school', pathOf('attachment.file', data.id));
    expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    server.setNow(new Date('2026-03-02T10:30:01Z'));
    expect((await get(null, data.url)).status).toBe(409);
    // a page that is open longer asks anew
    const { data: again } = await server.as('school').call('attachment.get', { params: { id: data.id } });
    expect(await (await get(null, again.url)).text()).toBe('a');
  });

  it.each(['USER_AVATAR', 'BANNER', 'CONTEST_COVER', 'ORG_LOGO', 'TENANT_LOGO', 'SITE_LOGO'])(
    'of a %s are the same for ever, and hold for this picture alone',
    async (bizType) => {
      const picture = odd.find(({ name }) => name.endsWith('.png'))?.content ?? '';
      server.setNow(new Date('2026-03-02T10:00:00Z'));
      const { data } = await upload('admin', 'a.png', picture, { bizType });
      const { data: note } = await upload('admin', 'a.png', picture);
      server.setNow(new Date('2026-12-02T10:00:00Z'));
      const { data: later } = await server.as('admin').call('attachment.get', { params: { id: data.id } });
      expect([later.url, (await get(null, data.url)).status]).toEqual([data.url, 200]);
      const forged = note.url.replace(/expires=\d+/, 'expires=0');
      for (const url of [forged, data.url.replace(data.id, note.id), data.url.replace('expires=0', 'expires=00')])
        expect((await get(null, url)).status, url).toBe(404);
    },
  );
});

describe('links', () => {
  it('open without a session until their time has passed, for their file alone', async () => {
    const [one, two] = [await upload('school', 'a.txt', 'a'), await upload('school', 'b.txt', 'b')];
    const { data } = await server
      .as('school')
      .call('attachment.getUrls', { query: { paths: `${one.data.path},${two.data.url}`, expiry: '60' } });
    const [first = '', second = ''] = Object.values<string>(data);
    expect(await (await get(null, first)).text()).toBe('a');
    expect(await (await get(null, second)).text()).toBe('b');
    const signature = new URL(second, 'http://x').searchParams.get('signature') ?? '';
    const forged = [
      first.replace(/signature=\w+/, `signature=${signature}`),
      first.replace(/expires=\d+/, 'expires=99999999999'),
      first.replace(/signature=\w+/, 'signature=00'),
      first.replace(one.data.id, two.data.id),
    ];
    for (const url of forged) expect((await get(null, url)).status, url).toBe(404);
    await upload('school', 'c.txt', 'c', { id: one.data.id });
    expect((await get(null, first)).status, 'the file has been replaced').toBe(404);
    server.setNow(new Date(Date.now() + 61_000));
    expect((await get(null, second)).status).toBe(409);
  });

  it('live half an hour at most, whatever is asked for', async () => {
    server.setNow(new Date('2026-03-02T10:00:00Z'));
    const { data } = await upload('school', 'a.txt', 'a');
    const query = { path: data.path, expiry: '172800' };
    const { data: link } = await server.as('school').call('attachment.getUrl', { query });
    server.setNow(new Date('2026-03-02T10:30:00Z'));
    expect(await (await get(null, link)).text()).toBe('a');
    server.setNow(new Date('2026-03-02T10:30:01Z'));
    expect((await get(null, link)).status).toBe(409);
  });
});

describe('scope', () => {
  it('shows attachments to whoever uploaded them and to the organisations above, and answers others like missing ones', async () => {
    const { data } = await upload('college', 'a.txt', 'a');
    for (const account of ['college', 'school', 'manager'])
      expect((await server.as(account).call('attachment.get', { params: { id: data.id } })).status, account).toBe(200);
    const other = server.as('other');
    const params = { id: data.id };
    const tries = [
      await other.call('attachment.get', { params }),
      await other.call('attachment.file', { params }),
      await other.call('attachment.download', { body: [data.id] }),
      await other.call('attachment.downloadByUrl', { query: { url: pathOf('attachment.file', data.id) } }),
      await other.call('attachment.downloadByBiz', { query: { bizIds: 'record-1' } }),
      await other.call('attachment.getUrl', { query: { path: data.path } }),
      await other.call('attachment.getUrl', { query: { path: data.url } }),
      await other.call('attachment.remove', { body: [data.id] }),
      await upload('other', 'b.txt', 'b', { id: data.id }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
    await other.call('attachment.removeByBiz', { body: { bizId: 'record-1' } });
    expect(await keys()).toEqual([data.path]);
    const { data: lists } = await other.call('attachment.mapByBiz', { params: { type: 'bizId' }, query: { biz: 'record-1' } });
    expect(lists).toEqual({});
  });

  it('wants a permission for each act', async () => {
    const teacher = server.as('teacher');
    const params = { id: '1' };
    const tries = [
      await teacher.call('attachment.page', { body: { model: {} } }),
      await teacher.call('attachment.file', { params }),
      await teacher.call('attachment.download', { body: ['1'] }),
      await teacher.call('attachment.remove', { body: ['1'] }),
      await teacher.call('cloudUpload.credential', { query: { bizType: 'X' } }),
      await upload('teacher', 'a.txt', 'a'),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
  });

  it('deletes rows with their files and smaller pictures', async () => {
    const [picture] = odd;
    const { data } = await upload('school', 'a.png', picture?.content ?? '');
    await get('school', `${data.url}&thumbnail=small`);
    expect((await keys()).length).toBe(3);
    expect((await server.as('school').call('attachment.remove', { body: [data.id] })).data).toBe(true);
    expect(await keys()).toEqual([]);
  });
});

describe('what nothing shows any more', () => {
  it('is found a day later, of the kinds whose uses are known', async () => {
    const picture = odd.find(({ name }) => name.endsWith('.png'))?.content ?? '';
    const logo = (name: string) => upload('admin', name, picture, { bizType: 'SITE_LOGO', bizId: '' });
    const [former, shown] = [await logo('former.png'), await logo('shown.png')];
    await upload('admin', 'notes.txt', 'a');
    const value = pathOf('attachment.file', shown.data.id);
    await server.db.updateTable('parameter').set({ value }).where('key', '=', 'SiteLogo').execute();
    const unused = async () => (await server.as('admin').call('attachment.query', { body: { isUnused: true } })).data;
    expect(await unused(), 'it may belong to a form that is being filled in').toEqual([]);
    await server.db
      .updateTable('attachment')
      .set({ createTime: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect(await unused()).toMatchObject([{ id: former.data.id }]);
  });

  it.each([
    ['USER_AVATAR', 'a.png'],
    ['BANNER', 'b.png'],
    ['TENANT_LOGO', 'c.png'],
    ['PROJECT_MATERIAL', 'd.png'],
  ])('is told of a %s', async (bizType, name) => {
    const { data } = await upload('admin', name, odd.find((one) => one.name.endsWith('.png'))?.content ?? '', { bizType });
    await server.db
      .updateTable('attachment')
      .set({ createTime: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    const found = await server.as('admin').call('attachment.query', { body: { isUnused: true } });
    expect(found.data).toMatchObject([{ id: data.id }]);
  });
});

describe('sweeping', () => {
  it('deletes old files that no row knows, and nothing else', async () => {
    const { data } = await upload('school', 'a.txt', 'a');
    const lost = 'attachments/1/2026-01/00000000-0000-4000-8000-000000000000.png';
    for (const key of [lost, `${lost.replace('attachments', 'thumbnails')}.small.webp`, 'jobs/1/7'])
      await server.host.files.put(key, new Uint8Array(1));
    await runSchedules(server.host);
    await server.runJobs();
    expect((await keys()).length, 'it may still be on its way').toBe(4);
    server.setNow(new Date(Date.now() + 2 * 86_400_000));
    await runSchedules(server.host);
    await server.runJobs();
    expect(new Set(await keys())).toEqual(new Set([data.path, 'jobs/1/7']));
  });
});

describe('finding', () => {
  it('filters by name, type and record', async () => {
    await upload('school', '报名表.txt', 'a');
    await upload('school', 'b.txt', 'b', { bizType: 'OTHER', bizId: 'record-2' });
    const school = server.as('school');
    const found = await school.call('attachment.page', { body: { model: { submittedFileName: '报名' } } });
    expect(found.data).toMatchObject({ total: '1', records: [{ bizType: 'NOTES' }] });
    expect((await school.call('attachment.query', { body: { dataType: { code: 'DOC' } } })).data.length).toBe(2);
    const { data } = await school.call('attachment.mapByBiz', { params: { type: 'bizType' }, query: { 'biz[]': 'OTHER' } });
    expect(Object.keys(data)).toEqual(['OTHER']);
    expect((await school.call('attachment.listByBiz')).status).toBe(400);
    const response = await get('school', '/api/file/attachment?bizTypes=NOTES&bizTypes=OTHER');
    expect((await response.json()).data.length).toBe(2);
  });
});
