/** A colour in OKLCH: lightness 0–1, chroma (about 0–0.37 inside sRGB), hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green and blue, each 0–255. */
export type Rgb = readonly [number, number, number];

/**
 * Reads `#rgb`, `#rrggbb`, `rgb(1, 2, 3)` or `rgb(1 2 3)`.
 * @throws RangeError when the text is none of these.
 */
export function parseColor(text: string): Rgb {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const value = Number.parseInt(full, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim());
  const [red, green, blue] = parts?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || Math.max(red, green, blue) > 255) {
    throw new RangeError(`Not a colour: ${text}`);
  }
  return [red, green, blue];
}

/** Writes a colour as CSS `rgb(r, g, b)`, the form every supported browser reads. */
export function formatColor([red, green, blue]: Rgb): string {
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Writes a colour as `#rrggbb`, the form people type and copy. */
export function formatHex([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** sRGB to OKLCH. Source: Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = linearOf(rgb);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const labA = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const labB = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(labA, labB), h: ((Math.atan2(labB, labA) * 180) / Math.PI + 360) % 360 };
}

/** OKLCH to sRGB. A colour outside sRGB keeps its lightness and hue and loses chroma until it fits. */
export function toRgb(color: Oklch): Rgb {
  let low = 0;
  let high = color.c;
  let linear = linearOfOklch(color);
  if (!isInGamut(linear)) {
    for (let step = 0; step < 16; step += 1) {
      const c = (low + high) / 2;
      if (isInGamut(linearOfOklch({ ...color, c }))) low = c;
      else high = c;
    }
    linear = linearOfOklch({ ...color, c: low });
  }
  return [encode(linear[0]), encode(linear[1]), encode(linear[2])];
}

/** WCAG 2 contrast of two colours, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = linearOf(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearOf([red, green, blue]: Rgb): Rgb {
  return [decode(red), decode(green), decode(blue)];
}

function decode(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

function linearOfOklch({ l, c, h }: Oklch): Rgb {
  const labA = c * Math.cos((h * Math.PI) / 180);
  const labB = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * labA + 0.2158037573 * labB) ** 3;
  const medium = (l - 0.1055613458 * labA - 0.0638541728 * labB) ** 3;
  const short = (l - 0.0894841775 * labA - 1.291485548 * labB) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(linear: Rgb): boolean {
  return linear.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}
