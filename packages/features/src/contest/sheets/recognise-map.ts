import { findHeads, headKey } from '@saiwu/ui/workbook';
import type { OfferedMap } from '../answers.ts';

/** How well a sheet fits a map: how many of its columns the sheet has. */
export interface Fit {
  map: OfferedMap;
  matched: number;
  of: number;
}

/**
 * The map that fits a sheet best, by its heads; null where none has most of them. What the sheet has and a map has not counts against it.
 */
export function recogniseMap(maps: readonly OfferedMap[], rows: readonly (readonly string[])[]): Fit | null {
  let best: (Fit & { score: number }) | null = null;
  for (const map of maps) {
    const names = map.columns.map(({ head, aliases }) => [head, ...aliases].map(headKey));
    const known = new Set(names.flat());
    const heads = (rows[findHeads(rows, known)] ?? []).filter((head) => head !== '').map(headKey);
    const matched = names.filter((own) => own.some((name) => heads.includes(name))).length;
    const left = heads.filter((head) => !known.has(head)).length;
    const score = matched / (map.columns.length + left);
    if (best === null || score > best.score) best = { map, matched, of: map.columns.length, score };
  }
  return best !== null && best.score >= 0.3 ? { map: best.map, matched: best.matched, of: best.of } : null;
}
