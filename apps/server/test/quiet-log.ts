import type { Log } from '../src/core/host.ts';

/** Says nothing; failures of the server show as answers in tests. `SHOW_LOG=1` prints errors. */
export const quiet: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (facts, message) => {
    if (process.env['SHOW_LOG']) process.stderr.write(`${message} ${JSON.stringify(facts)}\n`);
  },
};
