import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { docxOf, paragraph } from '../../../../test/docx-file.ts';
import { mp4Of, webmOf } from '../../../../test/film-file.ts';
import { openServer } from '../../../../test/harness.ts';
import { pdfOf } from '../../../../test/pdf-file.ts';
import { memoryFiles } from '../../../browser/memory-files.ts';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';
import { threadWorkers } from '../../../node/threads/thread-workers.ts';

const server = openServer();
const photo = new Uint8Array(
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer(),
);
const sheet = new Uint8Array(writeSheet({ sheetName: '名单', columns: [{ title: '姓名' }], rows: [['李同学']] }));
const text = docxOf(paragraph('灌溉'));
const slides = officeOf('presentationml.presentation', 'ppt/presentation.xml', 'ppt/slides/slide1.xml');
const archive = new Uint8Array(zipSync({ 'a.txt': strToU8('灌溉'), 'b.txt': strToU8('排水') }));
const plan = pdfOf('plan', { pages: 4 });

beforeEach(() => {
  server.host.files = memoryFiles();
  // each file is judged as it is on a server: in a thread
  server.host.workers = threadWorkers;
});

const upload = (name: string, content: Uint8Array<ArrayBuffer>) =>
  server.as('school').call('attachment.upload', { body: { file: new File([content], name), bizType: 'NOTES', bizId: 'a' } });
const half = (content: Uint8Array<ArrayBuffer>) => content.slice(0, content.length / 2);

function officeOf(kind: string, main: string, page?: string, text = `<p>${'<a>b</a>'.repeat(200)}</p>`): Uint8Array<ArrayBuffer> {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  const types = strToU8(`<Types><Override PartName="/${main}" ContentType="${type}"/></Types>`);
  const pages = page === undefined ? {} : { [page]: strToU8(text) };
  return new Uint8Array(zipSync({ '[Content_Types].xml': types, [main]: strToU8(`<p>${'<a>b</a>'.repeat(200)}</p>`), ...pages }));
}

/** A workbook whose one sheet holds this text. */
function sheetOf(text: string): Uint8Array<ArrayBuffer> {
  return officeOf('spreadsheetml.sheet', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml', text);
}

/** A PDF that lists no page. */
function withoutPages(): Uint8Array<ArrayBuffer> {
  const objects = ['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [] /Count 0>>'];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 3\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 3 /Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + table, 'latin1'));
}

/** The head of a 7z archive whose directory begins behind so many bytes. */
function sevenZip(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(32 + size);
  bytes.set([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]);
  new DataView(bytes.buffer).setUint32(12, size - 4, true);
  new DataView(bytes.buffer).setUint32(20, 4, true);
  return bytes;
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

const manyAttributes = Array.from({ length: 20_000 }, (_, place) => ` a${place}="1"`).join('');

const whole: [name: string, content: Uint8Array<ArrayBuffer>][] = [
  ['计划书.pdf', plan],
  ['照片.jpg', photo],
  ['计划书.docx', text],
  ['名单.xlsx', sheet],
  ['带前言.pdf', new Uint8Array(Buffer.concat([Buffer.from('junk\n'), plan]))],
  ['路演.pptx', slides],
  ['长表.xlsx', sheetOf(`<worksheet>${'<c>1</c>'.repeat(200_000)}</worksheet>\n`)],
  ['注释.xlsx', sheetOf('<worksheet><c><![CDATA[1]]></c></worksheet>')],
  ['材料.zip', archive],
  ['空.zip', new Uint8Array(zipSync({}))],
  ['材料.7z', sevenZip(100)],
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
  ['a Word file with an element of very many attributes', '计划书.docx', docxOf(`<w:p${manyAttributes}/>`), 'tooLarge'],
  ['a PDF without a page', '计划书.pdf', withoutPages(), 'damaged'],
  ['a workbook whose sheet ends in the middle', '名单.xlsx', sheetOf('<worksheet><sheetData><row><c>'), 'damaged'],
  ['a long sheet that ends in the middle', '名单.xlsx', sheetOf(`<worksheet>${'<c>1</c>'.repeat(200_000)}`), 'damaged'],
  ['a workbook without a sheet', '名单.xlsx', officeOf('spreadsheetml.sheet', 'xl/workbook.xml'), 'damaged'],
  ['a presentation without a slide', '路演.pptx', officeOf('presentationml.presentation', 'ppt/presentation.xml'), 'damaged'],
  ['half a zip', '材料.zip', half(archive), 'damaged'],
  ['a zip without its last bytes', '材料.zip', archive.slice(0, -10), 'damaged'],
  ['a 7z archive without its last bytes', '材料.7z', sevenZip(100).slice(0, -10), 'damaged'],
  ['half a sheet', '名单.xlsx', half(sheet), 'damaged'],
  ['a changed sheet', '名单.xlsx', changed(sheet), 'damaged'],
  ['half a presentation', '路演.pptx', half(slides), 'damaged'],
  ['a changed presentation', '路演.pptx', changed(slides), 'damaged'],
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
