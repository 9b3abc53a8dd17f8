/** How far a form that saves itself is. */
export type AutosaveState<Row, Values> =
  | { status: 'saved' | 'changed' | 'saving' }
  /** The server has said no; `reason` says why, in words. */
  | { status: 'refused'; reason: string }
  /** No answer came: it is sent again by itself. */
  | { status: 'unheard' }
  | { status: 'contested'; over: Contested<Row, Values> };

/** Two people have changed the same fields: the record as the other has saved it, and the values that each choice would save. */
export interface Contested<Row, Values> {
  row: Row;
  mine: Values;
  theirs: Values;
}
