import { parsePermission } from '@saiwu/auth/permission';
import { rules } from '@saiwu/openapi';
import { expect, it } from 'vitest';

it('the contract refuses the permission strings that the checks cannot read, and no others', () => {
  const texts = stringsOf(['a', '*', ':', ',', ' '], 5);
  const differing = texts.filter((text) => rules.permission.safeParse(text).success !== isReadable(text));
  expect([texts.length, differing]).toEqual([3906, []]);
});

function isReadable(text: string): boolean {
  try {
    parsePermission(text);
    return true;
  } catch {
    return false;
  }
}

/** Every text of these characters up to a length. */
function stringsOf(characters: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  const shorter = stringsOf(characters, length - 1);
  return [...new Set(['', ...shorter, ...shorter.flatMap((text) => characters.map((character) => text + character))])];
}
