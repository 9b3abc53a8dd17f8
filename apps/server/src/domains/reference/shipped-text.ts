import type { MessageDescriptor } from '@lingui/core';
import { type Say, sayIn } from '../../core/language.ts';

/** A text of a row that we ship, in the reader's language, as long as nobody has given it another. */
export function showShipped<T extends string | null>(given: T, shipped: MessageDescriptor | undefined, say: Say): T | string {
  return shipped && given === sayIn('zh')(shipped) ? say(shipped) : given;
}

/** The way back: a shipped text that comes from a form in the reader's language is kept as we ship it. */
export function keepShipped(given: string, shipped: MessageDescriptor | undefined, say: Say): string {
  return shipped && given === say(shipped) ? sayIn('zh')(shipped) : given;
}
