import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { formatColor, parseColor } from './color.ts';
import { exportTheme } from './export-theme.ts';
import { themeTokens } from './theme-tokens.ts';
import { themeVariables } from './theme.ts';

const stylesheet = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
const settings = { color: '#722ed1', scheme: 'light', size: 'compact', radius: 'round', pageStyle: 'dark' } as const;
const sidebar = ":root:not([data-theme='dark']) [data-sidebar='dark']";

describe('the tokens', () => {
  test.each(['light', 'dark'] as const)('of the %s scheme are those of the stylesheet', (scheme) => {
    const tokens = themeTokens({});
    for (const [name, value] of Object.entries({ ...tokens.shared, ...tokens[scheme] })) expect(stylesheet).toContain(`${name}: ${value};`);
  });

  test.each(['compact', 'comfortable'] as const)('of the size %s are those of the stylesheet', (size) => {
    const rules = rulesOf(stylesheet.slice(stylesheet.indexOf('@layer base'), stylesheet.indexOf('/* A finger')));
    expect(themeTokens({ size }).shared).toMatchObject(rules[`[data-size='${size}']`] ?? { '--missing': '' });
  });

  test.each(['sharp', 'round'] as const)('of %s corners are those of the stylesheet', (radius) => {
    const rules = rulesOf(stylesheet.slice(stylesheet.indexOf('@layer base'), stylesheet.indexOf('/* A finger')));
    expect(themeTokens({ radius }).shared).toMatchObject(rules[`[data-radius='${radius}']`] ?? { '--missing': '' });
  });
});

describe('a theme as CSS', () => {
  test('has every token in both schemes, and the dark sidebar', () => {
    const tokens = themeTokens(settings);
    const rules = rulesOf(exportTheme(settings, 'css'));
    expect(rules[':root']).toEqual(tokens.shared);
    expect(rules[":root,[data-theme='light']"]).toEqual({ 'color-scheme': 'light', ...tokens.light });
    expect(rules["[data-theme='dark']"]).toEqual({ 'color-scheme': 'dark', ...tokens.dark });
    expect(rules[sidebar]).toEqual({ 'color-scheme': 'dark', ...tokens.sidebar });
    expect(rules["[data-theme='dark']"]).toMatchObject(themeVariables('#722ed1', 'dark'));
  });

  test('has no sidebar of its own on a light page style', () => {
    expect(Object.keys(rulesOf(exportTheme({ ...settings, pageStyle: 'light' }, 'css')))).not.toContain(sidebar);
  });

  test('begins dark where the scheme is dark, and can be turned light', () => {
    const rules = rulesOf(exportTheme({ ...settings, scheme: 'dark' }, 'css'));
    expect(rules[":root,[data-theme='dark']"]).toMatchObject(themeVariables('#722ed1', 'dark'));
    expect(rules["[data-theme='light']"]).toMatchObject(themeVariables('#722ed1', 'light'));
  });

  test('follows the system where the scheme does, unless light is chosen', () => {
    const css = exportTheme({ ...settings, scheme: 'system' }, 'css');
    const followed = css.slice(css.indexOf('@media (prefers-color-scheme: dark) {') + 38);
    expect(rulesOf(followed)[":root:not([data-theme='light'])"]).toMatchObject(themeVariables('#722ed1', 'dark'));
  });

  test.each(['light', 'dark', 'system'] as const)('is read by a parser of CSS (%s)', async (scheme) => {
    await expect(compile(exportTheme({ ...settings, scheme }, 'css'))).resolves.toBeDefined();
  });
});

