/** A small sum for a picture, and its result: no guess is right more often than once in fifty times. */
export function captchaQuestion(): { text: string; answer: string } {
  const [first, second] = [between(10, 69), between(2, 9)];
  return { text: `${first}+${second}=?`, answer: String(first + second) };
}

/** A whole number, both bounds included, from the platform's secure generator. */
function between(low: number, high: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return low + (value % (high - low + 1));
}
