import { afterEach, expect, test, vi } from 'vitest';
import { defaultOf, languageOf, readSettings } from './settings.ts';

const defaults = {
  COLOR: 'rgb(24, 144, 255)',
  SCHEME: 'system',
  PAGE_STYLE: 'light',
  SIZE: 'default',
  RADIUS: 'default',
  LANGUAGE: null,
  SIDEBAR_STATUS: 1,
  SIDEBAR_LOGO: 1,
  UNIQUE_OPENED: 1,
  MULTIPAGE: 1,
  FIXED_HEADER: 1,
  FIXED_SIDEBAR: 1,
  MSG_REFRESH: 1,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('the chosen language counts, then the browser’s, then Chinese', () => {
  const settings = readSettings();
  expect(languageOf({ ...settings, LANGUAGE: 'en' }, 'zh-CN')).toBe('en');
  expect(languageOf({ ...settings, LANGUAGE: null }, 'en-GB')).toBe('en');
  expect(languageOf({ ...settings, LANGUAGE: null }, 'de')).toBe('zh');
});

test('without a storage all is on or open, and the colour is blue', () => {
  expect(readSettings()).toEqual(defaults);
  expect(defaultOf('COLOR')).toBe('rgb(24, 144, 255)');
});

test.each([
  ['COLOR', ['blue', 'rgb(24, 144, 256)', 'rgb(1, 2)', '#12345', 7]],
  ['SCHEME', ['night', null]],
  ['PAGE_STYLE', ['system']],
  ['SIZE', ['huge']],
  ['RADIUS', [8]],
  ['LANGUAGE', ['de']],
  ['MULTIPAGE', [true, '1', 2]],
] as const)('a damaged %s falls back', async (key, values) => {
  for (const value of values) expect(await readWith({ [key]: JSON.stringify(value) })).toEqual(defaults);
  expect(await readWith({ [key]: '{' })).toEqual(defaults);
});

test('what was stored holds', async () => {
  const stored = {
    COLOR: '#722ED1',
    SCHEME: 'dark',
    PAGE_STYLE: 'dark',
    SIZE: 'compact',
    RADIUS: 'sharp',
    LANGUAGE: 'en',
    SIDEBAR_STATUS: 0,
    SIDEBAR_LOGO: 0,
    UNIQUE_OPENED: 0,
    MULTIPAGE: 0,
    FIXED_HEADER: 0,
    FIXED_SIDEBAR: 0,
    MSG_REFRESH: 0,
  };
  expect(await readWith(Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])))).toEqual(stored);
  expect(await readWith({ COLOR: '"rgb(250, 173, 20)"' })).toEqual({ ...defaults, COLOR: 'rgb(250, 173, 20)' });
});

/** The settings of a page that starts with these values in its storage. */
async function readWith(values: Record<string, string>) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => values[key.replace(/^saiwu_/, '')] ?? null });
  vi.resetModules();
  const fresh = await import('./settings.ts');
  return fresh.readSettings();
}
