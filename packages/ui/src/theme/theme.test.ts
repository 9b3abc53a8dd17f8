import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkThemeColor } from './check-theme-color.ts';
import { contrast, formatHex, parseColor, toOklch, toRgb } from './color.ts';
import { defaultTheme, presetColors, sidebarSelector, themeVariables } from './theme.ts';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
const surfaces = ['bg', 'bg-subtle', 'surface', 'surface-raised', 'theme-soft'];
const texts = ['fg', 'fg-muted', 'fg-subtle', 'theme-text', 'theme-12'];
const freeColors = ['#000', '#fff', '#ff0', '#808080', '#00ffff', '#ff00ff', '#0000ff'];
const grounds = ['light', 'dark', 'sidebar'] as const;

describe.each(grounds)('given the ground %s', (ground) => {
  describe.each([...presetColors, ...freeColors])('and the colour %s', (color) => {
    const tokens = themeVariables(color, ground);

    test.each(texts)('%s is readable on every surface', (text) => {
      for (const surface of surfaces) expect(ratio(tokens, text, surface)).toBeGreaterThanOrEqual(4.5);
    });

    test('text on the solid is readable, at rest and under the pointer', () => {
      expect(ratio(tokens, 'theme-fg', 'theme')).toBeGreaterThanOrEqual(4.5);
      expect(ratio(tokens, 'theme-fg', 'theme-hover')).toBeGreaterThanOrEqual(4.5);
    });

    test.each(['border-strong', 'ring'])('%s is seen on every surface', (line) => {
      for (const surface of surfaces) expect(ratio(tokens, line, surface)).toBeGreaterThanOrEqual(3);
    });
  });

  test('any other colour passes too', () => {
    for (const color of everyColor()) expect(failures(themeVariables(color, ground)), color).toEqual([]);
  });

  describe('and the stylesheet', () => {
    const tokens = stylesheetTokens(ground);

    test('holds the default theme, so that the first paint needs no script', () => {
      expect(tokens).toMatchObject(themeVariables(defaultTheme.color, ground));
    });

    test.each(['success', 'warning', 'danger', 'info'])('%s is readable as text and as solid', (state) => {
      for (const surface of ['bg', 'bg-subtle', 'surface', 'surface-raised', `${state}-soft`]) {
        expect(ratio(tokens, `${state}-text`, surface)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(tokens, 'fg', surface)).toBeGreaterThanOrEqual(4.5);
      }
      expect(ratio(tokens, `${state}-fg`, state)).toBeGreaterThanOrEqual(4.5);
    });
  });
});

test('a light part of a dark page has the state colours of light pages', () => {
  const light = stylesheetTokens('light');
  const states = colorsIn("[data-theme] [data-theme='light']");
  expect(Object.keys(states)).toHaveLength(24);
  expect(light).toMatchObject(states);
});

describe('a colour that is checked', () => {
  test('stays as it is when white is readable on it', () => {
    expect(checkThemeColor('#722ed1')).toMatchObject({
      given: '#722ed1',
      used: { light: '#722ed1', dark: '#722ed1' },
      isCorrected: false,
    });
  });

  test('is told when it had to change', () => {
    const check = checkThemeColor('rgb(24, 144, 255)');
    expect(check).toMatchObject({ given: '#1890ff', used: { light: '#0076d8', dark: '#0076d8' }, isCorrected: true });
    expect(contrast([24, 144, 255], [255, 255, 255])).toBeLessThan(4.5);
  });

  test.each([...presetColors, ...freeColors])('%s comes to one that passes', (color) => {
    const { ratio: ratios, used, given, isCorrected } = checkThemeColor(color);
    expect(Math.min(ratios.light, ratios.dark)).toBeGreaterThanOrEqual(4.5);
    expect(isCorrected).toBe(used.light !== given || used.dark !== given);
  });
});

test('a colour survives the way to OKLCH and back', () => {
  for (const color of presetColors) expect(toRgb(toOklch(parseColor(color)))).toEqual(parseColor(color));
});

test('a colour is written as hex', () => {
  expect(formatHex([0, 10, 255])).toBe('#000aff');
});

test('what is no colour is refused', () => {
  expect(() => parseColor('blue')).toThrow(RangeError);
  expect(() => parseColor('rgb(1, 2, 256)')).toThrow(RangeError);
});

/** 512 colours that cover the cube of red, green and blue, and 200 between them that are the same in every run. */
function everyColor(): string[] {
  const steps = [0, 36, 73, 109, 146, 182, 219, 255];
  const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `rgb(${red}, ${green}, ${blue})`)));
  let seed = 20_260_301;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed & 255;
  };
  return [...grid, ...Array.from({ length: 200 }, () => `rgb(${next()}, ${next()}, ${next()})`)];
}

function failures(tokens: Record<string, string>): string[] {
  const pairs = [
    ...texts.flatMap((text) => surfaces.map((surface) => [text, surface, 4.5] as const)),
    ...['border-strong', 'ring'].flatMap((line) => surfaces.map((surface) => [line, surface, 3] as const)),
    ['theme-fg', 'theme', 4.5] as const,
    ['theme-fg', 'theme-hover', 4.5] as const,
  ];
  return pairs.filter(([one, other, least]) => ratio(tokens, one, other) < least).map(([one, other]) => `${one} on ${other}`);
}

function ratio(tokens: Record<string, string>, one: string, other: string): number {
  return contrast(parseColor(tokens[`--color-${one}`] ?? ''), parseColor(tokens[`--color-${other}`] ?? ''));
}

/** The colours that the stylesheet gives to light pages, dark pages and the dark sidebar. */
function stylesheetTokens(ground: (typeof grounds)[number]): Record<string, string> {
  if (ground === 'light') return colorsIn('@theme static');
  const selector = ground === 'dark' ? "[data-theme='dark']" : sidebarSelector;
  return { ...colorsIn(selector), ...colorsIn(`[data-theme='dark'],\n  ${sidebarSelector}`) };
}

function colorsIn(selector: string): Record<string, string> {
  const start = css.search(new RegExp(`^ *${selector.replace(/[[\]():]/g, '\\$&')} \\{$`, 'm'));
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--color-[\w-]+): (rgb\([^)]+\));/g)].map((match) => [match[1], match[2]]));
}
