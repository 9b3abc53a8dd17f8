import type { Words } from '../words.tsx';

/**
 * Why a readable value cannot stand between its bounds, in words; null where it can. Days, moments and times as text compare as they follow
 * each other.
 */
export function beyondBounds(value: string, min: string | undefined, max: string | undefined, words: Words): string | null {
  if (min !== undefined && value < min) return words.notBefore(shorten(min));
  if (max !== undefined && value > max) return words.notAfter(shorten(max));
  return null;
}

/** What can be chosen at all, in words. */
export function boundsNote(min: string | undefined, max: string | undefined, words: Words): string | undefined {
  if (min !== undefined && max !== undefined) return words.between(shorten(min), shorten(max));
  if (min !== undefined) return words.notBefore(shorten(min));
  return max === undefined ? undefined : words.notAfter(shorten(max));
}

/** The nearest value that can stand. */
export function clampTo(value: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
}

/** Without seconds where they are zero. */
export function shorten(text: string): string {
  return text.replace(/(\d{2}:\d{2}):00$/, '$1');
}
