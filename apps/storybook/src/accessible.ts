import type { Preview } from '@storybook/react-vite';
import type { RunOptions } from 'axe-core';

/**
 * After a story's test: what axe knows to be wrong with what it shows, in the light scheme by all rules, then the same moment in the dark
 * one by its contrast alone. Storybook's own addon would find the same, and write down megabytes on all that is right; it looks at stories
 * that somebody opens.
 */
export const expectAccessible = (async () => {
  const page = document.documentElement;
  if (!isTest) return;
  await drawAll();
  // parts of pages have no landmarks
  await expectNothing('Not accessible', { rules: { region: { enabled: false } } });
  if (page.dataset['theme'] !== 'light') return;
  page.dataset['theme'] = 'dark';
  const { style } = page;
  const light = style.cssText;
  // The light colours of the theme stand on the element; without them the dark ones of the stylesheet hold.
  style.cssText = '';
  try {
    await expectNothing('Too little contrast in the dark scheme', { runOnly: ['color-contrast'] });
  } finally {
    style.cssText = light;
    page.dataset['theme'] = 'light';
  }
}) satisfies Preview['afterEach'];

/**
 * Twice until the page has nothing else to do, with a drawing between: what follows from sizes is there. Observers are told of sizes with a
 * drawing, and on a busy machine a story may end before the first one.
 */
async function drawAll(): Promise<void> {
  const afterAll = () => scheduler.postTask(() => undefined, { priority: 'background' });
  await afterAll();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await afterAll();
}

async function expectNothing(what: string, options: RunOptions): Promise<void> {
  // half a megabyte that is not needed to look at a story
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, { ...options, reporter: 'no-passes', selectors: false });
  const places = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => `${id}: ${html} ${[...any, ...all, ...none].map(({ message }) => message).join(' ')}`),
  );
  if (places.length > 0) throw new Error(`${what}:\n${places.join('\n')}`);
}

const isTest = import.meta.env.MODE === 'test';
