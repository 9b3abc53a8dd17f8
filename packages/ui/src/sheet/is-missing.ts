import type { CellValue } from '../data-table/column.ts';

/** Whether the cell stays empty: nothing, or a number or moment that is none. */
export function isMissing(value: CellValue): value is null | undefined | '' {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'number') return !Number.isFinite(value);
  return value instanceof Date && Number.isNaN(value.getTime());
}
