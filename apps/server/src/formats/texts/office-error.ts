/**
 * Why an office file is not kept.
 * - `macro`: carries program code
 * - `entity`: declares XML entities or document types
 * - `damaged`: cut short, put together oddly, or not what its name says
 */
export type OfficeErrorKind = 'macro' | 'entity' | 'damaged';

/** A file of a word processor, a sheet or a presentation that is not clean. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError';
  readonly kind: OfficeErrorKind;

  constructor(kind: OfficeErrorKind) {
    super(kind);
    this.kind = kind;
  }
}
