/**
 * A name that spreadsheets take: without the characters they refuse, at most 31 long; `place` counts from 0 and is told from the second on.
 */
export function sheetNameOf(name: string, place: number): string {
  const ending = place === 0 ? '' : ` (${place + 1})`;
  const clean = name
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- refused like the others
    .replaceAll(/[\\/?*[\]:\u0000-\u001f\ufffe\uffff]/g, ' ')
    .replaceAll(/^[\s']+|[\s']+$/g, '');
  const short = cutText(clean, 31 - ending.length).replace(/[\s']+$/, '');
  // A name that Excel keeps for itself.
  return `${short === '' || /^history$/i.test(short) ? 'Sheet1' : short}${ending}`;
}

/** The beginning of the text, without half a character at its end. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(most - 1));
  return text.slice(0, isHalf ? most - 1 : most);
}
