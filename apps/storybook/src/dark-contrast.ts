import type { Preview } from '@storybook/react-vite';

/**
 * After a story's test in the light scheme: the same moment in the dark one, looked at for contrast alone. A second run of all stories
 * would find the same at twice the time.
 */
export const expectContrastInDark = (async ({ parameters }) => {
  const page = document.documentElement;
  if (!isTest || page.dataset['theme'] !== 'light' || parameters['a11y']?.test === 'off') return;
  // half a megabyte that nobody needs who looks at a story
  const { default: axe } = await import('axe-core');
  page.dataset['theme'] = 'dark';
  const { style } = page;
  const light = style.cssText;
  // The light colours of the theme stand on the element; without them the dark ones of the stylesheet hold.
  style.cssText = '';
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    const places = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join(' ')}`),
    );
    if (places.length > 0) throw new Error(`Too little contrast in the dark scheme:\n${places.join('\n')}`);
  } finally {
    style.cssText = light;
    page.dataset['theme'] = 'light';
  }
}) satisfies Preview['afterEach'];

const isTest = import.meta.env.MODE === 'test';
