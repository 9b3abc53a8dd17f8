import type { Rise, Run } from '../../core/pdf-document.ts';

/** A line's stretch of one weight at one height, and how wide it is in points. */
export interface Segment {
  text: string;
  isBold: boolean;
  rise?: Rise;
  width: number;
}

/** The size of raised and lowered type, as a share of what stands beside it. */
export const riseSize = 0.65;

export type Measure = (character: string, isBold: boolean) => number;

/**
 * Breaks text into lines of at most `width` points: between Chinese characters, after spaces, in the middle of a word only when it is
 * longer than a line. No line begins with a closing mark or ends with an opening one.
 */
export function wrapRuns(runs: readonly Run[], width: number, measure: Measure): Segment[][] {
  const [only, more] = runs;
  if (only && !more && !only.text.includes('\n')) {
    // most cells of a table are one line
    const whole = segmentOf(only.text.trimEnd(), only, measure);
    if (whole.width <= width) return [whole.text === '' ? [] : [whole]];
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

/**
 * Takes from the end of a line what may not be parted from the unit that begins the next: at most four, never all, and nothing when it
 * would not fit there.
 */
function carriedBefore(unit: Segment, line: Segment[], width: number): Segment[] {
  let from = line.length;
  let needed = unit.width;
  while (from > 1 && line.length - from < 4) {
    const [first, last] = [line[from] ?? unit, line[from - 1]];
    if (!last || !(notFirst.test(first.text) || notLast.test(last.text) || areOneWord(last, first))) break;
    needed += last.width;
    from -= 1;
  }
  return needed > width ? [] : line.splice(from);
}

/** What is raised or lowered belongs to what stands before it, and a word goes on behind it: `H₂O`. */
function areOneWord(last: Segment, first: Segment): boolean {
  if (last.text === ' ' || first.text === ' ') return false;
  return first.rise !== undefined || (last.rise !== undefined && /^\w/.test(first.text));
}

const notFirst = /^[，。、；：？！）》」』】〉〕％…—”’,.;:?!)\]}%]/;
const notLast = /[（《「『【〈〔“‘([{]$/;

/** The smallest stretches that stay together: a Chinese character, a word, a space, a line feed. */
function* unitsOf(runs: readonly Run[], width: number, measure: Measure): Generator<Segment> {
  for (const run of runs) {
    for (const [unit] of run.text.matchAll(unitPattern)) {
      const measured = unit === '\n' ? { text: unit, isBold: false, width: 0 } : segmentOf(unit, run, measure);
      if (measured.width <= width) yield measured;
      else for (const character of unit) yield segmentOf(character, run, measure);
    }
  }
}

const unitPattern = /\n| |[\u2e80-\uffef]|[\ud800-\udbff][\udc00-\udfff]|[^\n \u2e80-\uffef\ud800-\udfff]+/g;

function segmentOf(text: string, { isBold = false, rise }: Omit<Run, 'text'>, measure: Measure): Segment {
  let width = 0;
  for (const character of text) width += measure(character, isBold);
  return rise ? { text, isBold, rise, width: width * riseSize } : { text, isBold, width };
}

/** Neighbours of one weight and height become one, and spaces at the end go. */
function joined(line: readonly Segment[]): Segment[] {
  const segments: Segment[] = [];
  for (const unit of line.slice(0, line.findLastIndex(({ text }) => text !== ' ') + 1)) {
    const last = segments.at(-1);
    if (last?.isBold === unit.isBold && last.rise === unit.rise) {
      last.text += unit.text;
      last.width += unit.width;
    } else segments.push({ ...unit });
  }
  return segments;
}
