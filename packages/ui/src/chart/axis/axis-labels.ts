import { textWidth, twoLines } from '../text-width.ts';

/** A label of an axis. */
export interface AxisLabel {
  /** Where along the axis the middle of the text stands. */
  at: number;
  lines: readonly string[];
}

/** Air between two labels, in pixels. */
const gap = 12;

/**
 * Which labels are shown along an axis from `0` to `width`, so that none touches another: each second, third, … where there is no room for
 * all. Labels at the ends move inwards by half their width at most.
 */
export function thinLabels(places: readonly { at: number; text: string }[], width: number, overhang: number): AxisLabel[] {
  const boxes = places.map(({ at, text }) => {
    const half = textWidth(text) / 2;
    return { at: Math.max(half - overhang, Math.min(width + overhang - half, at)), half, lines: [text] };
  });
  for (let step = 1; ; step += 1) {
    const shown = boxes.filter((_, index) => index % step === 0);
    if (step >= boxes.length || shown.every((box, index) => isFree(box, shown[index - 1]))) return shown;
  }
}

/**
 * Labels of columns: in up to two lines as wide as a column, cut where that is not enough; thinned out where columns are too narrow to
 * read.
 */
export function columnLabels(places: readonly { at: number; text: string }[], width: number, overhang: number): AxisLabel[] {
  const step = width / Math.max(1, places.length) - gap / 2;
  if (step < narrowest) return thinLabels(places, width, overhang);
  return places.map(({ at, text }) => ({ at, lines: twoLines(text, step) }));
}

/** Two Chinese letters and an ellipsis. */
const narrowest = 36;

interface Box {
  at: number;
  half: number;
}

function isFree(box: Box, before: Box | undefined): boolean {
  return before === undefined || before.at + before.half + gap <= box.at - box.half;
}

/**
 * Moves labels apart that would overlap, and into the plot: each at least `room` from the next, their order kept, as near to where they
 * belong as that allows.
 */
export function spreadLabels(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  // Runs of labels that touch stand around the middle of what they want.
  const runs: { members: number[]; centre: number }[] = [];
  for (const index of order) {
    let run = { members: [index], centre: wanted[index] ?? 0 };
    for (let last = runs.at(-1); last && endOf(last) > startOf(run); last = runs.at(-1)) {
      runs.pop();
      const members = [...last.members, ...run.members];
      run = { members, centre: (last.centre * last.members.length + run.centre * run.members.length) / members.length };
    }
    run.centre = Math.max(top + half(run), Math.min(bottom - half(run), run.centre));
    runs.push(run);
  }
  const placed: number[] = [];
  for (const run of runs) {
    run.members.forEach((index, place) => {
      placed[index] = startOf(run) + (place + 0.5) * room;
    });
  }
  return placed;

  function half(run: { members: number[] }) {
    return (run.members.length * room) / 2;
  }
  function startOf(run: { members: number[]; centre: number }) {
    return run.centre - half(run);
  }
  function endOf(run: { members: number[]; centre: number }) {
    return run.centre + half(run);
  }
}
