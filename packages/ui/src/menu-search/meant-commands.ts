import type { MenuCommand } from './menu-command.ts';
import { matchPinyin, pinyinQuery, pinyinTitle } from './pinyin-title.ts';
import type { MenuSearchHit } from './search-menu.ts';

/**
 * Of the acts that were found those that are meant. In a few letters near matches are chance: they count from the beginnings of words
 * alone.
 */
export function meantCommands(hits: MenuSearchHit<MenuCommand>[], query: string): MenuSearchHit<MenuCommand>[] {
  const typed = query.trim().toLowerCase();
  return typed.length > few ? hits : hits.filter(({ item }) => namesOf(item).some((name) => hasWord(name, typed)));
}

/** Whether an act is called so from its beginning, in any of its names. */
export function beginsSo(command: MenuCommand, query: string): boolean {
  const typed = query.trim().toLowerCase();
  return namesOf(command).some((name) => name.toLowerCase().startsWith(typed) || readingOf(name, typed) === 0);
}

/** Up to how many letters are few. */
const few = 4;

/** Chinese stands without blanks: each of its characters may be a word's first. */
function hasWord(name: string, typed: string): boolean {
  const lower = name.toLowerCase();
  const place = lower.indexOf(typed);
  const isBegin = place === 0 || (place > 0 && !/[a-z\d]/.test(lower.charAt(place - 1)));
  return isBegin || initialsOf(lower).startsWith(typed) || readingOf(name, typed) !== null;
}

/** `Light theme`: `lt`. */
function initialsOf(lower: string): string {
  return Array.from(lower.matchAll(/(?<![a-z\d])[a-z\d]/g), ([letter]) => letter).join('');
}

/** Where a name in Chinese reads as what was typed. */
function readingOf(name: string, typed: string): number | null {
  const letters = pinyinQuery(typed);
  const title = pinyinTitle(name);
  return letters === null || title === null ? null : (matchPinyin(title, letters)?.[0] ?? null);
}

function namesOf({ title, keywords = [] }: MenuCommand): readonly string[] {
  return [title, ...keywords];
}
