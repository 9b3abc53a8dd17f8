import { zhFirst } from '@saiwu/ui';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../../../../ui/src/', import.meta.url);
const parts = ['alert', 'brand', 'button', 'copy-button', 'icon-button', 'input/input.tsx', 'password-input/password-input.tsx'];

test('the parts of the kit on the sign-in page say nothing but the first words', () => {
  const files = parts.flatMap((part) =>
    part.endsWith('.tsx')
      ? [part]
      : readdirSync(new URL(part, kit), { encoding: 'utf8' })
          .filter((name) => /^[\w-]+\.tsx?$/.test(name))
          .map((name) => `${part}/${name}`),
  );
  const said = files.flatMap((file) =>
    Array.from(readFileSync(new URL(file, kit), 'utf8').matchAll(/\bwords\.(?!tsx)(\w+)/g), ([, word]) => word),
  );
  expect(said.length).toBeGreaterThan(4);
  expect(said.filter((word) => !(String(word) in zhFirst))).toEqual([]);
});
