import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { threadWorkers } from '../../node/threads/thread-workers.ts';
import { htmlBlocks } from './html-blocks.ts';
import type { Block, PdfDocument } from '../../core/pdf-document.ts';
import { riseSize, wrapRuns } from './wrap-runs.ts';

async function render(blocks: Block[], facts: Partial<PdfDocument> = {}) {
  const { content, missing } = await threadWorkers.renderPdf({
    title: '商业计划书',
    language: 'zh-CN',
    pictureLost: '图片',
    charactersLost: '缺少的字符：',
    blocks,
    ...facts,
  });
  const file = new Uint8Array(await new Response(content).arrayBuffer());
  return { ...readPdf(file), missing, size: file.length };
}

const html = (text: string) => render([{ kind: 'html', html: text }]);
const linesOf = (page: string | undefined) => page?.split('\n').slice(headLines) ?? [];
/** Title and number of the page, which are drawn first. */
const headLines = 2;

describe('a document', () => {
  it('has its Chinese text in it, to read and to copy, in a font of its own', async () => {
    const { pages, embeddedFonts, objects, size } = await render([
      { kind: 'heading', level: 1, text: '项目概述' },
      { kind: 'paragraph', runs: [{ text: '面向高校的' }, { text: '创新', isBold: true }, { text: '项目 & <实践>' }] },
      { kind: 'heading', level: 2, text: '团队' },
    ]);
    expect(pages).toEqual(['商业计划书\n1 / 1\n项目概述\n面向高校的\n创新\n项目 & <实践>\n团队']);
    expect(embeddedFonts).toEqual(['NotoSansHans-Regular', 'NotoSansHans-Bold']);
    // of 8 MB each, only what is used
    expect(size).toBeLessThan(100_000);
    expect(objects).toContain('/Lang (zh-CN)');
    expect(objects).toContain('/DisplayDocTitle true');
    expect(objects.match(/\/Dest \[/g)).toHaveLength(2);
  });

  it('marks what the font lacks, and says what that was', async () => {
    const { pages, missing } = await render([
      { kind: 'paragraph', runs: [{ text: '𠮷野家㐂龘\u200b\u0007，😀，𠮷' }] },
      { kind: 'table', columns: [{ title: '名', share: 1 }], rows: [['ア한\ud800']] },
    ]);
    expect(missing).toEqual(['𠮷', '😀', '한', '\ufffd']);
    expect(linesOf(pages[0])).toEqual(['〓野家㐂龘，〓，〓', '名', 'ア〓〓', '缺少的字符：U+20BB7 U+1F600 U+D55C U+FFFD']);
  });

  it('breaks lines without a closing mark at the head of one or an opening one at the end', async () => {
    const { pages } = await render([{ kind: 'paragraph', runs: [{ text: `${'甲'.repeat(46)}，${'乙'.repeat(44)}（${'丙'.repeat(80)}` }] }]);
    const lines = linesOf(pages[0]);
    expect(lines.join('')).toHaveLength(172);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。）]|（$/);
      expect(line.length).toBeLessThanOrEqual(47);
    }
  });

  it('goes on over pages, each with its number and the head of the table', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [
      String(index + 1),
      index === 50 ? '很长的说明'.repeat(1200) : `第${index + 1}行`,
    ]);
    const { pages } = await render([
      {
        kind: 'table',
        columns: [
          { title: '序号', share: 1, align: 'right' },
          { title: '说明', share: 5 },
        ],
        rows,
      },
    ]);
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries())
      expect(page.split('\n').slice(0, 4)).toEqual(['商业计划书', `${index + 1} / ${pages.length}`, '序号', '说明']);
    const text = pages.join('\n');
    expect(text.match(/第\d+行/g)).toEqual(rows.flatMap(([, words]) => (words?.startsWith('第') ? [words] : [])));
    expect(text.replaceAll('\n', '').match(/很长的说明/g)?.length).toBeGreaterThan(1150);
  });

  it('of 10,000 rows takes seconds, not minutes', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [String(index + 1), `项目${index}`, '张三', '88.50']);
    const columns = ['名次', '项目', '负责人', '得分'].map((title) => ({ title, share: 1 }));
    const { pages } = await render([{ kind: 'table', columns, rows }], { orientation: 'landscape' });
    expect(pages.reduce((sum, page) => sum + (page.match(/^项目\d+$/gm)?.length ?? 0), 0)).toBe(10_000);
  });
});

