import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const catalogue = (folder: string) => ({
  path: `<rootDir>/${folder}/src/locales/{locale}`,
  include: [`<rootDir>/${folder}/src`],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
});

/** The sign-in page has messages of its own, so that it loads a little and not everything. What it fetches afterwards comes with all of them. */
const signIn = {
  path: '<rootDir>/packages/features/src/lib/language/locales/{locale}',
  include: [
    'lib/api/explain-error.ts',
    'lib/app/later.tsx',
    'session/entry-frame.tsx',
    'session/entry-settings.tsx',
    'session/sign-in-screen.tsx',
    'session/sign-in/{entry-field,failure-notice,password-form,ways-in}.tsx',
  ].map((path) => `<rootDir>/packages/features/src/${path}`),
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
};

/** One catalogue per package that speaks: the contract's rules, the server's answers, the screens. The source language is Chinese. */
export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en'],
  fallbackLocales: { en: 'zh' },
  format: formatter({ origins: false }),
  catalogs: [catalogue('openapi'), catalogue('apps/server'), catalogue('packages/features'), signIn],
});
