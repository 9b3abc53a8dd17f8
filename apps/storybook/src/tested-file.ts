let file = new AbortController();

/**
 * A file of a test run begins as if no other one had come before it in this window: nothing is stored in the browser, and its server is its
 * own.
 */
export function beginFile(): void {
  if (!isTest) return;
  file.abort();
  file = new AbortController();
  localStorage.clear();
  sessionStorage.clear();
}

/** Comes when the next file begins. */
export function endOfFile(): AbortSignal {
  return file.signal;
}

const isTest = import.meta.env.MODE === 'test';
