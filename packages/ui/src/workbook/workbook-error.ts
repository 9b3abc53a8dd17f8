/**
 * Why a workbook was not read.
 * - `notXlsx`: no zip file, or one of something else
 * - `tooLarge`: more bytes or parts than we take
 * - `tooComplex`: elements with more attributes, or deeper within each other, than we take; a longer number format
 * - `bomb`: unpacks to far more than it says or than it could hold
 * - `macro`: carries program code
 * - `entity`: declares or uses XML entities or document types
 * - `tooManyRows`, `tooManyColumns`: a cell (`at`) is farther out than we take
 * - `noSheet`: has no sheet of the name that was asked for
 * - `damaged`: cut short, encrypted, or not what it says it is
 */
export type WorkbookFault =
  | 'notXlsx'
  | 'tooLarge'
  | 'tooComplex'
  | 'bomb'
  | 'macro'
  | 'entity'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'noSheet'
  | 'damaged';

/** A file that is no clean xlsx file. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
  readonly fault: WorkbookFault;
  /** The cell, such as `B7`, where the reason is one cell. */
  readonly at: string | undefined;

  constructor(fault: WorkbookFault, at?: string) {
    super(at === undefined ? fault : `${fault} at ${at}`);
    this.fault = fault;
    this.at = at;
  }
}
