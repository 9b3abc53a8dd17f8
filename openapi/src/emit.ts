import { readFileSync, writeFileSync } from 'node:fs';
import { openapiDocument } from './document.ts';

const target = new URL('../openapi.json', import.meta.url);
const text = `${JSON.stringify(openapiDocument(), null, 1)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('openapi.json is stale: run `pnpm --filter @saiwu/openapi emit` and commit it.');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
