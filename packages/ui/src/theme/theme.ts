import { contrast, formatColor, parseColor, toOklch, toRgb, type Oklch, type Rgb } from './color.ts';

/** What a person may set: the theme colour, light or dark (or as the system says), sizes and corners. */
export interface ThemeSettings {
  /** `#rrggbb` or `rgb(r, g, b)`. */
  color: string;
  scheme: 'light' | 'dark' | 'system';
  /** Control heights 28, 32 and 40 px, rows 36, 44 and 52 px, and the text with them. */
  size: 'compact' | 'default' | 'comfortable';
  /** Corners of controls, cards and dialogs: 2, 4, 6 px; 6, 8, 12 px; 10, 12, 16 px. */
  radius: 'sharp' | 'default' | 'round';
  /** `dark`: the sidebar is dark in the light scheme too. A layout then marks it `data-sidebar="dark"`, as `AdminLayout` does. */
  pageStyle: 'light' | 'dark';
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

/** What holds for every setting that is not given. */
export const defaultTheme: ThemeSettings = {
  color: 'rgb(24, 144, 255)',
  scheme: 'system',
  size: 'default',
  radius: 'default',
  pageStyle: 'light',
};

/**
 * The colour tokens that follow from a theme colour, as CSS variables with `rgb()` values: for light pages, for dark ones, or for the
 * dark sidebar beside light pages. Every text token has a contrast of at least 4.5:1 on every surface it may stand on; the solid is
 * moved in lightness until its text does too. Lines that must be seen, `border-strong` and `ring`, have 3:1.
 * @throws RangeError when `color` cannot be read.
 */
export function themeVariables(color: string, ground: 'light' | 'dark' | 'sidebar'): Record<string, string> {
  const seed = toOklch(parseColor(color));
  const plan = plans[ground];
  const tint = plan.tint * Math.min(1, seed.c / 0.1);
  const neutral = (l: number): Rgb => toRgb({ l, c: tint, h: seed.h });
  const scale = plan.scale.map(([l, share]) => toRgb({ l, c: seed.c * share, h: seed.h }));
  const soft = toRgb({ l: plan.soft, c: Math.min(seed.c, 0.2) * plan.softShare, h: seed.h });
  const grounds = [...Object.values(plan.grounds).map(neutral), soft];
  // Near white or black a solid would vanish on the surfaces.
  const solid = solidOf({ ...seed, l: Math.min(0.88, Math.max(0.34, seed.l)) });
  const text = readable({ ...seed, l: plan.text, c: seed.c * 0.9 }, grounds, 4.5, plan.away);
  const strong = readable({ ...seed, l: plan.strong, c: seed.c * 0.5 }, grounds, 7, plan.away);
  const grey = (l: number, ratio: number) => readable({ ...seed, l, c: 2 * tint }, grounds, ratio, plan.away);
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
 * Puts settings on an element (default: the page's root) as `data-theme`, `data-size`, `data-radius` and CSS variables; what is not given
 * is as in `defaultTheme`. On the root it colours what is marked `data-sidebar="dark"` too.
 * With the scheme `system` it follows the system until the returned function is called.
 */
export function applyTheme(settings: Partial<ThemeSettings>, element: HTMLElement = document.documentElement): () => void {
  const { color, scheme, size, radius } = { ...defaultTheme, ...settings };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const shown = scheme === 'system' ? (system.matches ? 'dark' : 'light') : scheme;
    element.dataset['theme'] = shown;
    element.dataset['size'] = size;
    element.dataset['radius'] = radius;
    for (const [name, value] of Object.entries(themeVariables(color, shown))) element.style.setProperty(name, value);
  };
  apply();
  if (element === document.documentElement) colorSidebar(color);
  if (scheme !== 'system') return () => {};
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}

/** The sidebar comes and goes with the page's content, so its colours stand in a rule, not on an element. */
function colorSidebar(color: string) {
  if (sidebarSheet === undefined) {
    sidebarSheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sidebarSheet);
  }
  const declarations = Object.entries(themeVariables(color, 'sidebar')).map(([name, value]) => `${name}: ${value}`);
  sidebarSheet.replaceSync(`${sidebarSelector} { ${declarations.join('; ')} }`);
}

/** Selects the dark sidebar; in the dark scheme it looks like the rest. */
export const sidebarSelector = ":root:not([data-theme='dark']) [data-sidebar='dark']";
let sidebarSheet: CSSStyleSheet | undefined;

interface Plan {
  /** Chroma of the neutrals, their trace of the theme's hue. */
  tint: number;
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

const dark: Plan = {
  tint: 0.006,
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
};

const plans: Record<'light' | 'dark' | 'sidebar', Plan> = {
  light: {
    tint: 0.006,
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
  dark,
  // Beside white pages near-black would be a hole: a step lighter than dark pages, and with more of the theme's hue.
  sidebar: {
    ...dark,
    tint: 0.014,
    grounds: { bg: 0.22, 'bg-subtle': 0.315, surface: 0.255, 'surface-raised': 0.285 },
    soft: 0.335,
    softShare: 0.38,
    border: 0.34,
    borderStrong: 0.58,
    muted: 0.79,
    subtle: 0.7,
    text: 0.8,
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
