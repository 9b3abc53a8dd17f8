import PdfKit from 'pdfkit';
import { fileURLToPath } from 'node:url';
import type { PdfDocument } from '../../core/pdf-document.ts';
import { colors, type Glyphs, margin, type Surface } from '../../formats/documents/pen.ts';
import { riseSize, type Segment, wrapRuns } from '../../formats/documents/wrap-runs.ts';

/** A PDF that is written while it is drawn: a page is packed and let go as soon as the next one begins. */
export interface PdfFile {
  glyphs: Glyphs;
  /** Where the document is drawn. Every page gets its head, and its number beside that of all pages, which is known from a first round. */
  surface(document: PdfDocument, pageCount: number): Surface;
  /** The bytes, once the surface has been drawn on. */
  end(): AsyncIterable<Uint8Array>;
}

/** An empty A4 file with both weights of Noto Sans SC; of each, only the characters that were used are embedded. */
export function openPdf({ title, language, orientation = 'portrait' }: PdfDocument): PdfFile {
  const doc = new PdfKit({
    size: 'A4',
    layout: orientation,
    margin: 0,
    autoFirstPage: false,
    // nearly every text is drawn once
    fontLayoutCache: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Saiwu', Producer: 'Saiwu' },
  });
  const [regular, bold] = [open(doc, 'regular', 'NotoSansHans-Regular.otf'), open(doc, 'bold', 'NotoSansHans-Bold.otf')];
  const glyphs: Glyphs = {
    has: (codePoint) => regular.hasGlyphForCodePoint(codePoint) && bold.hasGlyphForCodePoint(codePoint),
    advance: (codePoint, isBold) => {
      const font = isBold ? bold : regular;
      return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
    },
  };
  return {
    glyphs,
    surface: (document, pageCount) => surfaceOn(doc, document, pageCount, glyphs),
    async *end() {
      doc.end();
      for await (const chunk of doc) yield chunk as Buffer; // a document streams buffers
    },
  };
}

/** A surface that only counts its pages. */
export function countingSurface({ orientation }: PdfDocument): Surface & { count: () => number } {
  let pages = 0;
  const nothing = () => undefined;
  return {
    ...sizeOf(orientation),
    newPage: () => void (pages += 1),
    text: nothing,
    rule: nothing,
    fill: nothing,
    picture: nothing,
    place: nothing,
    count: () => pages,
  };
}

function sizeOf(orientation: PdfDocument['orientation']): { pageWidth: number; pageHeight: number } {
  const [short, long] = [595.28, 841.89];
  return orientation === 'landscape' ? { pageWidth: long, pageHeight: short } : { pageWidth: short, pageHeight: long };
}

function surfaceOn(doc: PDFKit.PDFDocument, { title, remark = '', orientation }: PdfDocument, pageCount: number, glyphs: Glyphs): Surface {
  const { pageWidth, pageHeight } = sizeOf(orientation);
  const width = pageWidth - 2 * margin.side;
  const small = { size: 8, color: colors.faint };
  const lineOf = (words: string, most: number): Segment[] =>
    wrapRuns([{ text: words }], most, (character, isBold) => glyphs.advance(character.codePointAt(0) ?? 0, isBold) * small.size)[0] ?? [];
  const right = lineOf(remark, width / 3);
  const head = lineOf(title, width - widthOf(right) - 20);
  const above: { level: number; item: PDFKit.PDFOutline }[] = [];
  let pages = 0;

  const surface: Surface = {
    pageWidth,
    pageHeight,
    newPage() {
      doc.addPage();
      pages += 1;
      const number = lineOf(`${pages} / ${pageCount}`, width);
      surface.text(head, { x: margin.side, y: 36, ...small });
      surface.text(right, { x: margin.side + width - widthOf(right), y: 36, ...small });
      surface.rule(margin.side, 52, width);
      surface.text(number, { x: (pageWidth - widthOf(number)) / 2, y: pageHeight - 40, ...small });
    },
    text(segments, { x, y, size, color }) {
      let at = x;
      for (const { text, isBold, rise, width } of segments) {
        doc
          .font(isBold ? 'bold' : 'regular', rise ? size * riseSize : size)
          .fillColor(color)
          .text(text, at, rise ? y + drops[rise] * size : y, { lineBreak: false });
        at += width;
      }
    },
    rule: (x, y, length) =>
      void doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(0.5)
        .stroke(colors.rule),
    fill: (x, y, w, h, color) => void doc.rect(x, y, w, h).fill(color),
    picture: ({ content }, x, y, w) => void doc.image(Buffer.from(content), x, y, { width: w }),
    place(level, words) {
      // below the last heading of a higher level
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      above.push({ level, item: (above.at(-1)?.item ?? doc.outline).addItem(words) });
    },
  };
  return surface;
}

/**
 * How far below the top of the line smaller type begins, as a share of the line's size: its foot is a third above that of the line, or a
 * seventh below.
 */
const drops = { raised: 0, lowered: 0.45 };

function widthOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.width, 0);
}

/** The part of a font of `fontkit` that is used here. pdfkit has it, but not in its types. */
interface Font {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
  layout(text: string): {
    glyphs: Glyph[];
    positions: Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number>[];
    advanceWidth: number;
  };
}

interface Glyph {
  advanceWidth: number;
}

// the package opens its list of fonts only, and they stand beside it
const folder = new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc'));

function open(doc: PDFKit.PDFDocument, name: string, file: string): Font {
  doc.registerFont(name, fileURLToPath(new URL(file, folder))).font(name);
  const { font } = (doc as unknown as { _font: { font: Font } })._font; // see `Font`
  font.layout = (text) => layOut(font, text);
  return font;
}

/**
 * One glyph after the other, as wide as it was measured. Neither Chinese nor Latin needs the font's own rules, which take most of the time.
 */
function layOut(font: Font, text: string): ReturnType<Font['layout']> {
  const glyphs = Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));
  return {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
    advanceWidth: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
  };
}
