import { shrinkPicture } from '../../../lib/upload/shrink-picture.ts';

/** The server draws none of more than 40 million pixels, which phones take. Twelve million are enough for each letter of a page. */
const asPhoto = { edge: 4000, most: 24_000_000 };

/** Bytes that a phone's camera may write. */
export const largestPhoto = 50 * 1_048_576;

/** A photo as a place of the form takes it, which has room for `most` bytes; any other file as it is. */
export async function fitPhoto(file: File, most: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  return shrinkPicture(file, file.size > most ? { ...asPhoto, most: 0 } : asPhoto);
}
