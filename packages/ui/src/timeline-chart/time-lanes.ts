import { readTime } from './time-text.ts';

/** A span of time in a lane. */
export interface TimeBar<Datum> {
  datum: Datum;
  from: number;
  to: number;
  /** Bars of one lane that overlap lie beneath each other: the line of this one, from 0. */
  line: number;
}

export interface TimeLane<Datum> {
  name: string;
  /** As they follow each other. */
  bars: readonly TimeBar<Datum>[];
  /** How many lines the lane needs. */
  lines: number;
}

export interface LaneReading<Datum> {
  lane: (datum: Datum) => string;
  start: (datum: Datum) => string | null | undefined;
  end: (datum: Datum) => string | null | undefined;
}

/** Sorts data into lanes, in the order in which the lanes occur. Data without a start and an end in this order have no bar. */
export function timeLanes<Datum>(data: readonly Datum[], { lane, start, end }: LaneReading<Datum>): TimeLane<Datum>[] {
  const lanes = new Map<string, { datum: Datum; from: number; to: number }[]>();
  for (const datum of data) {
    const name = lane(datum);
    const spans = lanes.get(name) ?? [];
    lanes.set(name, spans);
    const from = readTime(start(datum));
    const to = readTime(end(datum), 'end');
    if (from !== null && to !== null && from <= to) spans.push({ datum, from, to });
  }
  return [...lanes].map(([name, spans]) => {
    const ends: number[] = [];
    const bars = spans
      .sort((a, b) => a.from - b.from || a.to - b.to)
      .map((span) => {
        const free = ends.findIndex((taken) => taken <= span.from);
        const line = free === -1 ? ends.length : free;
        ends[line] = span.to;
        return { ...span, line };
      });
    return { name, bars, lines: Math.max(1, ends.length) };
  });
}
