import { chartSvg, type ChartPicture } from './chart-svg.ts';

/**
 * Saves what is drawn inside an element: as SVG, or as PNG with two pixels for one.
 * @throws Error when the browser cannot make the picture.
 */
export async function saveChart(body: HTMLElement, picture: ChartPicture, format: 'svg' | 'png'): Promise<void> {
  const drawn = chartSvg(body, picture);
  const svg = new Blob([drawn.text], { type: 'image/svg+xml;charset=utf-8' });
  const file = format === 'svg' ? svg : await toPng(svg, drawn.width, drawn.height);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${picture.title.replaceAll(/[\\/:*?"<>|]/g, '_')}.${format}`;
  link.click();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function toPng(svg: Blob, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    // Not `decode()`: it waits for a frame, which a page in the background does not get.
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (png === null) throw new Error('The browser made no PNG');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}
