import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, parseColor, toOklch, toRgb } from './color.ts';
import { presetColors, themeVariables } from './theme.ts';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
const grounds = ['bg', 'bg-subtle', 'surface', 'surface-raised', 'theme-soft'];
const freeColors = ['#000', '#fff', '#ff0', '#808080', '#00ffff', '#ff00ff', '#0000ff'];

describe.each(['light', 'dark'] as const)('given the %s scheme', (scheme) => {
  describe.each([...presetColors, ...freeColors])('and the colour %s', (color) => {
    const tokens = themeVariables(color, scheme);

    test.each(['fg', 'fg-muted', 'fg-subtle', 'theme-text', 'theme-12'])('%s is readable on every ground', (text) => {
      for (const ground of grounds) expect(ratio(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
    });

    test('text on the solid is readable, at rest and under the pointer', () => {
      expect(ratio(tokens, 'theme-fg', 'theme')).toBeGreaterThanOrEqual(4.5);
      expect(ratio(tokens, 'theme-fg', 'theme-hover')).toBeGreaterThanOrEqual(4.5);
    });

    test.each(['border-strong', 'ring'])('%s is seen on every ground', (line) => {
      for (const ground of grounds) expect(ratio(tokens, line, ground)).toBeGreaterThanOrEqual(3);
    });
  });

  describe('and the stylesheet', () => {
    const tokens = tokensOf(scheme);

    test('holds the default theme, so that the first paint needs no script', () => {
      expect(tokens).toMatchObject(themeVariables('rgb(24, 144, 255)', scheme));
    });

    test.each(['success', 'warning', 'danger', 'info'])('%s is readable as text and as solid', (state) => {
      for (const ground of ['bg', 'bg-subtle', 'surface', 'surface-raised', `${state}-soft`]) {
        expect(ratio(tokens, `${state}-text`, ground)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(tokens, 'fg', ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(ratio(tokens, `${state}-fg`, state)).toBeGreaterThanOrEqual(4.5);
    });
  });
});

test('a colour survives the way to OKLCH and back', () => {
  for (const color of presetColors) expect(toRgb(toOklch(parseColor(color)))).toEqual(parseColor(color));
});

test('what is no colour is refused', () => {
  expect(() => parseColor('blue')).toThrow(RangeError);
  expect(() => parseColor('rgb(1, 2, 256)')).toThrow(RangeError);
});

function ratio(tokens: Record<string, string>, one: string, other: string): number {
  return contrast(parseColor(tokens[`--color-${one}`] ?? ''), parseColor(tokens[`--color-${other}`] ?? ''));
}

function tokensOf(scheme: 'light' | 'dark'): Record<string, string> {
  const start = css.indexOf(scheme === 'light' ? '@theme static {' : "[data-theme='dark'] {");
  const block = css.slice(start, css.indexOf('\n\n', start));
  return Object.fromEntries([...block.matchAll(/(--color-[\w-]+): (rgb\([^)]+\));/g)].map((match) => [match[1], match[2]]));
}
