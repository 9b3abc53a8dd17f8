import { configDefaults, defineConfig } from 'vitest/config';

/** The tests that mutants are run against: without the slow ones, which look at size and at the package from outside. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/{large-inputs,worker,readme}.test.ts'],
    environment: 'node',
    env: { MUTATING: 'yes' },
    testTimeout: 30_000,
  },
});
