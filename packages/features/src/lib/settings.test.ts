import { expect, test } from 'vitest';
import { languageOf, readSettings } from './settings.ts';

test('the chosen language counts, then the browser’s, then Chinese', () => {
  const settings = readSettings();
  expect(languageOf({ ...settings, LANGUAGE: 'en' }, 'zh-CN')).toBe('en');
  expect(languageOf({ ...settings, LANGUAGE: null }, 'en-GB')).toBe('en');
  expect(languageOf({ ...settings, LANGUAGE: null }, 'de')).toBe('zh');
});

test('without a storage, or with damaged values, the defaults hold', () => {
  expect(readSettings()).toEqual({ COLOR: 'rgb(24, 144, 255)', SCHEME: 'system', SIZE: 'default', LANGUAGE: null, SIDEBAR_STATUS: 1 });
});
