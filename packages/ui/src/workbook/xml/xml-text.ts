/**
 * Text for XML of a workbook. Most control characters have no place there and fall out; `_x0041_` would be read as a code and so escapes
 * its first underscore.
 */
export function xmlText(text: string): string {
  // Most cells have nothing of it.
  if (!special.test(text)) return text.isWellFormed() ? text : text.toWellFormed();
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- these are the characters to drop
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** What something is to be done about, but for halves of characters. */
// eslint-disable-next-line no-control-regex -- see above
export const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_x[0-9a-f]{4}_/i;
