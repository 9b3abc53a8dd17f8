import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quiet } from '../../../test/quiet-log.ts';
import { memoryFiles } from '../../browser/memory-files.ts';
import { StorageError } from '../../services/files/storage-error.ts';
import type { FileStore } from '../../core/host.ts';
import { troubleOf } from './disk-trouble.ts';
import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';

let folder = '';
let bucketServer: S3rver;
let bucketUrl = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saiwu-files-'));
  bucketServer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'saiwu' }],
  });
  const { port } = await bucketServer.run();
  bucketUrl = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await bucketServer.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = { region: 'us-east-1', bucket: 'saiwu', keyId: 'S3RVER', keySecret: 'S3RVER', isPathStyle: true };
const adapters: [name: string, open: () => FileStore][] = [
  ['memory', memoryFiles],
  ['disk', () => diskFiles(join(folder, 'disk'), quiet)],
  ['S3', () => s3Files({ ...bucket, endpoint: bucketUrl }, quiet)],
];

async function read(store: FileStore, key: string, range?: { start: number; end: number }): Promise<Buffer | null> {
  const found = await store.get(key, range);
  return found && Buffer.from(await new Response(found.stream()).arrayBuffer());
}

async function keysOf(store: FileStore, prefix: string): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
}

async function* chunks(count: number, size: number, failAt = Infinity): AsyncIterable<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    if (index === failAt) throw new Error('the client went away');
    yield new Uint8Array(size).fill(index);
  }
}

describe.each(adapters)('the storage on %s', (_, open) => {
  it('gives back what it took, bytes or a stream of unknown length over several parts', async () => {
    const store = open();
    const text = Buffer.from('第一届大赛');
    expect(await store.put('a/one.txt', text)).toBe(text.length);
    expect(await read(store, 'a/one.txt')).toEqual(text);
    expect(await store.put('a/large', chunks(20, 1024 * 1024))).toBe(20 * 1024 * 1024);
    const large = await read(store, 'a/large');
    expect(large?.length).toBe(20 * 1024 * 1024);
    expect([large?.[0], large?.at(-1)]).toEqual([0, 19]);
    expect(await store.put('a/empty', chunks(0, 1))).toBe(0);
    expect(await read(store, 'a/empty')).toEqual(Buffer.alloc(0));
  });

  it('replaces a file, gives a range, and tells its facts', async () => {
    const store = open();
    await store.put('b/x', Buffer.from('old'));
    await store.put('b/x', Buffer.from('0123456789'));
    expect(await read(store, 'b/x', { start: 2, end: 5 })).toEqual(Buffer.from('234'));
    expect(await read(store, 'b/x', { start: 8, end: 100 })).toEqual(Buffer.from('89'));
    expect(await read(store, 'b/x', { start: 0, end: 0 })).toEqual(Buffer.alloc(0));
    expect(await store.stat('b/x')).toMatchObject({ key: 'b/x', size: 10 });
    expect((await store.stat('b/x'))?.updateTime.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('lists by prefix, and deletes no matter what is there', async () => {
    const store = open();
    for (const key of ['c/1', 'c/d/2', 'c/d/3', 'ce/4']) await store.put(key, Buffer.from(key));
    expect(await keysOf(store, 'c/')).toEqual(['c/1', 'c/d/2', 'c/d/3']);
    expect(await keysOf(store, 'c/d')).toEqual(['c/d/2', 'c/d/3']);
    await store.delete('c/d/2');
    await store.delete('c/d/2');
    expect(await keysOf(store, 'c/d/')).toEqual(['c/d/3']);
    expect([await store.get('c/d/2'), await store.stat('c/d/2'), await store.get('nowhere/at/all')]).toEqual([null, null, null]);
  });

  it('leaves nothing of a file whose sender goes away, and keeps the one before', async () => {
    const store = open();
    await store.put('f/kept', Buffer.from('before'));
    await expect(store.put('f/kept', chunks(12, 1024 * 1024, 10))).rejects.toThrow('the client went away');
    await expect(store.put('f/new', chunks(12, 1024 * 1024, 10))).rejects.toThrow('the client went away');
    expect(await read(store, 'f/kept')).toEqual(Buffer.from('before'));
    expect(await keysOf(store, 'f/')).toEqual(['f/kept']);
  });

  it('takes no key that is not ours', async () => {
    const store = open();
    const wrong = ['../x', '/etc/passwd', 'a/../../x', 'a//b', '', '.drafts/x', 'a/.hidden', 'a\\b', 'a\0b', 'a/%2e%2e/x', 'x'.repeat(256)];
    for (const key of wrong) {
      await expect(store.put(key, Buffer.from('x')), key).rejects.toThrow('not a file key');
      await expect(store.get(key), key).rejects.toThrow('not a file key');
      await expect(store.stat(key), key).rejects.toThrow('not a file key');
      await expect(store.delete(key), key).rejects.toThrow('not a file key');
    }
  });
});

describe('a storage in trouble', () => {
  it('says so in words, and works again when the folder is back', async () => {
    const place = join(folder, 'unplugged');
    const store = diskFiles(place, quiet);
    await store.put('a/x', Buffer.from('x'));
    await rm(place, { recursive: true });
    const attempts = [() => store.put('a/y', Buffer.from('y')), () => store.get('a/x'), () => store.stat('a/x')];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ name: 'Refusal', trouble: 'gone', status: 503 });
    await expect(readdir(place), 'an empty folder in place of the disk would hide that it is gone').rejects.toThrow('ENOENT');
    const again = diskFiles(place, quiet);
    expect(await again.put('a/y', Buffer.from('y'))).toBe(1);
  });

  it('starts on a folder that cannot be made', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const store = diskFiles(join(folder, 'a-file'), quiet);
    await expect(store.put('a/x', Buffer.from('x'))).rejects.toThrow(StorageError);
    await rm(join(folder, 'a-file'));
    expect(await store.put('a/x', Buffer.from('x')), 'it has come since').toBe(1);
  });

  it.each([
    ['ENOSPC', 'full', 507],
    ['EDQUOT', 'full', 507],
    ['EROFS', 'readonly', 503],
    ['EACCES', 'readonly', 503],
    ['EIO', 'gone', 503],
  ])('tells %s of the disk as %s', (code, trouble, status) => {
    expect(troubleOf(Object.assign(new Error(code), { code, syscall: 'write' }))).toMatchObject({ trouble, status });
  });

  it('refuses while the bucket cannot be reached, is not there, or is forbidden', async () => {
    const stores = [
      s3Files({ ...bucket, endpoint: 'http://127.0.0.1:9' }, quiet),
      s3Files({ ...bucket, endpoint: bucketUrl, bucket: 'another' }, quiet),
      s3Files({ ...bucket, endpoint: bucketUrl, keyId: 'wrong' }, quiet),
    ];
    for (const store of stores) {
      await expect(store.put('a/x', Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
      await expect(store.put('a/x', chunks(2, 10))).rejects.toMatchObject({ status: 503 });
    }
  });
});
