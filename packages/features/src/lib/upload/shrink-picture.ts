interface Bounds {
  /** Pixels of the longer side of what comes out. */
  edge: number;
  /**
   * Pixels in all up to which a picture goes as it is; 0: each is drawn anew, without what a camera writes down beside it, such as the
   * place.
   */
  most: number;
}

/**
 * A picture no larger than it is needed. What the browser cannot draw goes as it is, and the server says what it thinks of it.
 */
export async function shrinkPicture(file: File, { edge, most }: Bounds): Promise<File> {
  // drawn, one that moves would stand still
  if (file.type === 'image/gif') return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  if (bitmap.width * bitmap.height <= most) {
    bitmap.close();
    return file;
  }
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  return drawn === null ? file : new File([drawn], file.name.replace(/\.\w+$/, '') + extensionOf(drawn), { type: drawn.type });
}

/** Browsers that write no WebP write PNG. */
function extensionOf({ type }: Blob): string {
  return type === 'image/webp' ? '.webp' : '.png';
}
