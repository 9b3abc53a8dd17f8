import type { Rgb } from '../theme/color.ts';

/** A colour as people pick it: hue 0–360, saturation and brightness 0–100. */
export interface Hsv {
  hue: number;
  saturation: number;
  brightness: number;
}

/** sRGB to HSV. Greys have hue 0, black has saturation 0 too. */
export function toHsv([red, green, blue]: Rgb): Hsv {
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue);
  return { hue: hueOf(red, green, blue, high, spread), saturation: high === 0 ? 0 : (spread / high) * 100, brightness: (high / 255) * 100 };
}

/** HSV to sRGB. */
export function fromHsv({ hue, saturation, brightness }: Hsv): Rgb {
  const channel = (offset: number) => {
    const place = (offset + hue / 60) % 6;
    const share = 1 - (saturation / 100) * Math.max(0, Math.min(place, 4 - place, 1));
    return Math.round((brightness / 100) * share * 255);
  };
  return [channel(5), channel(3), channel(1)];
}

function hueOf(red: number, green: number, blue: number, high: number, spread: number): number {
  if (spread === 0) return 0;
  if (high === red) return (((green - blue) / spread + 6) % 6) * 60;
  if (high === green) return ((blue - red) / spread + 2) * 60;
  return ((red - green) / spread + 4) * 60;
}
