/** Asks the server about the value of one field where a schema cannot know, whether a name is taken for instance. */
export interface FieldCheck {
  /** The reason against a value; null when there is none. Repeated questions about one value are asked once. */
  ask: (value: unknown) => Promise<string | null>;
  /** The reason against a value as far as it was asked about; null when there is none, or nothing is known. */
  known: (value: unknown) => string | null;
}

/**
 * A check that waits until typing pauses and cancels the question before. All callers that wait for an overtaken answer get the answer to
 * the newest value, so that the field is busy until then. No answer (the network is gone) is no reason against: the server decides when
 * the form is sent.
 * @param question answers the reason against a value, or null
 * @param pause milliseconds without a further question before one is sent
 */
export function createFieldCheck(question: (value: unknown, signal: AbortSignal) => Promise<string | null>, pause = 400): FieldCheck {
  let newest: { value: unknown; answer: Promise<string | null>; stop: () => void } | null = null;
  let last: { value: unknown; reason: string | null } | null = null;

  return {
    known: (value) => (last !== null && last.value === value ? last.reason : null),
    ask(value) {
      if (newest !== null && newest.value === value) return newest.answer;
      newest?.stop();
      const abort = new AbortController();
      const asked = { value, answer: answerTo(value, abort.signal), stop: () => abort.abort() };
      newest = asked;
      return asked.answer;

      async function answerTo(wanted: unknown, signal: AbortSignal): Promise<string | null> {
        try {
          await pauseFor(pause, signal);
          const reason = await question(wanted, signal);
          if (!signal.aborted) {
            last = { value: wanted, reason };
            return reason;
          }
        } catch {
          if (newest === asked) newest = null;
        }
        return newest !== null && newest !== asked ? newest.answer : null;
      }
    },
  };
}

function pauseFor(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('overtaken', 'AbortError'));
    });
  });
}
