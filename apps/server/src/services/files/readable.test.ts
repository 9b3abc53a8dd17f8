import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { docxOf, paragraph } from '../../../test/docx-file.ts';
import { mp4Of, webmOf } from '../../../test/film-file.ts';
import { openServer } from '../../../test/harness.ts';
import { pdfOf } from '../../../test/pdf-file.ts';
import { memoryFiles } from '../../browser/memory-files.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';
import { threadWorkers } from '../../node/threads/thread-workers.ts';

const server = openServer();
const photo = new Uint8Array(
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer(),
);
const sheet = new Uint8Array(writeSheet({ sheetName: '名单', columns: [{ title: '姓名' }], rows: [['李同学']] }));
const text = docxOf(paragraph('灌溉'));
const slides = officeOf('presentationml.presentation', 'ppt/presentation.xml');
const plan = pdfOf('plan', { pages: 4 });

beforeEach(() => {
  server.host.files = memoryFiles();
  // each file is judged as it is on a server: in a thread
  server.host.workers = threadWorkers;
});

const upload = (name: string, content: Uint8Array<ArrayBuffer>) =>
  server.as('school').call('attachment.upload', { body: { file: new File([content], name), bizType: 'NOTES', bizId: 'a' } });
const half = (content: Uint8Array<ArrayBuffer>) => content.slice(0, content.length / 2);

function officeOf(kind: string, main: string): Uint8Array<ArrayBuffer> {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  const types = strToU8(`<Types><Override PartName="/${main}" ContentType="${type}"/></Types>`);
  return new Uint8Array(zipSync({ '[Content_Types].xml': types, [main]: strToU8(`<p>${'<a>b</a>'.repeat(200)}</p>`) }));
}

/** Changed within its last part, as a bad disk or line leaves it: the directory at the end is whole. */
function changed(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = content.slice();
  const directory = Buffer.from(bytes).indexOf('PK\u0001\u0002');
  bytes[directory - 3] = (bytes[directory - 3] ?? 0) ^ 0xff;
  return bytes;
}

/** With the entry that says how a PDF is locked; nothing in it opens without. */
function locked(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const key = '0'.repeat(64);
  const how = `/Encrypt <</Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${key}> /U <${key}>>> /ID [<00> <00>]`;
  return new Uint8Array(Buffer.from(Buffer.from(content).toString('latin1').replace('/Root', `${how} /Root`), 'latin1'));
}

/** Word's file behind a password: the container of older programs. */
function lockedText(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le')]),
  );
}

const whole: [name: string, content: Uint8Array<ArrayBuffer>][] = [
  ['计划书.pdf', plan],
  ['照片.jpg', photo],
  ['计划书.docx', text],
  ['名单.xlsx', sheet],
  ['路演.pptx', slides],
  ['视频.mp4', mp4Of()],
  ['视频.webm', webmOf()],
  ['录屏.webm', webmOf(2000, { isLive: true })],
];

const broken: [why: string, name: string, content: Uint8Array<ArrayBuffer>, kind: string][] = [
  ['a PDF with a password', '计划书.pdf', locked(plan), 'locked'],
  ['half a PDF', '计划书.pdf', half(plan), 'damaged'],
  ['text after the first line of a PDF', '计划书.pdf', new Uint8Array(Buffer.from('%PDF-1.7\n我们做灌溉')), 'damaged'],
  [
    'a PDF that lacks a page',
    '计划书.pdf',
    new Uint8Array(Buffer.from(Buffer.from(plan).toString('latin1').replace('10 0 obj', '99 0 obj'), 'latin1')),
    'damaged',
  ],
  ['a Word file with a password', '计划书.docx', lockedText(), 'locked'],
  ['half a Word file', '计划书.docx', half(text), 'damaged'],
  ['a Word file with a changed part', '计划书.docx', changed(text), 'damaged'],
  ['a Word file that ends within an element', '计划书.docx', docxOf('', { 'word/document.xml': '<w:document><w:body>' }), 'damaged'],
  ['half a sheet', '名单.xlsx', half(sheet), 'damaged'],
  ['a changed sheet', '名单.xlsx', changed(sheet), 'damaged'],
  ['half a presentation', '路演.pptx', half(slides), 'damaged'],
  ['a changed presentation', '路演.pptx', changed(slides), 'damaged'],
const manyAttributes = Array.from({ length: 20_000 }, (_, place) => ` a${place}="1"`).join('');

  ['half an MP4', '视频.mp4', half(mp4Of()), 'damaged'],
  ['an MP4 whose description was not written any more', '视频.mp4', mp4Of().slice(0, -176), 'damaged'],
  ['half a WebM', '视频.webm', half(webmOf()), 'damaged'],
];

describe('a file that people are to open', () => {
  it.each(whole)('%s is taken when it is whole', async (name, content) => {
    const { code, msg } = await upload(name, content);
    expect([code, msg]).toEqual([0, 'ok']);
  });

  it.each(broken)('%s is refused with the reason, and nothing of it stays', async (_why, name, content, kind) => {
    const { code, msg, extra } = await upload(name, content);
    const words = { locked: '文件设了密码', damaged: '文件打不开', tooLarge: '文件太复杂' }[kind];
    expect([code, extra.kind, msg]).toEqual([-9, kind, expect.stringContaining(words ?? '')]);
    expect(extra.fieldErrors.file).toBe(msg);
    const keys = [];
    for await (const { key } of server.host.files.list('')) keys.push(key);
    expect(keys).toEqual([]);
  });

  it('is refused as a picture too, where half of it is there', async () => {
    expect(await upload('照片.jpg', half(photo))).toMatchObject({ code: -9, msg: '图片已损坏，或尺寸太大，无法显示' });
  });
});
  ['a Word file with an element of very many attributes', '计划书.docx', docxOf(`<w:p${manyAttributes}/>`), 'tooLarge'],
