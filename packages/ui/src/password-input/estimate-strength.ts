/** From 0, guessed at once, to 3, strong. */
export type StrengthLevel = 0 | 1 | 2 | 3;

/**
 * A rough estimate of how hard a password is to guess; it advises, it refuses nothing. Bits are the characters that surprise times the
 * logarithm of the alphabet they come from: length counts most. Repeats, runs (`abc`, `321`, `qwer`), repeated blocks, years and the
 * commonest passwords count little. 30, 45 and 60 bits part the levels: about a billion guesses, months and centuries at ten thousand a
 * second, which is more than a server with a lockout allows and less than a stolen table of fast hashes would.
 */
export function estimateStrength(password: string): { bits: number; level: StrengthLevel } {
  const block = repeatedBlock(password);
  const plain = block.replace(new RegExp(common.join('|'), 'gi'), '\u0000').replace(/(19|20)\d\d/g, '\u0000\u0000');
  const bits = Math.round(surprises(plain) * Math.log2(alphabetOf(block)) + (block === password ? 0 : 2));
  return { bits, level: bits < 30 ? 0 : bits < 45 ? 1 : bits < 60 ? 2 : 3 };
}

/** The shortest text whose repetition it is: `abab` is `ab` twice. */
function repeatedBlock(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

/** A character that follows from the one before it is worth a quarter. */
function surprises(text: string): number {
  const characters = Array.from(text.toLowerCase());
  return characters.reduce((sum, character, at) => sum + (isExpected(characters[at - 1], character) ? 0.25 : 1), 0);
}

function isExpected(before: string | undefined, character: string): boolean {
  if (before === undefined) return false;
  if (before === character) return true;
  return rows.some(
    (row) => Math.abs(row.indexOf(before) - row.indexOf(character)) === 1 && row.includes(before) && row.includes(character),
  );
}

function alphabetOf(text: string): number {
  const sizes = classes.map(([pattern, size]) => (pattern.test(text) ? size : 0));
  return Math.max(
    2,
    sizes.reduce((sum, size) => sum + size, 0),
  );
}

const classes: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d\u0080-\u{10ffff}]/u, 33],
  // A few thousand characters are in use; a name takes the commonest.
  [/[\u0080-\u{10ffff}]/u, 500],
];

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz', '2wsx', '3edc', '4rfv'];

/** Heads of every list of leaked passwords, Chinese ones too, and what people here would think of first. A find counts as one character. */
const common = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'admin',
  'administrator',
  'letmein',
  'welcome',
  'iloveyou',
  'monkey',
  'dragon',
  'master',
  'sunshine',
  'princess',
  'football',
  'superman',
  'qwerty',
  'abc123',
  '123456',
  '111111',
  '000000',
  '666666',
  '888888',
  '112233',
  '123123',
  '654321',
  '5201314',
  '1314520',
  '7758521',
  'woaini',
  'aini',
  'wang',
  'zhang',
  'saiwu',
  'xuexiao',
  'dasai',
  'jiaoshi',
  'xuesheng',
];
