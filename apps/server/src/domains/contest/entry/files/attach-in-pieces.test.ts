import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { begunEntry, during, openContest } from '../../../../../test/entry-steps.ts';
import { openServer } from '../../../../../test/harness.ts';
import { inPieces, reasonOf, zipOf } from '../../../../../test/in-pieces.ts';

const server = openServer();
const pieces = inPieces(server, '/api/contest/entry/resumable', 'student');
const megabyte = 1024 * 1024;
const files = [{ key: 'video', name: '视频和模型', kinds: ['archive'], maxSize: 300, isRequired: true }];
let id = '';
let way: { filename: string; id: string; slot: string };

beforeEach(async () => {
  server.setNow(during);
  id = await begunEntry(server, await openContest(server, { files }));
  way = { filename: '模型.zip', id, slot: 'file:video' };
});

const read = async () => (await server.as('student').call('entry.get', { params: { id } })).data;

describe('a large file of an entry', () => {
  it('goes on where the line was cut at 90 %, lies in its place once, and is done however often somebody asks', async () => {
    const content = zipOf(3 * megabyte);
    const path = await pieces.begin(content.length, way);
    await pieces.patch(path, 0, pieces.cut(content, Math.floor(content.length * 0.9)));
    pieces.open();
    const offset = await pieces.offsetOf(path);
    expect(offset).toBeGreaterThan(content.length * 0.8);
    const last = await pieces.patch(path, offset, content.slice(offset));
    const [file, ...others] = (await read()).files;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ slot: 'file:video', name: '模型.zip', attachmentId: last.headers.get('upload-attachment') });
    expect((await pieces.patch(path, content.length, new Uint8Array())).headers.get('upload-attachment')).toBe(file.attachmentId);
    expect(await read()).toMatchObject({ missing: [], files: [{ attachmentId: file.attachmentId }] });
    expect(await pieces.leftPieces()).toEqual([]);
  });

  it('is put into its place by the next question when its end was told and then lost', async () => {
    const content = zipOf(1000);
    const path = await pieces.begin(1000, way);
    // as a process leaves it that dies between the file and its place
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`.execute(server.db);
    await sql`create trigger dying before insert on project_file for each row execute function die()`.execute(server.db);
    expect((await pieces.patch(path, 0, content)).status).toBe(500);
    await sql`drop trigger dying on project_file`.execute(server.db);
    await pieces.send('HEAD', { path });
    expect((await read()).files).toMatchObject([{ slot: 'file:video' }]);
  });

  it('is refused by the rules of its place before its first byte, and for others than the team', async () => {
    expect(await reasonOf(await pieces.create(301 * megabyte, way))).toEqual([413, '文件太大，最多 300 MB']);
    expect((await pieces.create(100, { ...way, filename: '视频.mp4' })).status).toBe(422);
    expect(await reasonOf(await pieces.create(100, { ...way, slot: 'file:other' }))).toEqual([400, '大赛不收这个文件，请刷新页面']);
    expect((await pieces.create(100, { ...way, slot: '../x' })).status).toBe(400);
    expect((await pieces.create(100, way, 'teacher')).status).toBe(403);
    expect((await pieces.create(100, way, 'judge1')).status).toBe(403);
    const path = await pieces.begin(1000, way);
    server.setNow(new Date('2026-03-11T10:00:00Z'));
    expect(await reasonOf(await pieces.patch(path, 0, zipOf(1000)))).toEqual([409, '已经过了截止时间，保存过的内容都保留着']);
    expect((await read()).files).toEqual([]);
  });
});
