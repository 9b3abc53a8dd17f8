import { readImageSize } from './image-size.ts';

/** A decoded picture, at `url` for the page and as pixels for drawing. Both hold memory until `close`. */
export interface LoadedImage {
  url: string;
  bitmap: ImageBitmap;
  close: () => void;
}

/** Decodes a picture. Rejects with `'flood'` where it has more than `maxPixels`, with `'unreadable'` where it is none. */
export async function loadImage(file: Blob, maxPixels: number): Promise<LoadedImage> {
  // Metadata before the size of a JPEG is at most 64 KB a segment; rarely are there more than a few.
  const size = readImageSize(new Uint8Array(await file.slice(0, 512 * 1024).arrayBuffer()));
  if (size !== null && size.width * size.height > maxPixels) throw new Error('flood');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new Error('unreadable');
  }
  if (bitmap.width * bitmap.height > maxPixels) {
    bitmap.close();
    throw new Error('flood');
  }
  const url = URL.createObjectURL(file);
  return {
    url,
    bitmap,
    close() {
      bitmap.close();
      URL.revokeObjectURL(url);
    },
  };
}
