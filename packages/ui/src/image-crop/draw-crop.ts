/** What is cut out: a rectangle of the turned picture, in its pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees. */
  rotation: number;
}

/** What becomes of a cut. */
export interface CropLook {
  /** In pixels. */
  width: number;
  height: number;
  isRound: boolean;
}

/** Draws the cut on a canvas, which it sizes. Scaled while drawing: no canvas as large as the picture is ever made. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop, { width, height, isRound }: CropLook) {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const angle = (crop.rotation * Math.PI) / 180;
  const sin = Math.abs(Math.sin(angle));
  const cos = Math.abs(Math.cos(angle));
  const turned = { width: bitmap.width * cos + bitmap.height * sin, height: bitmap.width * sin + bitmap.height * cos };
  if (isRound) {
    context.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI);
    context.clip();
  }
  context.imageSmoothingQuality = 'high';
  context.scale(width / crop.width, height / crop.height);
  context.translate(turned.width / 2 - crop.x, turned.height / 2 - crop.y);
  context.rotate(angle);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

/** The cut as a file. */
export function cropToBlob(bitmap: ImageBitmap, crop: Crop, look: CropLook, type: 'image/png' | 'image/webp'): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, bitmap, crop, look);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), type, 0.92);
  });
}
