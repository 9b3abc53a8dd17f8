import { workbookOf } from '@saiwu/ui/workbook/bad';
import { beforeEach, describe, expect, it } from 'vitest';
import { docxOf, paragraph, pictured } from '../../../../test/docx-file.ts';
import { begunEntry, during, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { threadWorkers } from '../../../node/threads/thread-workers.ts';
import { likeness, withoutNumber } from './match-title.ts';
import { splitText } from './split-docx.ts';

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const sections = [
  { key: 'summary', title: '摘要', isRequired: true },
  { key: 'market', title: '市场与竞争', maxLength: 100, isRequired: true },
  { key: 'risk', title: '风险', isRequired: false },
];

describe('a text that becomes a plan', () => {
  it.each([
    ['一、市场分析', '市场分析'],
    ['（三）风险', '风险'],
    ['第二章 1.2 团队', '团队'],
    ['Ⅳ. 财务', '财务'],
    ['3D 打印', '3D 打印'],
    ['一站式服务', '一站式服务'],
  ])('%s is called %s', (title, name) => expect(withoutNumber(title)).toBe(name));

  it('finds sections by their titles, by parts of them, and by more than them', () => {
    expect(likeness('1. 市场 与竞争', '市场与竞争')).toBe(1);
    expect(likeness('竞争分析', '市场与竞争')).toBeGreaterThan(0.3);
    expect(likeness('项目摘要', '摘要')).toBeGreaterThan(0.3);
    expect(likeness('致谢', '摘要')).toBe(0);
  });

  it('is cut at headings, of styles or of looks, and never within a list', () => {
    const html =
      '<p>封面</p><p>风险 …… 3</p><h2>项目摘要</h2><p>a</p><h3>背景</h3><p>b</p><h2>致谢</h2><p>c</p><p><b>二、风险</b></p><ul><li>d<ul><li>e</li></ul></li></ul><h2>空</h2>';
    expect(splitText(html, sections)).toEqual([
      { heading: null, key: null, isTitle: false, html: '<p>封面</p><p>风险 …… 3</p>' },
      { heading: '项目摘要', key: 'summary', isTitle: true, html: '<p>a</p><h3>背景</h3><p>b</p>' },
      { heading: '致谢', key: null, isTitle: false, html: '<p>c</p>' },
      { heading: '二、风险', key: 'risk', isTitle: true, html: '<ul><li>d<ul><li>e</li></ul></li></ul>' },
    ]);
  });
});

describe('an import', () => {
  const server = openServer();
  let id = '';
  beforeEach(async () => {
    server.setNow(during);
    id = await begunEntry(server, await openContest(server, { sections, team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 } }));
  });

  const fileOf = (content: Uint8Array<ArrayBuffer>, name = '计划书.docx') => new File([content], name);
  const preview = (file: File, account = 'student') => server.as(account).call('plan.importPreview', { params: { id }, body: { file } });
  const text = () =>
    docxOf(
      [
        paragraph('封面'),
        paragraph('目录 1', { style: 'TOC1' }),
        paragraph('一、摘要', { style: '1' }),
        paragraph('我们做 A &amp; B'),
        pictured('rId2'),
        pictured('rId3'),
        pictured('rId4'),
        paragraph('市场分析', { style: '1' }),
        paragraph('很大'),
        paragraph('致谢', { style: '1' }),
        paragraph('谢谢'),
      ].join(''),
      { 'word/media/image1.png': dot, 'word/media/image2.emf': new Uint8Array([1]) },
    );

  it('shows what goes where, puts in what was chosen with its pictures, and keeps what was', async () => {
    await server.as('student').call('plan.save', { params: { id, key: 'market' }, body: { version: 0, html: '<p>旧的</p>' } });
    const { data } = await preview(fileOf(text()));
    expect(data).toMatchObject({
      pieces: [
        { heading: null, key: null, excerpt: '封面', characters: 2, pictures: 0 },
        { heading: '一、摘要', key: 'summary', isTitle: true, excerpt: '我们做 A & B', pictures: 1 },
        { heading: '市场分析', key: 'market', isTitle: false, excerpt: '很大' },
        { heading: '致谢', key: null },
      ],
      sections: [
        { key: 'summary', version: 0, isEmpty: true },
        { key: 'market', version: 1, characters: 2, isEmpty: false },
        { key: 'risk', version: 0 },
      ],
      lostPictures: 2,
    });
    expect((await server.as('student').call('plan.get', { params: { id } })).data.sections[0].version).toBe(0);

    const run = (into: string[]) => server.as('student').call('plan.import', { params: { id }, body: { file: fileOf(text()), into } });
    // nothing is written where one of the sections has become another one
    expect(await run(['1:summary:0', '2:market:0'])).toMatchObject({ status: 409, extra: { current: { key: 'market', version: 1 } } });
    expect((await run(['9:summary:0'])).msg).toBe('文件或大赛的要求已经变了，请重新选择文件');
    const imported = await run(['1:summary:0', '2:market:1', '3:market:1']);
    expect(imported.data.sections).toMatchObject([
      { html: expect.stringMatching(/^<p>我们做 A &amp; B<\/p><img alt="现场" src="\/api\/file\/[^"]+thumbnail=large" \/>$/), version: 1 },
      { html: '<h3>市场分析</h3><p>很大</p><h3>致谢</h3><p>谢谢</p>', version: 2, by: '李同学' },
      { html: '', version: 0 },
    ]);
    const versions = await server.as('student').call('plan.versions', { params: { id, key: 'market' } });
    expect(versions.data).toMatchObject([{ version: 1, keptFor: 'IMPORTED', characters: 2 }]);
  });

  it('refuses what is no clean file, in words', async () => {
    // what it says comes out of the thread that reads it
    server.host.workers = threadWorkers;
    const bad: [name: string, kind: string, make: () => Uint8Array<ArrayBuffer>][] = [
      ['no zip', 'notDocx', () => new Uint8Array([1, 2, 3])],
      ['a workbook', 'notDocx', () => new Uint8Array(workbookOf({}))],
      ['a password', 'encrypted', () => oldFile('EncryptedPackage')],
      ['the time before docx', 'oldDoc', () => oldFile('WordDocument')],
      ['one that is cut short', 'damaged', () => text().slice(0, -30)],
      [
        'an entity',
        'entity',
        () => docxOf('', { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }),
      ],
      ['macros', 'macro', () => docxOf(paragraph('a'), { 'word/vbaProject.bin': 'x' })],
      ['a document with macros', 'macro', () => docxOf(paragraph('a'), { '[Content_Types].xml': '<Types a="macroEnabled.main+xml"/>' })],
      ['a bomb', 'bomb', () => docxOf(paragraph(' '.repeat(20_000_000)))],
      ['a part twice', 'damaged', () => docxOf(paragraph('a'), { 'word/styles.xml': '<a/>', 'word/STYLES.xml': '<a/>' })],
      ['XML that ends too soon', 'damaged', () => docxOf('<w:p>')],
    ];
    for (const [name, kind, make] of bad) expect([name, (await preview(fileOf(make()))).extra]).toEqual([name, { kind }]);
  });

  it('refuses what says nothing, and is for the team alone', async () => {
    expect(await preview(fileOf(docxOf(paragraph(' '))))).toMatchObject({ status: 422, msg: '文件里没有文字' });
    expect((await preview(fileOf(text()), 'teacher')).status).toBe(403);
  });

  function oldFile(name: string): Uint8Array<ArrayBuffer> {
    const names = new Uint8Array(Uint16Array.from(name, (letter) => letter.charCodeAt(0)).buffer);
    return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...names]);
  }
});
