import type { Measured } from './acts.ts';

/** A figure of the comparison: what is printed, and how far ours may go. */
export interface Figure {
  key: keyof Measured | 'gzip';
  name: string;
  digits: number;
  /** Ours over theirs at most. */
  bare?: number;
  agGrid?: number;
  /** Ours at most, by itself. */
  atMost?: number;
}

export const figures: readonly Figure[] = [
  { key: 'gzip', name: 'JS and CSS, gzip, kB', digits: 1, bare: 1.25, agGrid: 0.43 },
  { key: 'paint', name: 'rows painted, ms', digits: 0, bare: 0.9, agGrid: 0.9 },
  { key: 'heap', name: 'heap after all acts, MiB', digits: 1, bare: 0.5 },
  { key: 'wholeFrame', name: 'main thread a frame, whole range, ms', digits: 2, bare: 0.9, agGrid: 0.42 },
  { key: 'steadyFrame', name: 'main thread a frame, 100 px a frame, ms', digits: 2, bare: 0.9 },
  { key: 'steadyLongest', name: '… longest frame, ms', digits: 0 },
  { key: 'steadySlow', name: '… frames over 50 ms', digits: 0, atMost: 0 },
  { key: 'lacking', name: 'rows missing one frame after 200 jumps', digits: 0, atMost: 0 },
  { key: 'sort', name: 'sort of a text column, ms', digits: 0, bare: 0.5, agGrid: 0.5 },
  { key: 'sortAgain', name: '… the other way round, ms', digits: 0 },
  { key: 'filter', name: 'filter keystroke, ms', digits: 0, bare: 0.25, agGrid: 0.15 },
  { key: 'filterFirst', name: '… the first one, ms', digits: 0 },
  { key: 'select', name: 'select all, ms', digits: 0, bare: 1 },
];
