import { createMenuSearch } from '../../packages/ui/src/menu-search/search-menu.ts';
import { librariesOver } from './libraries.ts';
import { keystrokes, queries } from './queries.ts';
import { routeAt } from './routes.ts';

/** Milliseconds of every keystroke on one side, by kind of query. */
export type Times = Record<keyof typeof queries, number[]>;

declare global {
  /** What the page does when the bench asks it. */
  var timeKeystrokes: (count: number, rounds: number) => Promise<{ ours: Times; libraries: Times }>;
}

globalThis.timeKeystrokes = async (count, rounds) => {
  const routes = Array.from({ length: count }, (_, place) => routeAt(place));
  const index = createMenuSearch(routes);
  await index.ready;
  // Readings that did not come would make it quick.
  if (index.search('dsgl').length === 0) throw new Error('the search knows no pinyin');
  return { ours: timesOf(index.search, rounds), libraries: timesOf(librariesOver(routes), rounds) };
};

/** Of each keystroke the quickest round: what else the machine does is none of the search's time. One round more goes first, to warm up. */
function timesOf(search: (query: string) => unknown, rounds: number): Times {
  const typed = Object.entries(queries).map(([kind, texts]) => [kind, texts.flatMap(keystrokes)] as const);
  const taken = Array.from({ length: rounds + 1 }, () => typed.map(([, texts]) => texts.map((query) => time(() => search(query)))));
  const best = typed.map(([kind, texts], at) => [
    kind,
    texts.map((_, place) => quickest(taken.slice(1).map((round) => round[at]?.[place]))),
  ]);
  return Object.fromEntries(best) as Times; // of the kinds that `queries` has
}

function quickest(times: readonly (number | undefined)[]): number {
  return Math.min(...times.map((ms) => ms ?? Number.NaN));
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
