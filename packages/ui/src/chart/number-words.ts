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
  const words = {
    exact: formatOnce(locale, { maximumFractionDigits: 2 }),
    short: formatOnce(locale, { notation: 'compact', maximumSignificantDigits: 4 }),
  };
  wordsOf.set(locale, words);
  return words;
}

/** Made when it is needed first: a slow processor takes tens of milliseconds. */
function formatOnce(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(locale, options)).format(value);
}

const wordsOf = new Map<string, NumberWords>();
