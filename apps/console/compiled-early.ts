import type { Plugin } from 'vite';
import { groups } from './pieces.ts';

/** Chromium compiles all of a file that begins so while it comes, beside the main thread; others read over it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files that the first pages come in: nearly all of their functions are called at once, and compiled one by one, when each is
 * called, they cost a slow processor an eighth of its time.
 */
export function compiledEarly(): Plugin {
  // the form of the sign-in page is too small to gain
  const names = new Set(groups.map(({ name }) => name).filter((name) => name !== 'sign-in'));
  return {
    name: 'compiled-early',
    apply: 'build',
    // the names of the files are made: a mark before that would not outlive the minifier
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) if (one.type === 'chunk' && names.has(one.name)) one.code = hint + one.code;
    },
  };
}
