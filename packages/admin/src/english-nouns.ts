/** The name of a kind of record inside an English sentence: "User" as "user", "SMS template" as it is. */
export function inside(title: string): string {
  return title.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}

/** Several of them: "users", "dictionaries", "addresses"; a title that is plural already stays. */
export function several(title: string): string {
  const one = inside(title);
  if (/[^s]s$/i.test(one)) return one;
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}
