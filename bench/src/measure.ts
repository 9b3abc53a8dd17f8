/** One line of the table: our time over theirs. */
export interface Ratio {
  name: string;
  /** Milliseconds, the median of all rounds. */
  ours: number;
  theirs: number;
  ratio: number;
}

/**
 * Times both sides in turns and gives the medians; the ratio is the median of the rounds' ratios. One round more goes first, to warm up.
 * `per` divides the times: how many keystrokes, for instance, a round has.
 */
export function compare(name: string, { rounds, per }: { rounds: number; per: number }, ours: () => void, theirs: () => void): Ratio {
  const times = Array.from({ length: rounds + 1 }, (_, round) => {
    // Who comes first changes from round to round, so that neither always finds the caches warm.
    const first = round % 2 === 0 ? time(ours) : time(theirs);
    const second = round % 2 === 0 ? time(theirs) : time(ours);
    return round % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first };
  }).slice(1);
  return {
    name,
    ours: median(times.map((round) => round.ours)) / per,
    theirs: median(times.map((round) => round.theirs)) / per,
    ratio: median(times.map((round) => round.ours / round.theirs)),
  };
}

/** Prints the lines as a table. */
export function print(ratios: readonly Ratio[]): void {
  console.table(
    Object.fromEntries(
      ratios.map(({ name, ours, theirs, ratio }) => [
        name,
        { 'ours, ms': ours.toFixed(3), 'theirs, ms': theirs.toFixed(3), ratio: ratio.toFixed(2) },
      ]),
    ),
  );
}

function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
