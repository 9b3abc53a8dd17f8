/** Prints one message in Chinese and in English. */
export function say(zh, en) {
  console.error(`${zh}\n${en}`);
}

/** Prints one message in Chinese and in English and ends with code 1. */
export function fail(zh, en) {
  say(zh, en);
  process.exit(1);
}
