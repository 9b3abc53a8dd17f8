import { readFileSync } from 'node:fs';

/** What PGlite begins from where it is to be empty (`loadDataDir`): to make that anew takes seconds. */
export function emptyDatabase(): Blob {
  return new Blob([readFileSync(process.env['TEST_EMPTY'] ?? '')]);
}
