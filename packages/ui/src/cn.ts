import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups } from './class-groups.ts';

/** Joins class names; of two Tailwind classes for the same property the later one wins, so a caller's class overrides ours. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}

const sides = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: classGroups(),
  /** What the first one sets too: standing later it takes the place of those. */
  conflictingClassGroups: {
    p: sides('p', 'x y s e t r b l'),
    px: sides('p', 's e r l'),
    py: sides('p', 't b'),
    m: sides('m', 'x y s e t r b l'),
    mx: sides('m', 's e r l'),
    my: sides('m', 't b'),
    size: ['w', 'h'],
    inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['start', 'end', 'right', 'left'],
    'inset-y': ['top', 'bottom'],
    flex: ['basis', 'grow', 'shrink'],
    gap: ['gap-x', 'gap-y'],
    overflow: ['overflow-x', 'overflow-y'],
    overscroll: ['overscroll-x', 'overscroll-y'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    rounded: sides('rounded-', 's e t r b l ss se ee es tl tr br bl'),
    'rounded-s': sides('rounded-', 'ss es'),
    'rounded-e': sides('rounded-', 'se ee'),
    'rounded-t': sides('rounded-', 'tl tr'),
    'rounded-r': sides('rounded-', 'tr br'),
    'rounded-b': sides('rounded-', 'br bl'),
    'rounded-l': sides('rounded-', 'tl bl'),
    'border-w': sides('border-w-', 'x y s e t r b l'),
    'border-w-x': sides('border-w-', 's e r l'),
    'border-w-y': sides('border-w-', 't b'),
    'border-color': sides('border-color-', 'x y s e t r b l'),
    'border-color-x': sides('border-color-', 's e r l'),
    'border-color-y': sides('border-color-', 't b'),
    translate: ['translate-x', 'translate-y'],
    'scroll-py': sides('scroll-p', 't b'),
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: '* ** after backdrop before details-content file first-letter first-line marker placeholder selection'.split(
    ' ',
  ),
}));
