/** Makes a picture smaller with the browser's own means; null when it cannot draw it. */
export async function drawOnCanvas(content: Uint8Array<ArrayBuffer>, edge: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const picture = await createImageBitmap(new Blob([content]));
    const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return new Uint8Array(await made.arrayBuffer());
  } catch {
    return null;
  }
}

/** A picture in 9 by 8 points of grey; null when the browser cannot draw it. */
export async function greyOnCanvas(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const picture = await createImageBitmap(new Blob([content]), { resizeWidth: 9, resizeHeight: 8, resizeQuality: 'high' });
    const context = new OffscreenCanvas(9, 8).getContext('2d');
    if (context === null) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 9, 8);
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, 9, 8);
    return Uint8Array.from({ length: 72 }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
      return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    });
  } catch {
    return null;
  }
}
