import type { TableColumn } from '../../core/pdf-document.ts';
import { colors, margin, type Pen } from './pen.ts';
import { type Measure, type Segment, wrapRuns } from './wrap-runs.ts';

const size = 9;
const lineHeight = 14;
const padding = { side: 4, top: 4 };

interface Column extends TableColumn {
  x: number;
  width: number;
}

/** A table across the page. Its head is repeated on every page; a row that is higher than a page goes on on the next. */
export function drawTable(pen: Pen, wanted: readonly TableColumn[], rows: readonly string[][]): void {
  const columns = placed(wanted, pen);
  const measure = pen.measure(size);
  const titles = columns.map(({ title, width }) => linesOf(title, true, width, measure));
  const hasHead = wanted.some(({ title }) => title !== '');
  const head = () => {
    if (!hasHead) return;
    pen.surface.fill(pen.left, pen.y, pen.width, heightOf(titles), colors.head);
    drawLines(pen, columns, titles);
  };
  // a head alone at the foot of a page says nothing
  pen.need(heightOf(titles) + lineHeight + 2 * padding.top);
  head();
  for (const row of rows) {
    let cells = columns.map(({ width }, index) => linesOf(row[index] ?? '', false, width, measure));
    if (heightOf(cells) > pen.room() && pen.y > margin.top + heightOf(titles)) {
      pen.newPage();
      head();
    }
    for (;;) {
      const fitting = Math.max(1, Math.floor((pen.room() - 2 * padding.top) / lineHeight));
      const [now, later] = [cells.map((lines) => lines.slice(0, fitting)), cells.map((lines) => lines.slice(fitting))];
      drawLines(pen, columns, now);
      if (later.every((lines) => lines.length === 0)) break;
      cells = later;
      pen.newPage();
      head();
    }
  }
  pen.y += 10;
}

function placed(columns: readonly TableColumn[], { left, width }: Pen): Column[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map((column) => {
    const own = (width * column.share) / whole;
    x += own;
    return { ...column, x: x - own, width: own };
  });
}

function linesOf(text: string, isBold: boolean, width: number, measure: Measure): Segment[][] {
  return wrapRuns([{ text, isBold }], width - 2 * padding.side, measure);
}

function heightOf(cells: readonly Segment[][][]): number {
  return Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding.top;
}

function drawLines(pen: Pen, columns: readonly Column[], cells: readonly Segment[][][]): void {
  for (const [index, { x, width, align }] of columns.entries()) {
    for (const [number, segments] of (cells[index] ?? []).entries()) {
      const used = segments.reduce((sum, segment) => sum + segment.width, 0);
      const indent = align === 'right' ? width - padding.side - used : padding.side;
      pen.surface.text(segments, { x: x + indent, y: pen.y + padding.top + number * lineHeight, size, color: colors.ink });
    }
  }
  pen.y += heightOf(cells);
  pen.surface.rule(pen.left, pen.y, pen.width);
}
