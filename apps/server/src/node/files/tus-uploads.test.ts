import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { inPieces, metadata, reasonOf, zipOf } from '../../../test/in-pieces.ts';
import { StorageError } from '../../services/files/storage-error.ts';

const server = openServer();
const base = '/api/file/resumable';
const megabyte = 1024 * 1024;
const material = { filename: '作品.zip', bizType: 'PROJECT_MATERIAL', bizId: 'p1' };
const { open, send, create, begin, patch, cut, offsetOf, leftPieces } = inPieces(server, base, 'school', material);

async function attachments(): Promise<{ id: string; size: string; submittedFileName: string; path: string }[]> {
  const { data } = await server.as('school').call('attachment.query', { body: {} });
  return data;
}

describe('a resumable upload', () => {
  it('goes on where it was cut, in a process that started since, and becomes one attachment', async () => {
    const content = zipOf(3 * megabyte);
    const path = await begin(content.length);
    await patch(path, 0, cut(content, Math.floor(content.length * 0.9)));
    open();
    const offset = await offsetOf(path);
    expect(offset).toBeGreaterThan(content.length * 0.8);
    expect(offset).toBeLessThan(content.length);
    const last = await patch(path, offset, content.slice(offset));
    expect(last.status).toBe(204);
    const [one, ...others] = await attachments();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id: last.headers.get('upload-attachment'), size: String(content.length), submittedFileName: '作品.zip' });
    const stored = await server.host.files.get(one?.path ?? '');
    expect(Buffer.from(await new Response(stored?.stream()).arrayBuffer()).equals(content)).toBe(true);
    expect(await leftPieces(), 'no pieces are left').toEqual([]);
  });

  it('answers as done when it is asked again, and when the answer to the last piece was lost', async () => {
    const content = zipOf(1000);
    const path = await begin(1000);
    const id = (await patch(path, 0, content)).headers.get('upload-attachment');
    for (const response of [await send('HEAD', { path }), await patch(path, 1000, new Uint8Array())])
      expect([response.headers.get('upload-offset'), response.headers.get('upload-attachment')]).toEqual(['1000', id]);
    expect((await attachments()).length).toBe(1);
  });

  it('is seen through by the next question when the storage failed at its end', async () => {
    const path = await begin(1000);
    const { files } = server.host;
    server.host.files = { ...files, put: () => Promise.reject(new StorageError('full', null)) };
    open();
    expect(await reasonOf(await patch(path, 0, zipOf(1000)))).toEqual([507, '存储空间已满，文件没有保存，请联系管理员']);
    expect(await attachments()).toEqual([]);
    server.host.files = files;
    open();
    const answers = await Promise.all([send('HEAD', { path }), send('HEAD', { path }), send('HEAD', { path })]);
    const [one, ...others] = await attachments();
    expect(others).toEqual([]);
    expect(answers.map(({ headers }) => headers.get('upload-attachment')).filter(Boolean)).toContain(one?.id);
  });

  it('is thrown away when its content is not what its name says', async () => {
    const path = await begin(5000, { ...material, filename: 'film.mp4' });
    const [status, reason] = await reasonOf(await patch(path, 0, new TextEncoder().encode('<html>'.padEnd(5000))));
    expect([status, reason]).toEqual([422, expect.stringContaining('文件的内容与名称不符')]);
    expect(await leftPieces()).toEqual([]);
    expect((await send('HEAD', { path })).status).toBe(404);
    expect(await attachments()).toEqual([]);
  });

  it('is refused before its first byte where that can be told', async () => {
    expect(await reasonOf(await create(600 * megabyte))).toEqual([413, '文件太大']);
    expect(await reasonOf(await create(3 * megabyte, { ...material, bizType: 'NOTES' }))).toEqual([413, '文件太大，最多 2 MB']);
    expect(await reasonOf(await create(25 * megabyte, { ...material, filename: '照片.JPG' }))).toEqual([413, '文件太大，最多 20 MB']);
    expect((await create(100, { ...material, bizType: 'USER_AVATAR' })).status).toBe(422);
    expect((await create(0)).status).toBe(400);
    expect((await create(100, { filename: 'a.zip' })).status).toBe(400);
    expect((await send('POST', { headers: { 'upload-defer-length': '1', 'upload-metadata': metadata(material) } })).status).toBe(400);
    expect((await send('POST', { headers: { 'upload-length': '10', 'upload-metadata': '%%%' } })).status).toBe(400);
    for (let count = 0; count < 10; count += 1) await begin(10);
    expect(await reasonOf(await create(10))).toEqual([409, '你有 10 个文件还没有传完，请先传完或取消']);
    expect((await create(10, material, 'college')).status, 'others have room of their own').toBe(201);
  });

  it('is nobody else’s, and nobody’s without a session, a permission and an own origin', async () => {
    const path = await begin(1000);
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      expect((await send(method, { path, headers, account: 'college' })).status, method).toBe(404);
      expect((await send(method, { path, headers, account: null })).status, method).toBe(401);
      expect((await send(method, { path, headers, account: 'teacher' })).status, method).toBe(403);
      expect((await send(method, { path, headers: { ...headers, origin: 'https://evil.example' } })).status, method).toBe(403);
    }
    const denied = await server.db.selectFrom('optLog').where('operationId', '=', 'attachment.upload').select('code').execute();
    expect(denied.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 403));
    expect((await send('GET', { path })).status, 'pieces cannot be read').toBe(404);
    for (const odd of ['..%2f..%2fsecret', `${path.split('/').at(-1)}.json`, '1', '%00'])
      expect((await send('HEAD', { path: `${base}/${odd}` })).status, odd).toBe(404);
    const preflight = await send('HEAD', { path, headers: { origin: 'http://saiwu.test', host: 'saiwu.test' } });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    expect((await send('DELETE', { path })).status).toBe(204);
    expect(await leftPieces()).toEqual([]);
  });

  it('waits 10 seconds for a piece that pauses, and goes on with what has come of it', async () => {
    const content = zipOf(3000);
    const path = await begin(3000);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(content.subarray(0, 1000)) });
    expect((await patch(path, 0, body)).status).toBe(408);
    expect(await offsetOf(path)).toBe(1000);
    expect((await patch(path, 1000, content.subarray(1000))).status).toBe(204);
  });
});
