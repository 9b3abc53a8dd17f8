import type { Run } from '../../core/pdf-document.ts';

/** A line's stretch of one weight, and how wide it is in points. */
export interface Segment {
  text: string;
  isBold: boolean;
  width: number;
}

export type Measure = (character: string, isBold: boolean) => number;

/**
 * Breaks text into lines of at most `width` points: between Chinese characters, after spaces, in the middle of a word only when it is longer
 * than a line. No line begins with a closing mark or ends with an opening one.
 */
export function wrapRuns(runs: readonly Run[], width: number, measure: Measure): Segment[][] {
  const [only, more] = runs;
  if (only && !more && !only.text.includes('\n')) {
    // most cells of a table are one line
    const text = only.text.trimEnd();
    const whole = { text, isBold: only.isBold ?? false, width: widthOf(text, only.isBold ?? false, measure) };
    if (whole.width <= width) return [text === '' ? [] : [whole]];
  }
  const lines: Segment[][] = [];
  let line: Segment[] = [];
  let used = 0;
  const end = (next: Segment[] = []) => {
    lines.push(joined(line));
    line = next;
    used = next.reduce((sum, unit) => sum + unit.width, 0);
  };
  for (const unit of unitsOf(runs, width, measure)) {
    if (unit.text === '\n') {
      end();
      continue;
    }
    if (used + unit.width > width && line.length > 0) {
      // a space at the end of a line is not seen
      if (unit.text === ' ') continue;
      end(carriedBefore(unit, line, width));
    }
    line.push(unit);
    used += unit.width;
  }
  end();
  return lines;
}

/** Takes from the end of a line what may not be parted from the unit that begins the next: at most four, never all, and nothing when it would not fit there. */
function carriedBefore(unit: Segment, line: Segment[], width: number): Segment[] {
  let from = line.length;
  let needed = unit.width;
  while (from > 1 && line.length - from < 4) {
    const [first, last] = [line[from] ?? unit, line[from - 1]];
    if (!last || !(notFirst.test(first.text) || notLast.test(last.text))) break;
    needed += last.width;
    from -= 1;
  }
  return needed > width ? [] : line.splice(from);
}

const notFirst = /^[，。、；：？！）》」』】〉〕％…—”’,.;:?!)\]}%]/;
const notLast = /[（《「『【〈〔“‘([{]$/;

/** The smallest stretches that stay together: a Chinese character, a word, a space, a line feed. */
function* unitsOf(runs: readonly Run[], width: number, measure: Measure): Generator<Segment> {
  for (const { text, isBold = false } of runs) {
    for (const [unit] of text.matchAll(unitPattern)) {
      const measured = { text: unit, isBold, width: unit === '\n' ? 0 : widthOf(unit, isBold, measure) };
      if (measured.width <= width) yield measured;
      else for (const character of unit) yield { text: character, isBold, width: measure(character, isBold) };
    }
  }
}

const unitPattern = /\n| |[\u2e80-\uffef]|[\ud800-\udbff][\udc00-\udfff]|[^\n \u2e80-\uffef\ud800-\udfff]+/g;

function widthOf(text: string, isBold: boolean, measure: Measure): number {
  let sum = 0;
  for (const character of text) sum += measure(character, isBold);
  return sum;
}

/** Neighbours of one weight become one, and spaces at the end go. */
function joined(line: readonly Segment[]): Segment[] {
  const segments: Segment[] = [];
  for (const unit of line.slice(0, line.findLastIndex(({ text }) => text !== ' ') + 1)) {
    const last = segments.at(-1);
    if (last?.isBold === unit.isBold) {
      last.text += unit.text;
      last.width += unit.width;
    } else segments.push({ ...unit });
  }
  return segments;
}
