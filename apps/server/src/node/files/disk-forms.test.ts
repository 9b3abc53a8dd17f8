import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { quiet } from '../../../test/quiet-log.ts';
import { memoryForms } from '../../http/bodies/memory-forms.ts';
import { Refusal } from '../../core/refusal.ts';
import { diskForms } from './disk-forms.ts';

const folder = mkdtempSync(join(tmpdir(), 'saiwu-forms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const onDisk = diskForms(folder, quiet);
const hosts = [
  ['on disk', onDisk],
  ['in memory', memoryForms],
] as const;

async function* inPieces(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const type = 'multipart/form-data; boundary=--x';
const part = (head: string, content: string) => `----x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const end = '----x--\r\n';

/** Files of forms that have not been dropped. */
function left(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\/[\da-f-]{36}$/.test(name));
}

describe.each(hosts)('forms %s', (_, forms) => {
  it('hold fields and files in their order, names as they were written', async () => {
    const form = new FormData();
    form.append('name', '名字');
    form.append('list[]', '1');
    form.append('file', new File(['内容'], '报"告\n1.txt', { type: 'text/plain' }));
    form.append('list[]', '');
    form.append('empty', new File([], ''));
    const response = new Response(form);
    const content = new Uint8Array(await response.clone().arrayBuffer());
    const { entries, drop } = await forms.read(response.headers.get('content-type') ?? '', inPieces(content));
    expect(entries.map(([name, value]) => [name, typeof value === 'string' ? value : [value.name, value.type, value.size]])).toEqual([
      ['name', '名字'],
      ['list[]', '1'],
      ['file', ['报"告\n1.txt', 'text/plain', 6]],
      ['list[]', ''],
      ['empty', ''],
    ]);
    const [, file] = entries[2] ?? [];
    if (!(file instanceof File)) throw new Error('no file');
    expect([await file.text(), await file.slice(3).text(), await new Response(file.stream()).text()]).toEqual(['内容', '容', '内容']);
    await drop();
    expect(left()).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['what has no end', part('name="a"', '1')],
    ['a file that breaks off', part('name="a"; filename="b.txt"', 'x'.repeat(1000)).slice(0, -500)],
    ['a part without a name', `${part('filename="b.txt"', '1')}${end}`],
    ['a field without a name', `----x\r\nContent-Disposition: form-data\r\n\r\n1\r\n${end}`],
    ['something else', '{"a":1}'],
  ])('refuse %s', async (__, text) => {
    await expect(forms.read(type, inPieces(text))).rejects.toMatchObject({ status: 400, code: 1001 });
    expect(left()).toEqual([]);
  });

  const wrongBytes = (text: string) => new Uint8Array(Buffer.from(text.replaceAll('?', '\xed\xa0\x80'), 'latin1'));

  it.each([
    ['a field', part('name="bizType"', 'X?'), 'bizType'],
    ['the name of a field', part('name="biz?"', 'X'), 'biz\ufffd\ufffd\ufffd'],
    ['the name of a field of a file', part('name="f?"; filename="a.txt"', 'X'), 'f\ufffd\ufffd\ufffd'],
  ])('refuse bytes that are no UTF-8 in %s, and name it', async (__, form, field) => {
    const reading = forms.read(type, inPieces(wrongBytes(form + end)));
    await expect(reading).rejects.toMatchObject({ status: 400, code: -9, facts: { fields: { [field]: expect.anything() } } });
    expect(left()).toEqual([]);
  });

  it('clean the name of a file of such bytes, and leave what is in it', async () => {
    const { entries, drop } = await forms.read(type, inPieces(wrongBytes(part('name="file"; filename="a?.txt"', 'b?') + end)));
    const [, file] = entries[0] ?? [];
    if (!(file instanceof File)) throw new Error('no file');
    expect([file.name, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['a_.txt', [0x62, 0xed, 0xa0, 0x80]]);
    await drop();
  });

  it('refuse a type that names no boundary', async () => {
    await expect(forms.read('multipart/form-data', inPieces(part('name="a"', '1') + end))).rejects.toMatchObject({
      status: 400,
      code: 1001,
    });
  });

  it('throw what their content throws', async () => {
    async function* breaking() {
      yield* inPieces(part('name="a"; filename="b.txt"', 'x'.repeat(1000)).slice(0, -500));
      throw new Refusal(408, -6, { id: 'slow' });
    }
    await expect(forms.read(type, breaking())).rejects.toMatchObject({ status: 408 });
    expect(left()).toEqual([]);
  });
});

it('hundreds of parts are no form that an operation takes', async () => {
  const fields = Array.from({ length: 201 }, (_, n) => part(`name="a${n}"`, '1')).join('');
  await expect(onDisk.read(type, inPieces(fields + end, 1000))).rejects.toMatchObject({ status: 400 });
  const files = Array.from({ length: 11 }, (_, n) => part(`name="a"; filename="${n}"`, '1')).join('');
  await expect(onDisk.read(type, inPieces(files + end, 1000))).rejects.toMatchObject({ status: 400 });
  expect(left()).toEqual([]);
});

it('a disk that takes nothing is the storage in trouble, and no fault of the form', async () => {
  const broken = diskForms('/dev/null/forms', quiet);
  expect(() => broken.read(type, inPieces(end))).toThrow(expect.objectContaining({ status: 503 }));
});
