import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { openBrowser } from '../../e2e/browser.ts';
import { serveStorybook } from '../../e2e/serve-storybook.ts';

// How long a reader of the built Storybook waits for a screen on the real server: the first one in a new browser, and each that follows.

/** Milliseconds until the first screen is shown, and until each further one is. */
const bounds = { first: 3000, next: 800 };
/** Milliseconds that somebody looks at a screen before the next one. */
const look = 1500;
/** Screens of different kinds, most of whose plays only look: lists, a tree, a record, two lists side by side. */
const stories = [
  '平台-参数--built-in-stays',
  '平台-用户--own-school-only',
  '平台-角色--own-organisations',
  '平台-机构--read-only',
  '大赛-大赛列表--list',
  '平台-消息--list',
  '平台-字典--choose-one',
  '平台-用户--not-oneself',
];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Measures the Storybook that stands there already. */
    built: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '../..');
if (!options.built) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/storybook.mjs'), 'build', '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Storybook was not built');
}
const { address, stop } = await serveStorybook();
const browser = await openBrowser();

const walks = { 'in the sidebar': inSidebar, 'each in a frame of its own': inFrames };
const taken = Object.entries(walks).map(([name, walk]) => ({ name, walk, firsts: new Array<number>(), nexts: new Array<number>() }));
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const { walk, firsts, nexts } of taken) {
    const [first = Number.NaN, ...next] = await walked(walk);
    firsts.push(first);
    nexts.push(...next);
  }
}
await browser.close();
await stop();

const figures = taken.flatMap(({ name, firsts, nexts }) => [
  { name: `the first one ${name}`, found: median(firsts), bound: bounds.first },
  { name: `the next ones ${name}`, found: median(nexts), bound: bounds.next },
]);
console.table(Object.fromEntries(figures.map(({ name, found, bound }) => [name, { 'median, ms': Math.round(found), bound }])));
const missed = figures.filter(({ found, bound }) => !(found <= bound));
for (const { name, found, bound } of missed) console.error(`${name}: ${Math.round(found)} ms, over ${bound}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** What a walk takes in a browser context of its own, with nothing in its cache: milliseconds of each story. */
async function walked(walk: (page: Page, story: string, isFirst: boolean) => Promise<unknown>): Promise<number[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const times: number[] = [];
  for (const story of stories) {
    const start = performance.now();
    await walk(page, story, times.length === 0);
    await page.waitForFunction(isShown, story, { polling: 16, timeout: 60_000 });
    times.push(performance.now() - start);
    await page.waitForTimeout(look);
  }
  await context.close();
  return times;
}

/** As somebody chooses it in the sidebar, in the one page. */
function inSidebar(page: Page, story: string, isFirst: boolean): Promise<unknown> {
  return isFirst
    ? page.goto(`${address}/?path=/story/${encodeURIComponent(story)}`, { waitUntil: 'commit' })
    : page.evaluate(choose, story);
}

/** As a link leads to it, a page anew. */
function inFrames(page: Page, story: string): Promise<unknown> {
  return page.goto(`${address}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story`, { waitUntil: 'commit' });
}

/** Storybook's own road between its pages. */
interface Channel {
  emit(event: string, payload: object): void;
  last(event: string): unknown[] | undefined;
}

/** Runs in the page. */
function choose(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }; // Storybook's global
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: whether the story's screen is drawn and has what it asked the server for. */
function isShown(story: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const shown = frame?.contentWindow ?? window;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = shown as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }; // Storybook's global
  const rendering = channel?.last('storyRenderPhaseChanged')?.[0] as { storyId: string; newPhase: string } | undefined; // what it is sent with
  if (rendering?.storyId !== story || ['preparing', 'loading', 'rendering'].includes(rendering.newPhase)) return false;
  const screen = shown.document.querySelector('#storybook-root');
  const parts = [...(screen?.querySelectorAll('tbody tr, [role=treeitem], li') ?? [])];
  return parts.some((part) => part.textContent?.trim() !== '') && !screen?.querySelector('[aria-busy=true]');
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
