import { describe, expect, test } from 'vitest';
import { contrast, parseColor, type Rgb } from '../theme/color.ts';
import { themeTokens } from '../theme/theme-tokens.ts';
import { chartColor, chartColorCount, divergingColor, lineDash, sequentialColor } from './chart-colors.ts';

describe.each(['light', 'dark'] as const)('the colours of series, %s', (scheme) => {
  const tokens = themeTokens({})[scheme];
  const colors = Array.from({ length: chartColorCount }, (_, index) => parseColor(tokens[`--color-chart-${index + 1}`] ?? ''));

  test('have a contrast of 3:1 on every surface', () => {
    for (const ground of ['surface', 'surface-raised', 'bg']) {
      for (const color of colors) expect(contrast(color, parseColor(tokens[`--color-${ground}`] ?? ''))).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.entries(eyes()))('stay apart for %s eyes', (_, eye) => {
    const seen = colors.map((color) => labOf(eye(color)));
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.079);
  });
});

test('one series has the theme colour, a ninth begins anew', () => {
  expect(chartColor(0, 1)).toBe('var(--color-ring)');
  expect(chartColor(0, 2)).toBe('var(--color-chart-1)');
  expect(chartColor(8, 9)).toBe('var(--color-chart-1)');
  expect(lineDash(0)).toBeUndefined();
  expect(new Set(Array.from({ length: 8 }, (_, index) => lineDash(index))).size).toBe(8);
});

test('scales go through their ends and their middle, and not beyond', () => {
  expect([-1, 0, 0.5, 1, 2].map(sequentialColor)).toEqual([
    'var(--color-theme-3)',
    'var(--color-theme-3)',
    'var(--color-theme)',
    'var(--color-theme-12)',
    'var(--color-theme-12)',
  ]);
  expect(sequentialColor(0.25)).toBe('color-mix(in oklab, var(--color-theme) 50%, var(--color-theme-3))');
  expect([-1, 0, 1].map(divergingColor)).toEqual(['var(--color-chart-2)', 'var(--color-bg-subtle)', 'var(--color-chart-1)']);
});

/**
 * How eyes without one kind of cone see a colour. Source: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", 2009, severity 1.0, on linear RGB.
 */
function eyes(): Record<string, (color: Rgb) => number[]> {
  const matrices = {
    all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    protanopic: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    deuteranopic: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    tritanopic: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  };
  return Object.fromEntries(Object.entries(matrices).map(([name, matrix]) => [name, (color) => product(matrix, color.map(linear))]));
}

function product(matrix: number[], vector: number[]): number[] {
  return [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        vector.reduce((sum, part, at) => sum + part * (matrix[row + at] ?? 0), 0),
      ),
    ),
  );
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** OKLab of linear RGB. Source: Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function labOf([r = 0, g = 0, b = 0]: number[]): number[] {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
