import { bodyLimitOf, contract, usualBody } from '@saiwu/openapi';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { diskForms } from '../../node/files/disk-forms.ts';
import { quiet } from '../../../test/quiet-log.ts';

const server = openServer();
const path = `/api${contract['attachment.upload'].path}`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saiwu-uploads-'));
  server.host.forms = diskForms(folder, quiet);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files of forms that lie in the folder; the lock of the process is none. */
function kept(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\/[\da-f-]{36}$/.test(name));
}

/** An upload that sends its file's first bytes, and the rest when it is told. */
async function begin(account: string | null, size = 10) {
  const form = new FormData();
  form.set('bizType', 'PROJECT_MATERIAL');
  form.set('file', new File(['x'.repeat(size)], 'a.txt'));
  const whole = new Response(form);
  const content = new Uint8Array(await whole.clone().arrayBuffer());
  const taken = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<'finish' | 'break'>();
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pieces += 1;
        if (pieces === 1) return controller.enqueue(content.subarray(0, -20));
        taken.resolve();
        if ((await rest.promise) === 'break') return controller.error(new Error('gone'));
        controller.enqueue(content.subarray(-20));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': whole.headers.get('content-type') ?? '', ...(account && (await server.headersOf(account))) };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { taken: taken.promise, end: rest.resolve, answer: server.fetch(path, init), pieces: () => pieces };
}

describe('uploads', () => {
  it('are two at once of one person: the third is told so, until one has ended', async () => {
    const [first, second] = [await begin('school'), await begin('school')];
    await Promise.all([first.taken, second.taken]);
    const third = await (await begin('school')).answer;
    expect([third.status, third.headers.get('retry-after'), (await third.json()).msg]).toEqual([
      429,
      '5',
      expect.stringContaining('2 个文件'),
    ]);
    const other = await begin('manager');
    await other.taken;
    for (const upload of [first, second, other]) upload.end('finish');
    for (const upload of [first, second, other]) expect((await upload.answer).status).toBe(200);
    const next = await begin('school');
    next.end('finish');
    expect((await next.answer).status).toBe(200);
  });

  it.each([
    ['nobody', null, 401],
    ['somebody without the permission', 'nobody', 403],
  ] as const)('of %s are turned away before a byte of them is taken', async (_, account, status) => {
    const upload = await begin(account);
    expect((await upload.answer).status).toBe(status);
    expect([upload.pieces(), kept()]).toEqual([0, []]);
  });

  it('lie on the disk while they come, and are gone when they are answered', async () => {
    const upload = await begin('school', 100_000);
    await upload.taken;
    await expect.poll(() => kept().length).toBe(1);
    upload.end('finish');
    expect((await upload.answer).status).toBe(200);
    expect(kept()).toEqual([]);
  });

  it('that break off, and those that are refused, leave nothing', async () => {
    const broken = await begin('school', 100_000);
    await broken.taken;
    broken.end('break');
    expect((await broken.answer).status).toBe(400);
    const body = { file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), bizType: 'BANNER' };
    expect((await server.as('school').call('attachment.upload', { body })).code).toBe(-9);
    expect(kept()).toEqual([]);
  });

  it.each(['user.uploadAvatar', 'parameter.import', 'attachment.upload'] as const)('end at the limit of %s', async (id) => {
    const limit = bodyLimitOf(contract[id]);
    const { status, code } = await server
      .as('admin')
      .call(id, { body: { file: new File([new Uint8Array(limit)], 'a.png'), bizType: 'BANNER' } });
    expect([status, code, kept()]).toEqual([200, -6, []]);
  });

  it.each(['user.uploadAvatar', 'certification.upload', 'parameter.import', 'globalUser.import', 'attachment.upload'] as const)(
    'say what is wrong with a file as with its rows: %s',
    async (id) => {
      const html = new File(['<script>alert(1)</script>'], 'a.html');
      for (const file of [undefined, new File([], 'a.png'), new File([], 'a.xlsx'), html]) {
        const { status, code, msg } = await server.as('admin').call(id, { body: { file, bizType: 'NOTES', bizId: 'a' } });
        expect([file?.name, status, code, msg]).toEqual([file?.name, 200, -9, expect.stringMatching(/./)]);
      }
    },
  );

  it('keep their status for what is wrong with the rest of the form', async () => {
    const body = { file: new File(['x'], 'a.txt'), bizType: 'x'.repeat(300) };
    expect((await server.as('admin').call('attachment.upload', { body })).status).toBe(400);
  });

  it('a form without a file has no more room than any other body', async () => {
    const form = new FormData();
    form.set('account', 'x'.repeat(usualBody));
    expect((await server.fetch(`/api${contract['session.signIn'].path}`, { method: 'POST', body: form })).status).toBe(413);
  });
});
