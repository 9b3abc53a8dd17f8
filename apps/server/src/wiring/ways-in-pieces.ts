import { entryFileInPieces } from '../domains/contest/entry/files/attach-in-pieces.ts';
import { attachmentInPieces, type WayInPieces } from '../services/files/upload/upload-in-pieces.ts';

/** All ways on which files come in pieces. */
export const waysInPieces: readonly WayInPieces[] = [attachmentInPieces, entryFileInPieces];
