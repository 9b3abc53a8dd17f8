import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Reads a JSON file of the repository; `undefined` where it is absent or damaged. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Remembers a value for the next run, in `.cache/`. */
export function remember(name, value) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', name), JSON.stringify(value));
}

/** What `remember` kept; `undefined` the first time. */
export function recall(name) {
  return readJson(join('.cache', name));
}
