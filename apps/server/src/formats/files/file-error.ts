import type { FileFault } from '../../core/file-fault.ts';

/** A file that people could not open, or should not. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly kind: FileFault;

  constructor(kind: FileFault) {
    super(kind);
    this.kind = kind;
  }
}
