/**
 * Text for a CSV cell: one that a spreadsheet would take for a formula gets an apostrophe in front. Text that already looks like this
 * gets one too, so that `withoutGuard` gives back what was meant.
 */
export function harmless(text: string): string {
  return guarded.test(text) ? `'${text}` : text;
}

/** Takes away the apostrophe that `harmless` put in front. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && guarded.test(text.slice(1)) ? text.slice(1) : text;
}

/** Spaces in front do not stop a spreadsheet, and Chinese and Japanese editions read full-width signs as well. */
export const guarded = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
