import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const catalogue = (folder: string) => ({ path: `<rootDir>/${folder}/src/locales/{locale}`, include: [`<rootDir>/${folder}/src`], exclude: ['**/*.test.ts', '**/*.test.tsx'] });

/** One catalogue per package that speaks: the contract's rules, the server's answers, the screens. The source language is Chinese. */
export default defineConfig({ rootDir: '/work/main',
  sourceLocale: 'zh',
  locales: ['zh', 'en'],
  fallbackLocales: { en: 'zh' },
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: [catalogue('openapi'), catalogue('apps/server'), catalogue('packages/features'), { path: '<rootDir>/packages/features/src/session/locales/{locale}', include: ['<rootDir>/packages/features/src/session', '<rootDir>/packages/features/src/lib'] }],
});
