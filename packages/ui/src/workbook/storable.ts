// What servers ask of every text, and the kit of every cell. Not published: `@saiwu/ui/workbook/storable`.

/** Whether a database keeps a text as it is: without a NUL character, and without half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
