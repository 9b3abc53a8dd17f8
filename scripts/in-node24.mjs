import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNode24, onNode24 } from './node24.mjs';

const [script, ...args] = process.argv.slice(2);

if (isNode24()) {
  process.argv = [process.argv[0], resolve(script), ...args];
  await import(pathToFileURL(resolve(script)).href);
} else {
  process.exit(await onNode24([resolve(script), ...args]));
}
