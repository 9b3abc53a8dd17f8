import { contrast, formatColor, parseColor, toOklch, toRgb, type Oklch, type Rgb } from './color.ts';

/** What a person may set: one theme colour, light or dark (or as the system says), and the size. */
export interface ThemeSettings {
  /** `#rrggbb` or `rgb(r, g, b)`. */
  color: string;
  scheme: 'light' | 'dark' | 'system';
  size: 'compact' | 'default' | 'comfortable';
}

/** The eight theme colours on offer; the first is the default and needs no script. */
export const presetColors: readonly string[] = [
  'rgb(24, 144, 255)',
  'rgb(245, 34, 45)',
  'rgb(250, 84, 28)',
  'rgb(250, 173, 20)',
  'rgb(66, 185, 131)',
  'rgb(82, 196, 26)',
  'rgb(47, 84, 235)',
  'rgb(114, 46, 209)',
];

/**
 * The colour tokens that follow from a theme colour, as CSS variables with `rgb()` values. Every text token has a contrast of at least
 * 4.5:1 on every surface it may stand on; the solid is moved in lightness until its text does too.
 * @throws RangeError when `color` cannot be read.
 */
export function themeVariables(color: string, scheme: 'light' | 'dark'): Record<string, string> {
  const seed = toOklch(parseColor(color));
  const plan = plans[scheme];
  const neutral = (l: number): Rgb => toRgb({ l, c: 0.006 * Math.min(1, seed.c / 0.1), h: seed.h });
  const scale = plan.scale.map(([l, share]) => toRgb({ l, c: seed.c * share, h: seed.h }));
  const soft = toRgb({ l: plan.soft, c: Math.min(seed.c, 0.2) * plan.softShare, h: seed.h });
  const grounds = [...Object.values(plan.grounds).map(neutral), soft];
  // Near white or black a solid would vanish on the surfaces.
  const solid = solidOf({ ...seed, l: Math.min(0.88, Math.max(0.34, seed.l)) });
  const text = readable({ ...seed, l: plan.text, c: seed.c * 0.9 }, grounds, 4.5, plan.away);
  const strong = readable({ ...seed, l: plan.strong, c: seed.c * 0.5 }, grounds, 7, plan.away);
  const grey = (l: number, ratio: number) => readable({ ...seed, l, c: 0.012 * Math.min(1, seed.c / 0.1) }, grounds, ratio, plan.away);
  const steps = [...scale.slice(0, 2), soft, ...scale.slice(2), solid.ground, solid.hover, text, strong];
  const colors: Record<string, Rgb> = {
    ...mapValues(plan.grounds, neutral),
    border: neutral(plan.border),
    'border-strong': grey(plan.borderStrong, 3),
    fg: grey(plan.fg, 10),
    'fg-muted': grey(plan.muted, 5.5),
    'fg-subtle': grey(plan.subtle, 4.5),
    ...Object.fromEntries(steps.map((rgb, index) => [`theme-${index + 1}`, rgb])),
    theme: solid.ground,
    'theme-hover': solid.hover,
    'theme-fg': solid.text,
    'theme-text': text,
    'theme-soft': soft,
    ring: readable(toOklch(solid.ground), grounds, 3, plan.away),
  };
  return Object.fromEntries(Object.entries(colors).map(([name, rgb]) => [`--color-${name}`, formatColor(rgb)]));
}

/**
 * Puts settings on an element (default: the page's root) as `data-theme`, `data-size` and CSS variables.
 * With the scheme `system` it follows the system until the returned function is called.
 */
export function applyTheme(settings: ThemeSettings, element: HTMLElement = document.documentElement): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const scheme = settings.scheme === 'system' ? (system.matches ? 'dark' : 'light') : settings.scheme;
    element.dataset['theme'] = scheme;
    element.dataset['size'] = settings.size;
    for (const [name, value] of Object.entries(themeVariables(settings.color, scheme))) element.style.setProperty(name, value);
  };
  apply();
  if (settings.scheme !== 'system') return () => {};
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}

interface Plan {
  grounds: Record<'bg' | 'bg-subtle' | 'surface' | 'surface-raised', number>;
  /** Lightness and share of the seed's chroma of steps 1, 2 and 4–8; step 3 is the soft ground. */
  scale: readonly (readonly [number, number])[];
  soft: number;
  softShare: number;
  border: number;
  borderStrong: number;
  fg: number;
  muted: number;
  subtle: number;
  text: number;
  strong: number;
  /** Where lightness goes when contrast is missing: away from the surfaces. */
  away: -1 | 1;
}

const plans: Record<'light' | 'dark', Plan> = {
  light: {
    grounds: { bg: 0.975, 'bg-subtle': 0.962, surface: 1, 'surface-raised': 1 },
    scale: [
      [0.993, 0.03],
      [0.98, 0.08],
      [0.93, 0.26],
      [0.9, 0.36],
      [0.86, 0.46],
      [0.8, 0.6],
      [0.73, 0.76],
    ],
    soft: 0.957,
    softShare: 0.16,
    border: 0.915,
    borderStrong: 0.64,
    fg: 0.25,
    muted: 0.47,
    subtle: 0.55,
    text: 0.55,
    strong: 0.36,
    away: -1,
  },
  dark: {
    grounds: { bg: 0.17, 'bg-subtle': 0.265, surface: 0.207, 'surface-raised': 0.24 },
    scale: [
      [0.18, 0.1],
      [0.21, 0.16],
      [0.325, 0.4],
      [0.36, 0.48],
      [0.41, 0.56],
      [0.47, 0.66],
      [0.55, 0.82],
    ],
    soft: 0.28,
    softShare: 0.34,
    border: 0.315,
    borderStrong: 0.53,
    fg: 0.93,
    muted: 0.76,
    subtle: 0.67,
    text: 0.74,
    strong: 0.9,
    away: 1,
  },
};

const white: Rgb = [255, 255, 255];
const ink: Rgb = [20, 22, 26];
/** White on a solid looks calmer than ink, so a colour may lose this much lightness to carry it. */
const whiteReach = 0.1;

function solidOf(seed: Oklch): { ground: Rgb; hover: Rgb; text: Rgb } {
  const dark = untilContrast(seed, [white], 4.5, -1);
  const isWhite = seed.l - dark.l <= whiteReach;
  const text = isWhite ? white : ink;
  const solid = isWhite ? dark : untilContrast(seed, [ink], 4.5, 1);
  // Hover moves away from the text, so that its contrast only grows.
  return { ground: toRgb(solid), hover: toRgb({ ...solid, l: Math.min(0.98, Math.max(0.12, solid.l + (isWhite ? -0.05 : 0.05))) }), text };
}

function readable(start: Oklch, grounds: readonly Rgb[], ratio: number, direction: -1 | 1): Rgb {
  return toRgb(untilContrast(start, grounds, ratio, direction));
}

function untilContrast(start: Oklch, grounds: readonly Rgb[], ratio: number, direction: -1 | 1): Oklch {
  let color = start;
  while ((direction < 0 ? color.l > 0 : color.l < 1) && grounds.some((ground) => contrast(toRgb(color), ground) < ratio)) {
    color = { ...color, l: color.l + direction * 0.005 };
  }
  return color;
}

function mapValues<Key extends string>(record: Record<Key, number>, map: (value: number) => Rgb): Record<string, Rgb> {
  return Object.fromEntries(Object.entries<number>(record).map(([key, value]) => [key, map(value)]));
}
