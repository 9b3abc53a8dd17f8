import { troubleOf } from '../../database/trouble.ts';

/** Milliseconds between two tries. */
const retryAfter = 1000;

/** Runs `work` until the database can be reached and has room; `onDown` is told each time that it cannot. Every other error is thrown. */
export async function untilReachable<T>(work: () => Promise<T>, onDown: (error: unknown) => void): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (troubleOf(error) === null) throw error;
      onDown(error);
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
    }
  }
}
