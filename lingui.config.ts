import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const catalogue = (folder: string, elsewhere: readonly string[] = []) => ({
  path: `<rootDir>/${folder}/src/locales/{locale}`,
  include: [`<rootDir>/${folder}/src`],
  exclude: [...tests, ...elsewhere],
});

const tests = ['**/*.test.ts', '**/*.test.tsx'];
const features = (paths: readonly string[]) => paths.map((path) => `<rootDir>/packages/features/src/${path}`);

/**
 * The sign-in page has messages of its own, so that it loads a little and not everything. What it fetches afterwards comes with all of
 * them.
 */
const signIn = {
  path: '<rootDir>/packages/features/src/lib/language/locales/{locale}',
  include: features([
    'lib/api/explain-error.ts',
    'lib/app/code-boundary.tsx',
    'session/entry/**',
    'session/sign-in-screen.tsx',
    'session/sign-in/{entry-field,failure-notice,password-form,ways-in}.tsx',
  ]),
  exclude: tests,
};

/**
 * What the frame and the page that everybody begins at say; the words of the other screens come with the first of those. The build checks
 * the list.
 */
const frameSources = features([
  'contest/{routes.ts,judging-stages.tsx,sheet-progress.tsx}',
  'contest/dashboard/**',
  'contest/entry/own-entries/{bars,left-words}.tsx',
  'contest/entry/own-entries/use-own-words.ts',
  'dashboard/**',
  'lib/language/{deadline.tsx,platform-messages.ts}',
  'platform/routes.ts',
  'platform/message/bell/{message-bell,message-ticker}.tsx',
  'platform/visits/**',
  'public/banner-{carousel,link}.tsx',
  'session/login-timeline.tsx',
  'shell/*.tsx',
  'shell/{menu,tabs}/*.{ts,tsx}',
  'shell/navbar/{fullscreen,help,settings}-button.tsx',
  'shell/navbar/{language,person,size,theme}-menu.tsx',
]);
const frame = { path: '<rootDir>/packages/features/src/locales/frame/{locale}', include: frameSources, exclude: tests };

/** What operations are called in words. The server alone says it, so that no screen loads it. */
const operationSources = ['contract', 'operation-words.ts'].map((path) => `<rootDir>/openapi/src/${path}`);
const operations = { path: '<rootDir>/openapi/src/locales/operations/{locale}', include: operationSources, exclude: tests };

/** One catalogue per package that speaks: the contract's rules, the server's answers, the screens. The source language is Chinese. */
export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en'],
  fallbackLocales: { en: 'zh' },
  format: formatter({ origins: false }),
  catalogs: [
    catalogue('openapi', operationSources),
    operations,
    catalogue('apps/server'),
    catalogue('packages/features', frameSources),
    signIn,
    frame,
  ],
});
