/**
 * A text of one line as it is kept: without signs that cannot be seen (zero-width blanks, direction marks, soft hyphens), which sheets
 * and web pages bring along, with one blank for each run of blanks, tabs and line ends of any kind, and with `A1` for the `Ａ１` of Chinese
 * keyboards. Letters that are drawn as nothing are blanks too, so that a text of them alone is empty.
 */
export function oneLine(given: string): string {
  return (
    given
      .normalize('NFC')
      .replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
      // the joiner of pictures is seen: of a family, without it, three people
      .replaceAll(
        /([\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d(?=\p{Extended_Pictographic}))|[\p{Cf}\u034f\u17b4\u17b5]/gu,
        '$1',
      )
      // the fillers of Hangul and the empty pattern of Braille
      .replaceAll(/[\s\p{Cc}\u115f\u1160\u2800\u3164\uffa0]+/gu, ' ')
      // a choice between the shapes of a sign, with no sign before it
      .replaceAll(/(^| )(?:\p{Variation_Selector}+ ?)+/gu, '$1')
      .trim()
  );
}

/**
 * A mainland mobile number as it is kept, `13812345678` for `+86 138-1234-5678` and `１３８ １２３４ ５６７８`. A text that is no number stays as it
 * is, for a rule to refuse, or for a mask to be known again.
 */
export function plainPhone(given: string): string {
  const digits = given
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Pd}()]/gu, '')
    .replace(/^(?:\+|00)?86(?=\d{11}$)/, '');
  return /^\d+$/.test(digits) ? digits : given;
}
