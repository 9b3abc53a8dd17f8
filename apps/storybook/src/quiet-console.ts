import type { Preview } from '@storybook/react-vite';

/** Begins to listen to the console; the function that it answers gives the console back. */
export const listenToConsole = (() => {
  const { warn, error } = console;
  complaints = [];
  Object.assign(console, { warn: heardBy(warn), error: heardBy(error) });
  return () => void Object.assign(console, { warn, error });
}) satisfies Preview['beforeEach'];

/** Fails a story that made the console complain: React and Radix say there what is wrong with our code. */
export const expectQuietConsole = (() => {
  const [first] = complaints;
  if (first !== undefined) throw new Error(`The console complained: ${first}`);
}) satisfies Preview['afterEach'];

let complaints: string[] = [];

function heardBy(speak: typeof console.warn): typeof console.warn {
  return (...parts: unknown[]) => {
    const [first] = parts;
    // An error comes from Storybook itself, whose play has failed then anyway.
    if (typeof first === 'string' && !isAboutTesting(first)) complaints.push(parts.map(String).join(' '));
    speak(...parts);
  };
}

/** React on how a play is timed, and Storybook on itself when it writes down an event in its actions: not on what the story shows. */
function isAboutTesting(text: string): boolean {
  return /\bact\(|`act`|Accessing the Story Store/.test(text);
}
