/** How many colours there are; a chart with more series uses them again, with other dashes and patterns. */
export const chartColorCount = 8;

/**
 * The colour of a series as a CSS variable, so that it follows the theme without a new drawing. One series alone has the theme colour,
 * several have the fixed colours of `theme.css`: they stay apart for colour-blind eyes and have a contrast of 3:1 on every surface.
 */
export function chartColor(index: number, count: number): string {
  return count <= 1 ? 'var(--color-ring)' : `var(--color-chart-${(index % chartColorCount) + 1})`;
}

/**
 * A colour between low (0) and high (1) of the theme colour, for heat maps: light to dark on light pages, dark to light on dark ones. Write
 * on it with a halo (`paint-order: stroke`, stroke `--color-surface`), since no one text colour suits every step.
 */
export function sequentialColor(share: number): string {
  return between(['var(--color-theme-3)', 'var(--color-theme)', 'var(--color-theme-12)'], clamp(share, 0, 1));
}

/** A colour between -1 (orange) over 0 (neutral) and 1 (blue), for what lies on both sides of a middle. */
export function divergingColor(share: number): string {
  return between(['var(--color-chart-2)', 'var(--color-bg-subtle)', 'var(--color-chart-1)'], (clamp(share, -1, 1) + 1) / 2);
}

/** The dashes of a line, so that lines differ without colour; none for the first. */
export function lineDash(index: number): string | undefined {
  return dashes[index % dashes.length];
}

const dashes = [undefined, '6 3', '2 3', '10 3 2 3', '12 4', '4 2', '8 3 2 3 2 3', '1 4'];

function between([low, middle, high]: readonly [string, string, string], share: number): string {
  const [from, to, part] = share < 0.5 ? [low, middle, share * 2] : [middle, high, share * 2 - 1];
  const percent = Math.round(part * 100);
  if (percent === 0) return from;
  if (percent === 100) return to;
  return `color-mix(in oklab, ${to} ${percent}%, ${from})`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
