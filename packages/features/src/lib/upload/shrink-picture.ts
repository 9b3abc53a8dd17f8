/** Pixels of the longer side of a picture in a plan: sharp on an A4 page. */
const edge = 2000;

/**
 * A picture as a plan needs it: no larger than a page shows it, and without what a camera writes down beside it, such as the place. What the
 * browser cannot draw goes as it is, and the server says what it thinks of it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  // drawn, one that moves would stand still
  if (file.type === 'image/gif') return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
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
