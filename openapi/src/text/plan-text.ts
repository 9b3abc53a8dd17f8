/**
 * How many characters a section of a plan has, of clean HTML: as the editor counts while it is typed, so that screen and server never
 * differ. A Chinese character is one, and so is a letter, a mark or a space.
 */
export function charactersOf(html: string): number {
  return Array.from(textOf(html, '')).length;
}

/** The units that people count a text by: Chinese characters, and words of languages that have spaces between them. Numbers are words. */
export function wordsOf(html: string): { chinese: number; words: number } {
  const text = textOf(html, ' ');
  return {
    chinese: text.match(/\p{Script=Han}/gu)?.length ?? 0,
    words: text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’.,-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu)?.length ?? 0,
  };
}

/** Each entity is one character. */
function textOf(html: string, betweenTags: string): string {
  return html
    .replaceAll(/<br\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, betweenTags)
    .replaceAll(/&(?:\w+|#\d+|#x[\da-f]+);/gi, ' ');
}

/** The same for two texts that say the same: links to our pictures differ by the time at which they were made. */
export function planContent(html: string): string {
  return html
    .replaceAll(/src="[^"]*\/attachment\/(\d{1,19})\b[^"]*"/g, 'src="$1"')
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll('&nbsp;', '\u00a0');
}
