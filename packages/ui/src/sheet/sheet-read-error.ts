/**
 * Why a file was not read.
 * - `tooLarge`: more bytes, columns or text than we take, or more than it says or could hold (a zip bomb)
 * - `notASheet`: neither an xlsx nor a CSV file; old `.xls` files and those with a password are told so too
 * - `empty`: no cell has anything in it
 * - `tooManyRows`: more rows below the heads than we take
 * - `macro`: carries program code
 * - `entity`: declares or uses XML entities or document types
 * - `damaged`: cut short, or not what it says it is (`at`)
 */
export type SheetReadErrorCode = 'tooLarge' | 'notASheet' | 'empty' | 'tooManyRows' | 'macro' | 'entity' | 'damaged';

/** A file that could not be read as a sheet. */
export class SheetReadError extends Error {
  override readonly name = 'SheetReadError';
  readonly code: SheetReadErrorCode;
  /** The row, or the cell such as `B7`, where the reason is one place. */
  readonly at: string | undefined;

  constructor(code: SheetReadErrorCode, at?: string) {
    super(at === undefined ? code : `${code} at ${at}`);
    this.code = code;
    this.at = at;
  }
}
