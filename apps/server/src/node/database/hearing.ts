import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a question without an answer counts as none. */
const patience = 250;

/**
 * Says whether everything that was told before a moment has been heard. The database hands a listening connection what was told before it
 * answers the connection's next question: so of a question that was asked after the moment, the answer settles it. Whoever asks at the same
 * time shares a question.
 */
export function createHearing(ask: () => Promise<unknown>): (moment: number) => Promise<boolean> {
  let heard = -Infinity;
  let asking: Promise<boolean> | null = null;

  async function question(): Promise<boolean> {
    const began = performance.now();
    const answered = ask().then(
      () => true,
      () => false,
    );
    const isAnswered = await Promise.race([answered, pause(patience, false, { ref: false })]);
    if (isAnswered) heard = began;
    asking = null;
    return isAnswered;
  }

  return async function hasHeard(moment) {
    if (heard >= moment) return true;
    // one that is on its way may have been asked too early
    if (asking) await asking;
    if (heard >= moment) return true;
    asking ??= question();
    return asking;
  };
}
