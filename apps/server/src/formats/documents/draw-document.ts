import { drawTable } from './draw-table.ts';
import type { Block, PdfDocument, Run } from '../../core/pdf-document.ts';
import { colors, createPen, type Glyphs, margin, type Pen, type Picture, type Surface } from './pen.ts';
import { wrapRuns } from './wrap-runs.ts';

const text = { size: 10.5, lineHeight: 17 };
const headings = { 1: { size: 18, lineHeight: 28 }, 2: { size: 14, lineHeight: 23 }, 3: { size: 12, lineHeight: 20 } };

/** Lays the blocks of a document out on a surface. Those without a picture in `pictures` are told by their text. */
export function drawDocument(surface: Surface, document: PdfDocument, pictures: ReadonlyMap<Block, Picture>, glyphs: Glyphs): void {
  const pen = createPen(surface, glyphs);
  for (const block of document.blocks) {
    switch (block.kind) {
      case 'heading':
        drawHeading(pen, block);
        break;
      case 'paragraph':
        drawParagraph(pen, block);
        break;
      case 'table':
        drawTable(pen, block.columns, block.rows);
        break;
      case 'picture':
        drawPicture(pen, pictures.get(block), block.alt.trim() || document.pictureLost);
        break;
      case 'page':
        pen.newPage();
        break;
      case 'html':
        throw new TypeError('HTML becomes blocks before it is drawn');
    }
  }
}

function drawHeading(pen: Pen, { level, text: words }: { level: 1 | 2 | 3; text: string }): void {
  const { size, lineHeight } = headings[level];
  const lines = wrapRuns([{ text: words, isBold: true }], pen.width, pen.measure(size));
  if (pen.y > margin.top) pen.y += lineHeight / 2;
  // with two lines of what follows, so that it never ends a page
  pen.need(lines.length * lineHeight + 2 * text.lineHeight);
  pen.surface.place(level, words);
  for (const segments of lines) {
    pen.need(lineHeight);
    pen.surface.text(segments, { x: pen.left, y: pen.y, size, color: colors.ink });
    pen.y += lineHeight;
  }
  pen.y += 4;
}

function drawParagraph(
  pen: Pen,
  { runs, align, indent = 0, marker }: { runs: Run[]; align?: 'left' | 'center'; indent?: number; marker?: string },
): void {
  // deep lists keep half of the page
  const x = pen.left + Math.min(indent, pen.width / 2);
  const width = pen.left + pen.width - x;
  const { size, lineHeight } = text;
  for (const [index, segments] of wrapRuns(runs, width, pen.measure(size)).entries()) {
    pen.need(lineHeight);
    const spare = align === 'center' ? (width - segments.reduce((sum, segment) => sum + segment.width, 0)) / 2 : 0;
    if (index === 0 && marker)
      pen.surface.text([{ text: marker, isBold: false, width: 0 }], { x: x - 15, y: pen.y, size, color: colors.ink });
    pen.surface.text(segments, { x: x + spare, y: pen.y, size, color: colors.ink });
    pen.y += lineHeight;
  }
  pen.y += 5;
}

function drawPicture(pen: Pen, picture: Picture | undefined, alt: string): void {
  if (!picture) return drawParagraph(pen, { runs: [{ text: `[${alt}]` }] });
  const whole = pen.surface.pageHeight - margin.top - margin.bottom;
  // 96 dots to the inch, as on a screen, unless the page is smaller
  const scale = Math.min(0.75, pen.width / picture.width, whole / picture.height);
  pen.need(picture.height * scale);
  pen.surface.picture(picture, pen.left, pen.y, picture.width * scale);
  pen.y += picture.height * scale + 8;
}