describe('a theme as design tokens', () => {
  const json: unknown = JSON.parse(exportTheme(settings, 'json'));

  test.each(['light', 'dark', 'sidebar'] as const)('brings back every colour of %s', (ground) => {
    const colors = tokensAt(json, ground, 'color');
    const expected = Object.entries(themeTokens(settings)[ground] ?? {}).filter(([name]) => name.startsWith('--color-'));
    expect(Object.keys(colors)).toHaveLength(51);
    expect(Object.entries(colors).map(([name, value]) => [`--color-${name}`, rgbOf(value)])).toEqual(expected);
  });

  test('has shared tokens with their units', () => {
    expect(tokensAt(json, 'radius')).toEqual({
      small: { value: 6, unit: 'px' },
      control: { value: 10, unit: 'px' },
      card: { value: 12, unit: 'px' },
      dialog: { value: 16, unit: 'px' },
    });
    expect(tokensAt(json, 'height')).toEqual({ control: { value: 28, unit: 'px' }, row: { value: 36, unit: 'px' } });
    expect(tokensAt(json, 'font-size')).toMatchObject({ sm: { value: 13, unit: 'px' }, '2xl': { value: 24, unit: 'px' } });
    expect(tokensAt(json, 'line-height')).toMatchObject({ sm: { value: 20, unit: 'px' } });
    expect(tokensAt(json, 'font')['sans']).toEqual(['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'system-ui', 'sans-serif']);
  });

  test('has shadows with their parts', () => {
    expect(tokensAt(json, 'light', 'shadow')['2']).toEqual({
      color: { colorSpace: 'srgb', components: [0.0588, 0.0902, 0.1647], alpha: 0.1, hex: '#0f172a' },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 4, unit: 'px' },
      blur: { value: 16, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    });
  });

  test('has names that the format allows', () => {
    expect(namesIn(json).filter((name) => /^\$(?!type$|value$|description$)|[{}.]/.test(name))).toEqual([]);
  });
});

describe('a theme for Tailwind', () => {
  test('makes utilities of every kind, and changes with the scheme', async () => {
    const compiler = await compile(`${exportTheme(settings, 'tailwind')}\n@tailwind utilities;`);
    const css = compiler.build([
      'bg-theme',
      'text-danger-text',
      'rounded-card',
      'shadow-2',
      'h-control',
      'text-sm',
      'font-mono',
      'dark:bg-theme-1',
    ]);
    expect(css).toContain('background-color: var(--color-theme)');
    expect(css).toContain('color: var(--color-danger-text)');
    expect(css).toContain('border-radius: var(--radius-card)');
    expect(css).toContain('--tw-shadow: var(--elevation-2)');
    expect(css).toContain('height: var(--spacing-control)');
    expect(css).toContain('font-size: var(--text-sm)');
    expect(css).toContain('background-color: var(--color-theme-1)');
    expect(css).toContain(`--color-theme-text: ${themeVariables('#722ed1', 'dark')['--color-theme-text']}`);
  });

  test('has every colour in its theme', () => {
    const theme = rulesOf(exportTheme(settings, 'tailwind'))['@theme static'];
    const { '--elevation-1': _1, '--elevation-2': _2, '--elevation-3': _3, ...colors } = themeTokens(settings).light;
    expect(theme).toMatchObject(colors);
  });
});

test('what is no colour is refused', () => {
  expect(() => exportTheme({ color: 'blue' }, 'css')).toThrow(RangeError);
});

/** Selectors with their declarations; nested rules stand under their own selector. */
function rulesOf(css: string): Record<string, Record<string, string>> {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found = [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    const pairs = [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]);
    return [selector.trim().replaceAll(/,\s+/g, ','), Object.fromEntries(pairs)];
  });
  return Object.fromEntries(found);
}

/** The values of the tokens in a group. */
function tokensAt(json: unknown, ...path: string[]): Record<string, unknown> {
  const group = path.reduce((part, name) => childrenOf(part)[name], json);
  const tokens = Object.entries(childrenOf(group)).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(tokens.map(([name, token]) => [name, childrenOf(token)['$value']]));
}

function childrenOf(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part)) : {};
}

function rgbOf(value: unknown): string {
  const { components, hex } = childrenOf(value);
  const channels = Array.isArray(components) ? components.map((share) => Math.round(Number(share) * 255)) : [];
  const fromHex = formatColor(parseColor(String(hex)));
  return `rgb(${channels.join(', ')})` === fromHex ? fromHex : 'components and hex differ';
}

function namesIn(part: unknown): string[] {
  return Object.entries(childrenOf(part)).flatMap(([name, child]) => [name, ...(name === '$value' ? [] : namesIn(child))]);
}
