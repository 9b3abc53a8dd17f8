/**
 * A text as searches read it: letters and digits of any width as the usual ones, and nothing between Han characters that people write or
 * leave out, blanks and middle dots: `阿卜杜•热西提` is `阿卜杜热西提`, `张 三` is `张三`.
 */
export function folded(text: string): string {
  return text.normalize('NFKC').replaceAll(inside, '$1').replaceAll(atEnds, '$1');
}

/** Signs that may come between two Han characters of one name. */
export const gapSigns = [' ', '\u00a0', '\u3000', '·', '•', '‧', '・', '．', '.'] as const;

const inside = new RegExp(`(\\p{Script=Han})[${gapSigns.join('')}]+(?=\\p{Script=Han})`, 'gu');
const atEnds = /(\p{Script=Han})[·•‧・]+$|^[·•‧・]+(?=\p{Script=Han})/gu;

/**
 * A pattern of the database for all that folds to this text: with such signs between its Han characters, or without. Null where no two
 * Han characters are next to each other.
 */
export function patternOf(text: string): string | null {
  if (!/\p{Script=Han}{2}/u.test(text)) return null;
  const letters = Array.from(text);
  return letters.map((letter, index) => `${escaped(letter)}${han.test(letter) && han.test(letters[index + 1] ?? '') ? gap : ''}`).join('');
}

const han = /^\p{Script=Han}$/u;
const gap = `[${gapSigns.join('')}]*`;

function escaped(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`);
}
