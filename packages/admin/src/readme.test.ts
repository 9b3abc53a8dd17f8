import { expect, test } from 'vitest';
import readme from '../README.md?raw';

// The example compiles, and is used in a browser as it is installed: the first page shows that very code.
const files = import.meta.glob<string>('../../../examples/other-backend/src/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const blocks = [...readme.matchAll(/`src\/([\w-]+\.tsx?)`:\n\n```tsx?\n([^]*?)```\n/g)].map(
  ([, name = '', code = '']) => [name, code] as const,
);

test('every piece of TypeScript in the README is a file of the example', () => {
  expect(blocks).toHaveLength(readme.match(/^```ts/gm)?.length ?? -1);
  expect(blocks.length).toBeGreaterThan(0);
});

test.each(blocks)('%s is the same in both', (name, code) => {
  expect(code).toBe(files[`../../../examples/other-backend/src/${name}`]);
});