describe('rich text', () => {
  it('keeps headings, bold, lists in lists, quotations and tables', async () => {
    const { pages } = await html(
      '<h2>市场</h2><p>一段 <strong>重点</strong> 10<sup>6</sup> 与 &lt;标签&gt; &amp; 换行<br>第二行</p><ul><li><p>甲</p></li><li>乙<ol start="3"><li>丙</li></ol></li></ul>' +
        '<blockquote><p>引文</p></blockquote><table><tbody><tr><th>列一</th><th>列二</th></tr><tr><td><p>a</p><p>b</p></td><td>c</td></tr></tbody></table>',
    );
    expect(linesOf(pages[0])).toEqual([
      '市场',
      '一段 ',
      '重点',
      ' 10',
      '6',
      ' 与 <标签> & 换行',
      '第二行',
      '•',
      '甲',
      '•',
      '乙',
      '3.',
      '丙',
      '引文',
      '列一',
      '列二',
      'a',
      'b',
      'c',
    ]);
  });

  it('raises and lowers smaller type beside what it belongs to, and marks what is raised where all is of one height', async () => {
    const { pages, stretches } = await html(
      '<p>10<sup>6</sup>，CO<sub>2</sub></p><h3>面积 m<sup>2<b>a</b></sup></h3><table><tr><td>x<sup>3</sup></td></tr></table>',
    );
    expect(linesOf(pages[0])).toEqual(['10', '6', '，CO', '2', '面积 m^2a', 'x^3']);
    const [ten, six, carbon, two] = stretches[0]?.slice(headLines) ?? [];
    const above = (stretch: typeof ten) => Number(((stretch?.y ?? 0) - (ten?.y ?? 0)).toFixed(1));
    expect([ten, six, carbon, two].map((stretch) => [stretch?.size, above(stretch)])).toEqual([
      [10.5, 0],
      [6.825, 3.2],
      [10.5, 0],
      [6.825, -1.5],
    ]);
    // of two figures as wide, the smaller takes less room
    const width = (from: typeof ten, to: typeof ten) => (to?.x ?? 0) - (from?.x ?? 0);
    expect(width(six, carbon)).toBeCloseTo((width(ten, six) / 2) * riseSize, 1);
  });

  it('takes what is raised or lowered to the next line with its word', () => {
    const run = (text: string, rise?: 'lowered') => ({ text, ...(rise && { rise }) });
    const lines = (width: number) =>
      wrapRuns([run('甲甲H'), run('2', 'lowered'), run('O 与')], width, () => 1).map((line) => line.map(({ text }) => text));
    for (const width of [3, 4]) expect(lines(width)).toEqual([['甲甲'], ['H', '2', 'O'], ['与']]);
    expect(lines(5)).toEqual([['甲甲H', '2', 'O'], ['与']]);
  });

  it('runs nothing, fetches nothing, and shows a picture that cannot be shown as words', async () => {
    const broken = Buffer.from('no picture at all').toString('base64');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>').toString('base64');
    const { pages, objects } = await html(
      `<p>前<script>alert(1)</script><style>x{}</style></p><img src="http://127.0.0.1:9/a.png" alt="远处的图"><img src="file:///etc/passwd" alt="本机文件">` +
        `<p>中<img src="data:image/png;base64,${broken}" alt="坏图"></p><img src="data:image/png;base64,${svg}"><p onclick="x()">后</p>`,
    );
    expect(linesOf(pages[0])).toEqual(['前', '远处的图本机文件', '中', '[坏图]', '[图片]', '后']);
    expect(objects).not.toContain('/Subtype /Image');
  });

  it('draws pictures anew, no larger than the page, and none that unpacks into a flood', async () => {
    const picture = (width: number, height: number) => pngOf(width, height).toString('base64');
    const { objects, pages } = await html(
      `<img src="data:image/png;base64,${picture(4000, 500)}"><img src="data:image/png;base64,${picture(8000, 6000)}" alt="洪水">`,
    );
    expect(objects.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(objects).toMatch(/\/Width 1600\n\/Height 200\n/);
    expect(linesOf(pages[0])).toEqual(['[洪水]']);
  });

  it('survives whatever is given as HTML', async () => {
    const nonsense = [
      '<table><tr><td>',
      '<table></table>',
      '<ul><table><li>x',
      '</p></li></td>',
      '<li>无表',
      '<h2><ul>',
      `${'<ul><li>'.repeat(200)}深`,
      '<td>格',
      '&#x110000; &lt',
      '<p a="<b>">x',
    ];
    const { pages } = await html(nonsense.join(''));
    expect(pages.join('')).toMatch(/无表[^]*深[^]*格/);
    for (const one of nonsense) expect(() => htmlBlocks(one)).not.toThrow();
  });
});

/** A black PNG of one bit a point: small as a file, whatever its size. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const points = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', points),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
