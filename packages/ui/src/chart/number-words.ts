/** Numbers as text in one language. */
export interface NumberWords {
  /** Every figure that counts, two decimals at most: 12,345.67. */
  exact: (value: number) => string;
  /** As short as an axis wants it: 1.2万, 12K. */
  short: (value: number) => string;
}

/** Formats of a language; made once for each. */
export function numberWords(locale: string): NumberWords {
  const known = wordsOf.get(locale);
  if (known) return known;
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 });
  const words = { exact: (value: number) => exact.format(value), short: (value: number) => short.format(value) };
  wordsOf.set(locale, words);
  return words;
}

const wordsOf = new Map<string, NumberWords>();
