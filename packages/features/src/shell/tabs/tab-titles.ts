import { cut, shortName } from './short-name.ts';

/** What a tab is called, before it is shortened. */
export interface TabWords {
  key: string;
  /** What its page is for. */
  function: string;
  /** Which record it shows. */
  name: string | undefined;
}

/**
 * Titles of all tabs by their keys: function, then the shortened name. No two read the same: more of the name stays until they differ, at
 * last a number does.
 */
export function tabTitles(tabs: readonly TabWords[]): Map<string, string> {
  const titles = new Map<string, string>();
  let open = tabs;
  for (const shorten of shortenings) {
    for (const { key, function: word, name } of open) titles.set(key, name === undefined ? word : `${word} · ${shorten(name)}`);
    open = open.filter(({ key }) => tabs.some((other) => other.key !== key && titles.get(other.key) === titles.get(key)));
  }
  const seen = new Map<string, number>();
  for (const { key } of open) {
    const title = titles.get(key) ?? '';
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    if (count > 1) titles.set(key, `${title} (${count})`);
  }
  return titles;
}

const shortenings: ((name: string) => string)[] = [
  (name) => cut(shortName(name), 16),
  (name) => cut(name, 24),
  // names that begin alike end differently
  (name) => (Array.from(name).length > 24 ? `${cut(name, 9)}${Array.from(name).slice(-6).join('')}` : name),
];
