import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BrowserCommandContext } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const systemChromium = '/usr/bin/chromium';
/** Absent: Playwright's own browser. */
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }), withoutTracks()],
  // STORY_SCHEME=dark, STORY_LANGUAGE=en: the same stories another way.
  envPrefix: ['VITE_', 'STORY_'],
  test: {
    name: 'stories',
    // Each page is a browser profile of its own; with stories on the server it has one of those too, and its database.
    maxWorkers: 2,
    // ends what hangs, and nothing else: eight acts one after another take eight seconds with the machine to themselves, and many times
    // that without
    testTimeout: 120_000,
    // A frame for each file would read Storybook and all that it shows anew, and leave memory behind until the page dies of it.
    isolate: false,
    setupFiles: ['src/forced-colours.ts', 'src/kept-texts.ts'],
    browser: {
      enabled: true,
      commands: { forceColours },
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      provider: playwright({
        // Half-faded text has the wrong contrast, and what is on its way out still takes clicks.
        // Readers are where the tenant is: only then is a deadline written without its zone.
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' },
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // room for what a story throws away at once: most of it is then never copied
            '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64',
          ],
        },
      }),
    },
  },
});

/** For all that the page shows: colours are those of the system, as high contrast in Windows has it. */
async function forceColours({ page }: BrowserCommandContext, isForced: boolean): Promise<void> {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
}

/**
 * React draws each render of each component into the browser's profiler where it finds these two, and keeps what it has drawn: a tenth of
 * what a run computes. What it has to say against our code it says without them.
 */
function withoutTracks(): Plugin {
  const script = 'console.timeStamp = console.createTask = undefined';
  return { name: 'saiwu-without-tracks', transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }] };
}
