/** Lets so many works run at once; the others begin in the order they came. */
export function takeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // the turn passes straight to the next one
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
