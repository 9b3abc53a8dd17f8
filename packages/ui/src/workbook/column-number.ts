/** The number of a column by its letters, from 1: `A` is 1, `AA` is 27. */
export function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
