/**
 * Why a Word file was not read.
 * - `notDocx`: no zip file, or one without the parts of a text
 * - `oldDoc`: of the time before docx, or of another program
 * - `encrypted`: opens with a password only
 * - `tooLarge`: more bytes, parts, text or work than we take
 * - `tooComplex`: marks in it with more attributes, or deeper within each other, than we take
 * - `bomb`: unpacks to far more than it says or than it could hold
 * - `macro`: carries program code
 * - `entity`: declares XML entities or document types
 * - `damaged`: cut short, or not what it says it is
 */
export type DocxErrorKind = 'notDocx' | 'oldDoc' | 'encrypted' | 'tooLarge' | 'tooComplex' | 'bomb' | 'macro' | 'entity' | 'damaged';

/** A file that is no clean docx file. Plain enough to cross to another thread and back. */
export class DocxError extends Error {
  override readonly name = 'DocxError';
  readonly kind: DocxErrorKind;

  constructor(kind: DocxErrorKind) {
    super(kind);
    this.kind = kind;
  }
}
