/**
 * Why a file was not read.
 * - `notXlsx`: no zip file, or one without the parts of a workbook
 * - `tooLarge`: more bytes, parts or text in one cell than we take
 * - `tooComplex`: marks in it with more attributes, or deeper within each other, than we take; a longer number format
 * - `bomb`: unpacks to far more than it says or than it could hold
 * - `macro`: carries program code
 * - `entity`: declares XML entities or document types
 * - `formula`: a cell computes its value (`at`)
 * - `tooManyRows`: more rows or columns than we take
 * - `noSheet`: has no sheet of the name that was asked for
 * - `damaged`: cut short, encrypted, or not what it says it is
 */
export type SheetErrorKind =
  | 'notXlsx'
  | 'tooLarge'
  | 'tooComplex'
  | 'bomb'
  | 'macro'
  | 'entity'
  | 'formula'
  | 'tooManyRows'
  | 'noSheet'
  | 'damaged';

/** A file that is no clean xlsx file. Plain enough to cross to another thread and back. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly kind: SheetErrorKind;
  /** The cell, such as `B7`, where the reason is one cell. */
  readonly at: string | undefined;

  constructor(kind: SheetErrorKind, at?: string) {
    super(at ? `${kind} at ${at}` : kind);
    this.kind = kind;
    this.at = at;
  }
}
