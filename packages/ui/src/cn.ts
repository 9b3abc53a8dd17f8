import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Joins class names; of two Tailwind classes for the same property the later one wins, so a caller's class overrides ours. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}

/** The tokens of `theme.css` that carry names of our own. */
const merge = extendTailwindMerge({
  extend: { theme: { spacing: ['control', 'row'], radius: ['small', 'control', 'card', 'dialog'], shadow: ['1', '2', '3'] } },
});
