/** The worker's file, from the root of a Storybook. */
export const serverPath = 'server/worker.js';

/** How every window opens it: a browser refuses one that says otherwise than the first. */
export const serverOptions = {
  type: 'module',
  name: 'saiwu-server',
  // Whoever goes from page to page leaves none open for a moment; the next one finds what the worker has read and compiled. Unknown to some
  // browsers.
  extendedLifetime: true,
} as const; // the literal that `type` asks for
