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
const manyAttributes = Array.from({ length: 20_000 }, (_, place) => ` a${place}="1"`).join('');
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
      { heading: null, key: null, headings: [null], isTitle: false, html: '<p>封面</p><p>风险 …… 3</p>' },
      { heading: '项目摘要', key: 'summary', headings: ['项目摘要', '背景'], isTitle: true, html: '<p>a</p><h3>背景</h3><p>b</p>' },
      { heading: '致谢', key: null, headings: ['致谢'], isTitle: false, html: '<p>c</p>' },
      { heading: '二、风险', key: 'risk', headings: ['致谢'], isTitle: true, html: '<ul><li>d<ul><li>e</li></ul></li></ul>' },
    ]);
  });
});

describe('what a Word file says', () => {
  const read = async (body: string, parts: Record<string, string> = {}) => {
    const { html, losses } = await threadWorkers.readDocx(new File([docxOf(body, parts)], 'a.docx'));
    return { html, losses: losses.map(({ kind, count, places }) => `${kind} ${count} ${places[0]?.heading}/${places[0]?.words}`) };
  };
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
  const graphic = (kind: string, inside: string) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="a"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}">${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const styled = (style: string) => ({
    'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${style}</w:styles>`,
  });

  it('keeps raised and lowered characters, formulae on one line and readings behind their characters', async () => {
    const raised = '<w:vertAlign w:val="superscript"/>';
    expect(await read(`<w:p>${run('m')}${run('2', raised)}${run('，CO')}${run('2', '<w:vertAlign w:val="subscript"/>')}</w:p>`)).toEqual({
      html: '<p>m<sup>2</sup>，CO<sub>2</sub></p>',
      losses: [],
    });
    const byStyle = await read(
      `<w:p>${run('10')}${run('-6', '<w:rStyle w:val="up"/>')}${run('藏', '<w:rStyle w:val="gone"/>')}</w:p>`,
      styled(
        `<w:style w:type="character" w:styleId="up"><w:rPr>${raised}</w:rPr></w:style><w:style w:type="character" w:styleId="gone"><w:rPr><w:vanish/></w:rPr></w:style>`,
      ),
    );
    expect(byStyle).toEqual({ html: '<p>10<sup>-6</sup></p>', losses: ['HIDDEN_TEXT 1 null/10-6'] });
    const fraction = '<m:f><m:num><m:r><m:t>120-84</m:t></m:r></m:num><m:den><m:r><m:t>120</m:t></m:r></m:den></m:f>';
    const root = '<m:rad><m:deg/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:rad>';
    expect(
      await read(
        `<w:p>${run('毛利率 ')}<m:oMath ${math}>${fraction}</m:oMath></w:p><m:oMathPara ${math}><m:oMath>${root}</m:oMath></m:oMathPara>`,
      ),
    ).toEqual({ html: '<p>毛利率 (120-84)/120</p><p>√(x)</p>', losses: ['FORMULA 2 null/毛利率 (120-84)/120'] });
    const ruby = `<w:r><w:ruby><w:rt>${run('sài')}</w:rt><w:rubyBase>${run('赛')}</w:rubyBase></w:ruby></w:r>`;
    expect(await read(`<w:p>${ruby}</w:p>`)).toEqual({ html: '<p>赛（sài）</p>', losses: ['RUBY 1 null/赛（sài）'] });
  });

  it('names a chart, takes the words of a diagram and of a text box to their place', async () => {
    const relations = (target: string) => ({
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId9" Type="x" Target="${target}"/></Relationships>`,
    });
    expect(
      await read(paragraph('财务', { style: '1' }) + paragraph('如图') + graphic('chart', '<c:chart xmlns:c="c" r:id="rId9"/>')),
    ).toEqual({
      html: '<h2>财务</h2><p>如图</p>',
      losses: ['CHART 1 财务/如图'],
    });
    const diagram = graphic('diagram', '<dgm:relIds xmlns:dgm="d" r:dm="rId9"/>') + paragraph('后');
    const data =
      '<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><dgm:ptLst><dgm:pt><dgm:t><a:p><a:r><a:t>获客</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt/></dgm:ptLst></dgm:dataModel>';
    expect(await read(diagram, { ...relations('diagrams/data1.xml'), 'word/diagrams/data1.xml': data })).toEqual({
      html: '<p>获客</p><p>后</p>',
      losses: ['SMART_ART 1 null/'],
    });
    const box = `<w:p>${run('前')}<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice><w:drawing><wps:txbx xmlns:wps="w"><w:txbxContent>${paragraph('框里')}${paragraph('又')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraph('后')}`;
    expect(await read(box)).toEqual({ html: '<p>前</p><p>框里</p><p>又</p><p>后</p>', losses: ['TEXT_BOX 1 null/前'] });
  });

  it('takes insertions, leaves deletions and hidden text out, and says so', async () => {
    const body = `<w:p>${run('甲')}<w:ins>${run('乙')}</w:ins><w:del><w:r><w:delText>丙</w:delText></w:r></w:del>${run('丁', '<w:vanish/>')}</w:p>`;
    expect(await read(body)).toEqual({
      html: '<p>甲乙</p>',
      losses: ['INSERTION 1 null/甲乙', 'DELETION 1 null/甲乙', 'HIDDEN_TEXT 1 null/甲乙'],
    });
  });

  it('keeps notes in the section that refers to them', async () => {
    const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const reference = '<w:r><w:rPr><w:rStyle w:val="a"/></w:rPr><w:footnoteReference w:id="2"/></w:r>';
    const body = `${paragraph('一', { style: '1' })}<w:p>${run('有据')}${reference}</w:p>${paragraph('二', { style: '1' })}${paragraph('后')}`;
    const notes = `<w:footnotes ${word}><w:footnote w:id="0" w:type="separator"><w:p/></w:footnote><w:footnote w:id="2">${paragraph('年鉴')}</w:footnote></w:footnotes>`;
    expect(await read(body, { 'word/footnotes.xml': notes })).toEqual({
      html: '<h2>一</h2><p>有据<sup>[1]</sup></p><p>[1] 年鉴</p><h2>二</h2><p>后</p>',
      losses: [],
    });
  });

  it('knows headings by their outline level, of the paragraph, its style, or what that is based on, whatever they are called', async () => {
    const style = (id: string, inside: string) => `<w:style w:type="paragraph" w:styleId="${id}">${inside}</w:style>`;
    const styles = [
      style('a', '<w:name w:val="标题 1"/>'),
      style('b', '<w:name w:val="章"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
      style('c', '<w:name w:val="论文"/><w:basedOn w:val="b"/>'),
      style('d', '<w:name w:val="循环"/><w:basedOn w:val="d"/>'),
    ].join('');
    const direct = `<w:p><w:pPr><w:outlineLvl w:val="1"/></w:pPr>${run('戊')}</w:p>`;
    const body = ['a', 'b', 'c', 'd'].map((id) => paragraph(id, { style: id })).join('') + direct;
    expect((await read(body, styled(styles))).html).toBe('<h2>a</h2><h2>b</h2><h2>c</h2><p>d</p><h3>戊</h3>');
  });

  it('goes on counting where the text does, and keeps lists apart', async () => {
    const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const list = (id: number, start: number, format: string, text: string) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum>`;
    const numbering = `<w:numbering ${word}>${list(0, 3, 'decimal', '%1.')}${list(1, 1, 'chineseCounting', '（%1）')}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
    const item = (id: number, text: string) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(text)}</w:p>`;
    const body = item(1, '三') + item(1, '四') + paragraph('说明') + item(1, '五') + item(2, '一') + item(2, '二');
    expect(await read(body, { 'word/numbering.xml': numbering })).toEqual({
      html: '<ol start="3"><li>三</li><li>四</li></ol><p>说明</p><ol start="5"><li>五</li></ol><ol><li>一</li><li>二</li></ol>',
      losses: ['NUMBERING 1 null/一'],
    });
  });

  it('writes out the numbers of headings', async () => {
    const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const level = (place: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:isLgl w:val="${place}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:numbering ${word}><w:abstractNum w:abstractNumId="0">${level(0, 'chineseCounting', '第%1章')}${level(1, 'decimal', '%1.%2')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const heading = (place: number, text: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${place + 1}"/><w:numPr><w:ilvl w:val="${place}"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`;
    const body = heading(0, '概述') + paragraph('甲') + heading(0, '市场') + heading(1, '规模') + heading(1, '对手');
    expect((await read(body, { 'word/numbering.xml': numbering })).html).toBe(
      '<h2>第一章 概述</h2><p>甲</p><h2>第二章 市场</h2><h3>2.1 规模</h3><h3>2.2 对手</h3>',
    );
  });

  it('keeps the symbols that it knows, and names each that it does not', async () => {
    const symbol = (attributes: string) => `<w:p>${run('见')}<w:r><w:sym ${attributes}/></w:r>${run('此')}</w:p>`;
    const known =
      symbol('w:font="Wingdings" w:char="F0FC"') + symbol('w:font="Symbol" w:char="61"') + symbol('w:font="Segoe UI Symbol" w:char="2611"');
    expect(await read(known)).toEqual({ html: '<p>见✓此</p><p>见α此</p><p>见☑此</p>', losses: [] });
    const unknown = symbol('w:font="校徽" w:char="F041"') + symbol('w:char="F041"') + symbol('w:font="校徽" w:char="F041"') + symbol('');
    expect(await read(paragraph('风险', { style: '1' }) + unknown + known)).toMatchObject({ losses: ['SYMBOL 4 风险/见此'] });
  });

  it('keeps what looks say of words: heights, lines through them, dots, capitals; names what is too little to keep', async () => {
    const up = run('-6', '<w:position w:val="8"/>');
    const down = run('x', '<w:position w:val="-6"/>');
    expect(await read(`<w:p>${run('10')}${up}${run('，CO')}${down}</w:p>`)).toEqual({
      html: '<p>10<sup>-6</sup>，CO<sub>x</sub></p>',
      losses: [],
    });
    const little = run('略', '<w:position w:val="1"/>') + run('怪', '<w:position w:val="b"/>');
    expect(await read(`<w:p>${run('前')}${little}</w:p><w:p>${up}</w:p>`)).toEqual({
      html: '<p>前略怪</p><p>-6</p>',
      losses: ['POSITION 2 null/前略怪'],
    });
    const struck =
      run('单', '<w:strike/>') + run('双', '<w:dstrike/>') + run('不', '<w:dstrike w:val="0"/>') + run('式', '<w:rStyle w:val="gone"/>');
    const looks =
      struck + run('点', '<w:em w:val="dot"/>') + run('无', '<w:em w:val="none"/>') + run('abc', '<w:caps/>') + run('de', '<w:smallCaps/>');
    const styles =
      '<w:style w:type="character" w:styleId="gone"><w:rPr><w:dstrike/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="big"><w:rPr><w:caps/></w:rPr></w:style>';
    expect(await read(`<w:p>${looks}</w:p>${paragraph('fg', { style: 'big' })}`, styled(styles))).toEqual({
      html: '<p><s>单双</s>不<s>式</s><em>点</em>无ABCDE</p><p>FG</p>',
      losses: [],
    });
  });

  it('keeps what stands within fields and directions, and names other files whose content is not there', async () => {
    const body = `<w:p>${run('图 ')}<w:fldSimple w:instr="SEQ">${run('1')}</w:fldSimple><w:bdo w:val="ltr">${run('乙')}</w:bdo><w:dir>${run('丙')}</w:dir></w:p>`;
    const broken = `<w:p><w:r><w:t>a</w:t><w:cr/><w:t>b</w:t><w:ptab/><w:t>c</w:t></w:r><w:subDoc r:id="rId8"/></w:p>`;
    expect(await read(`${body}<w:altChunk r:id="rId9"/>${broken}`)).toEqual({
      html: '<p>图 1乙丙</p><p>a<br />b\tc</p>',
      losses: ['OTHER_FILE 2 null/图 1乙丙'],
    });
  });

  it('loses what a missing relation leads to, not the file', async () => {
    const link = `<w:p><w:hyperlink r:id="rId88">${run('资料')}</w:hyperlink></w:p>`;
    expect(await read(link + pictured('rId77') + paragraph('后'))).toEqual({
      html: '<p>资料</p><p>后</p>',
      losses: ['LINK 1 null/资料', 'PICTURE 1 null/资料'],
    });
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
      losses: [{ kind: 'PICTURE', count: 2, places: [{ heading: '一、摘要', words: '我们做 A & B' }, { heading: '一、摘要' }] }],
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

  it('names the pieces that something was lost in, under lower headings and in one that says nothing else too', async () => {
    const removed = '<w:p><w:r><w:t>余</w:t></w:r><w:del><w:r><w:delText>去</w:delText></w:r></w:del></w:p>';
    const chart =
      '<w:p><w:r><w:drawing><a:graphic xmlns:a="a"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></w:drawing></w:r></w:p>';
    const body = [
      removed,
      paragraph('摘要', { style: '1' }) + paragraph('甲') + paragraph('小结', { style: '2' }) + removed,
      paragraph('市场与竞争', { style: '1' }) + removed + paragraph('小结', { style: '2' }) + removed,
      paragraph('财务', { style: '1' }) + chart,
    ];
    const { data } = await preview(fileOf(docxOf(body.join(''))));
    const places = (kind: string) => data.losses.find((loss: { kind: string }) => loss.kind === kind).places;
    expect(places('DELETION')).toEqual([
      { heading: null, words: '余', pieces: [0] },
      { heading: '小结', words: '余', pieces: [1, 2] },
      { heading: '市场与竞争', words: '余', pieces: [2] },
      { heading: '小结', words: '余', pieces: [1, 2] },
    ]);
    expect(places('CHART')).toMatchObject([{ heading: '财务', pieces: [] }]);
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
      ['an element of very many attributes', 'tooComplex', () => docxOf(`<w:p${manyAttributes}/>`)],
      ['elements very deep in each other', 'tooComplex', () => docxOf('<w:tbl>'.repeat(5000) + '</w:tbl>'.repeat(5000))],
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
