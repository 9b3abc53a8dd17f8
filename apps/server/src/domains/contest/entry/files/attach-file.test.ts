import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { docxOf, paragraph } from '../../../../../test/docx-file.ts';
import { addStudents, begunEntry, during, joinEntry, openContest } from '../../../../../test/entry-steps.ts';
import { openServer } from '../../../../../test/harness.ts';
import { pdfOf } from '../../../../../test/pdf-file.ts';

const server = openServer();
const files = [{ key: 'plan', name: '计划书', kinds: ['document'], maxSize: 5, isRequired: true }];
let id = '';

beforeEach(async () => {
  server.setNow(during);
  id = await begunEntry(server, await openContest(server, { files }));
});

const attach = (file: File, account = 'student', seen?: string) =>
  server.as(account).call('entry.attach', { params: { id }, body: { slot: 'file:plan', file, ...(seen && { seen }) } });
const presentationType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const pdf = (name: string) => new File([pdfOf(name)], name);
const stored = async () => (await server.as('student').call('entry.get', { params: { id } })).data.files;

describe('a file for a place of the form', () => {
  it('takes the place of the one that its sender saw, not of what another one has brought meanwhile', async () => {
    await addStudents(server, 1);
    await joinEntry(server, id, 'student2', 'MEMBER');
    const first = (await attach(pdf('一.pdf'))).data.files[0];
    const second = await attach(pdf('二.pdf'), 'student2', first.attachmentId);
    expect(second.data.files).toMatchObject([{ name: '二.pdf', by: '同学2' }]);
    for (const seen of [first.attachmentId, undefined]) {
      const refused = await attach(pdf('三.pdf'), 'student', seen); // oxlint-disable-line no-await-in-loop -- one after the other
      expect([refused.status, refused.msg]).toEqual([409, '同学2 刚刚上传了「二.pdf」，没有替换；看过以后还要换的，请再上传一次']);
      expect(refused.extra.current.files).toMatchObject([{ name: '二.pdf' }]);
    }
    expect((await server.fetch((await stored())[0].url)).status).toBe(200);
    const { data } = await attach(pdf('三.pdf'), 'student', second.data.files[0].attachmentId);
    expect(data.files).toMatchObject([{ name: '三.pdf' }]);
  });

  it('is a clean one where it is an office file, however its parts are put together', async () => {
    const clean = docxOf(paragraph('灌溉'));
    const bytes = (parts: Record<string, string>) => docxOf(paragraph('灌溉'), parts);
    const presentation = zipSync({
      '[Content_Types].xml': strToU8(`<Types><Override PartName="/ppt/presentation.xml" ContentType="${presentationType}"/></Types>`),
      'ppt/presentation.xml': strToU8('<p/>'),
      'ppt/vbaProject.bin': strToU8('x'),
    });
    const hidden = clean.slice();
    // the directory calls a part otherwise than the part itself
    hidden[Buffer.from(clean).lastIndexOf('styles.xml')] = 'x'.charCodeAt(0);
    const declared = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
    const odd: [name: string, content: Uint8Array<ArrayBuffer>, kind: string][] = [
      ['宏.docx', bytes({ 'word/vbaProject.bin': 'x' }), 'macro'],
      [
        '关系.docx',
        bytes({ 'word/_rels/document.xml.rels': '<a><b Type="http://schemas.microsoft.com/vbaProject" Target="a.bin"/></a>' }),
        'macro',
      ],
      ['演示.pptx', new Uint8Array(presentation), 'macro'],
      ['实体.docx', bytes({ 'word/document.xml': declared }), 'entity'],
      ['注释.docx', bytes({ 'word/footnotes.xml': `<?xml version="1.0"?>\n<!-- a -->${declared}` }), 'entity'],
      ['编码.docx', bytes({ 'word/styles.xml': '<?xml version="1.0" encoding="utf-7"?><a/>' }), 'damaged'],
      ['两份.docx', bytes({ 'word/STYLES.xml': '<a/>' }), 'damaged'],
      ['半份.docx', clean.slice(0, -30), 'damaged'],
      ['藏着.docx', hidden, 'damaged'],
    ];
    for (const [name, content, kind] of odd) {
      const { status, extra } = await attach(new File([content], name)); // oxlint-disable-line no-await-in-loop -- one after the other
      expect([name, status, extra?.kind]).toEqual([name, 422, kind]);
    }
    expect(await stored()).toEqual([]);
    expect((await attach(new File([clean], '计划书.docx'))).data.files).toMatchObject([{ name: '计划书.docx' }]);
  });
});
