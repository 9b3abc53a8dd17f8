import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// the document holds no words of Lingui, whose macros only a build understands
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro'
      ? { url: 'data:text/javascript,export const msg = () => ({})', shortCircuit: true }
      : next(specifier, context),
});
const { openapiDocument } = await import('./document.ts');

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
