/** Minutes that a code by SMS is good for. */
export const codeMinutes = 10;

/** Wrong codes after which a code is gone. */
export const codeTries = 5;

/** A code of six digits from the secure generator, each as likely as every other. */
export function makeCode(): string {
  const range = 1_000_000;
  const end = Math.floor(2 ** 32 / range) * range;
  for (;;) {
    const [value = end] = crypto.getRandomValues(new Uint32Array(1));
    if (value < end) return String(value % range).padStart(6, '0');
  }
}
