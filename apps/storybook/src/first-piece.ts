import type { Rolldown } from 'vite';

/**
 * A group for the build: what every frame reads before its story comes in one file, instead of some two hundred that a browser asks for one
 * by one. Null: a module that is read when a story needs it, and stays where it was put.
 */
export function firstPiece(): { name: Rolldown.CodeSplittingNameFunction } {
  const isFirst = new Map<string, boolean>();
  return {
    name(id, graph) {
      const seen = new Set([id]);
      // what is added while the set is walked is walked too: all that lead here without a dynamic import
      for (const one of seen) {
        const info = graph.getModuleInfo(one);
        if (isFirst.get(one) || info?.isEntry) {
          isFirst.set(id, true);
          return 'first';
        }
        if (isFirst.get(one) === false) continue;
        for (const importer of info?.importers ?? []) seen.add(importer);
      }
      for (const one of seen) isFirst.set(one, false);
      return null;
    },
  };
}
