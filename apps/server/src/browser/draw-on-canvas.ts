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
