/** What somebody looks for, as the ways of finding ask. */
export interface AskedText {
  text: string;
  /** The same in lower case, where it may be the beginning of a number: an account, a phone, a project's number. */
  number: string | null;
}

/**
 * Null for what is too short to be looked for: a letter or a figure is in nearly every row, and a list of five of these helps nobody.
 * A Chinese character is a name's beginning.
 */
export function askedText(text: string): AskedText | null {
  const hasChinese = /\p{Script=Han}/u.test(text);
  if (text.length < (hasChinese ? 1 : 2)) return null;
  return { text, number: hasChinese ? null : text.toLowerCase() };
}
