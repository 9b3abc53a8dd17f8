import { composeStories } from '@storybook/react-vite';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { UiProvider } from './words.tsx';
import { zh } from './words-zh.ts';

// Every state of every component that has a story, in plain Node: none may ask for a window while it renders.
const files = import.meta.glob<StoryFile>('./*/*.stories.tsx');

type StoryFile = Parameters<typeof composeStories>[0];

describe.each(Object.entries(files))('%s', (_path, load) => {
  test('renders on a server', async () => {
    expect(typeof globalThis.window).toBe('undefined');
    const stories = Object.entries<ComponentType>(composeStories(await load()));
    expect(stories.length).toBeGreaterThan(0);
    for (const [name, Story] of stories) expect(await failuresOf(<Story />), name).toEqual([]);
  });
});

/** What went wrong on the way to the whole page, as a server that streams would be told. */
async function failuresOf(story: ReactNode) {
  const failures: unknown[] = [];
  const page = (
    <UiProvider words={zh}>
      <Suspense>{story}</Suspense>
    </UiProvider>
  );
  const stream = await renderToReadableStream(page, { onError: (error) => void failures.push(error) });
  await new Response(stream).text();
  return failures;
}
