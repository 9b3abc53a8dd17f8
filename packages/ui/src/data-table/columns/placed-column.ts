import type { CSSProperties } from 'react';
import type { Column } from '../column.ts';

/** A column where it stands now. */
export interface PlacedColumn<Row> {
  column: Column<Row>;
  key: string;
  /** Place among all columns of the grid, from 1; the boxes and arrows of rows stand before. */
  colIndex: number;
  isTitle: boolean;
  /** Where it stands on the card of a phone. */
  cardPlace: 'title' | 'state' | 'fact';
  /** Its number among the facts of the card, from 1. */
  fact: number;
  side: 'left' | 'right' | undefined;
  /** The last one that stands still at the left, or the first at the right. */
  isEdge: boolean;
  /** Width that the reader gave it, in px. */
  width: number | undefined;
  /** Where it stands still, as CSS. The offsets are set on the table once its heads are measured. */
  pinStyle: CSSProperties | undefined;
}
