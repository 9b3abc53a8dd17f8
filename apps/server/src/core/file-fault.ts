/** Bytes of a file from `start` to `end`, which is not among them; fewer where the file ends. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>;

/** A file that is read by its places, however large it is. */
export interface ReadableFile {
  /** In bytes. */
  size: number;
  read: ReadBytes;
}

/**
 * Why a file is not kept although its name says that people can open its kind.
 * - `macro`: carries program code
 * - `entity`: declares XML entities or document types
 * - `locked`: opens with a password only
 * - `damaged`: cut short, put together oddly, or of another kind than its name says
 * - `tooLarge`: takes more work or memory to open than one file may
 */
export type FileFault = 'macro' | 'entity' | 'locked' | 'damaged' | 'tooLarge';
