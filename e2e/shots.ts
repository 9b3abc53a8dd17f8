/*
 * Pictures of every story and of the console's screens at three widths, in both themes and both languages, on one page to look through:
 * `npm run shots [-- --only <text> --widths 390,1440 --schemes light --languages zh --part stories]`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { watchRest } from './at-rest.ts';
import { enter, openBrowser, openPage } from './browser.ts';
import { contactSheet, type Look, type Shot } from './contact-sheet.ts';
import { patience } from './patience.ts';
import { startServer } from './start-server.ts';
import { toursOf } from './tours.ts';
import { serveStorybook } from './serve-storybook.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1024,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'zh,en' },
    part: { type: 'string', default: 'stories,screens' },
    /** Address of a Storybook that runs already; without it the built one is served. */
    storybook: { type: 'string' },
  },
});

const folder = fileURLToPath(new URL('shots', import.meta.url));
const looks: Look[] = options.languages.split(',').flatMap((language) =>
  options.schemes.split(',').flatMap((scheme) =>
    options.widths.split(',').map((width) => ({
      language: language === 'en' ? 'en' : 'zh',
      scheme: scheme === 'dark' ? 'dark' : 'light',
      width: Number(width),
    })),
  ),
);

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const shots: Shot[] = [];
if (options.part.includes('stories')) shots.push(...(await shootStories(browser)));
if (options.part.includes('screens')) shots.push(...(await shootScreens(browser)));
await browser.close();
writeFileSync(join(folder, 'index.html'), contactSheet(shots));
const broken = shots.filter((shot) => shot.complaint !== undefined);
for (const { name, look, complaint } of broken) console.error(`${name} (${look.width} ${look.scheme} ${look.language}): ${complaint}`);
console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
process.exit(broken.length > 0 ? 1 : 0);

/** Every story as it stands after its play, by the index that Storybook keeps. */
async function shootStories(chromium: Browser): Promise<Shot[]> {
  const { address, stop } = options.storybook === undefined ? await serveStorybook() : { address: options.storybook, stop: async () => {} };
  const response = await fetch(`${address}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, Story> }; // Storybook's own index
  const stories = Object.values(entries).filter((entry) => entry.type === 'story' && isWanted(`${entry.title} ${entry.name} ${entry.id}`));
  const taken: Shot[] = [];
  for (const look of looks) {
    // A screen is drawn in a window, a part as high as it is.
    const { page } = await openPage(chromium, address, {
      width: look.width,
      height: 900,
      language: look.language,
      isDark: look.scheme === 'dark',
    });
    for (const story of stories) {
      const isScreen = story.importPath.includes('/features/');
      await page.setViewportSize({ width: look.width, height: isScreen ? 900 : 420 });
      await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=scheme:${look.scheme};language:${look.language}`);
      const end = await page.waitForFunction(outcome, undefined, { timeout: patience }).then(
        (handle) => handle.jsonValue(),
        () => 'never finished',
      );
      taken.push(await shot(page, `${story.title} / ${story.name}`, story.id, look, end === 'finished' ? undefined : String(end)));
    }
    await page.context().close();
    console.log(`stories ${look.width} ${look.scheme} ${look.language}: ${stories.length}`);
  }
  await stop();
  return taken;
}

interface Story {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
}

/** Runs in the page: how drawing and playing the story ended, by the last word on Storybook's channel; false while it is under way. */
function outcome(): string | false {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined };
  }; // Storybook's global
  for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
    if (channel?.last(failure) !== undefined) return failure;
  }
  return channel?.last('storyFinished') !== undefined && 'finished';
}

/** The screens inside the shell, as the roles that work in them see them. */
async function shootScreens(chromium: Browser): Promise<Shot[]> {
  const data = mkdtempSync(join(tmpdir(), 'saiwu-shots-'));
  const server = await startServer(data, ['--demo']);
  const taken: Shot[] = [];
  try {
    for (const look of looks) {
      for (const [name, { as, paths }] of Object.entries(await toursOf(server))) {
        const { page } = await openPage(chromium, server.address, {
          width: look.width,
          height: 900,
          language: look.language,
          isDark: look.scheme === 'dark',
        });
        const atRest = watchRest(page);
        if (as !== null) await enter(page, as, server.password);
        for (const [place, path] of paths.entries()) {
          // ids differ from run to run
          const title = `${name} ${place + 1}: ${path.replaceAll(/\d{6,}/g, '…')}`;
          if (!isWanted(title)) continue;
          await page.goto(path);
          await atRest();
          taken.push(await shot(page, title, title.replaceAll(/\W+/g, '-'), look));
        }
        await page.context().close();
      }
      console.log(`screens ${look.width} ${look.scheme} ${look.language}`);
    }
  } finally {
    server.process.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
  return taken;
}

async function shot(page: Page, name: string, file: string, look: Look, complaint?: string): Promise<Shot> {
  const picture = `${file}-${look.width}-${look.scheme}-${look.language}.png`;
  await page.screenshot({ path: join(folder, picture), fullPage: true });
  return { name, picture, look, ...(complaint !== undefined && { complaint }) };
}

function isWanted(text: string): boolean {
  return text.toLowerCase().includes(options.only.toLowerCase());
}
