/** A text with width, case and accents taken out, and the way back to where each character stood. */
export interface FoldedText {
  text: string;
  /** Start in the original of the character at this index of the folded text. */
  startOf(index: number): number;
  /** End in the original of that character. */
  endOf(index: number): number;
}

/** Folds character by character (compatibility forms, marks, case), so that ｚｈāng reads zhang. */
export function foldText(text: string): FoldedText {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let place = 0;
  for (const character of text) {
    const folded = fold(character);
    pieces.push(folded);
    for (let index = 0; index < folded.length; index++) {
      starts.push(place);
      ends.push(place + character.length);
    }
    place += character.length;
  }
  return { text: pieces.join(''), startOf: (index) => starts[index] ?? text.length, endOf: (index) => ends[index] ?? text.length };
}

/** Width, case and accents taken out; invisible characters become nothing. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
