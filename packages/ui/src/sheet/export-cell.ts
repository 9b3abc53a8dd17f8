import { isValidElement, type ReactNode } from 'react';
import type { CellValue, Column } from '../data-table/column.ts';

/**
 * What a cell is in a file: its value, or the text that is seen. Of yes and no the text is taken when there is one: `true` says little to a
 * reader.
 */
export function exportCell<Row>({ value, cell }: Column<Row>, row: Row): CellValue {
  const known = value?.(row);
  if (value !== undefined && typeof known !== 'boolean') return known;
  const seen = cell?.(row);
  if (typeof seen === 'number') return seen;
  return nodeText(seen) || known;
}

/** The text inside of a node. What a component makes of its other props is not known without drawing it. */
function nodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) return node.map(nodeText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? nodeText(node.props.children) : '';
}
