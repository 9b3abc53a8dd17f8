import type { Browser, CDPSession, Page } from 'playwright';
import { containing } from './plain-rows.ts';
import { installProbe, type Sight } from './probe.ts';
import { pages, type PageFacts, type PageName } from './pages.ts';
import { layout, type Entry } from './rows.ts';

/** What one page did in one round; times in ms. */
export interface Measured {
  paint: number;
  /** Time of the main thread a frame: over the whole range in `frames` steps, and at 100 px a frame. */
  wholeFrame: number;
  steadyFrame: number;
  steadyLongest: number;
  /** Frames over 50 ms in steady scroll. */
  steadySlow: number;
  /** Jumps after which a row was missing or wrong one frame later, of `jumps`. */
  lacking: number;
  sort: number;
  /** The second press: the other way round. */
  sortAgain: number;
  /** The median of the keystrokes, and the first of them. */
  filter: number;
  filterFirst: number;
  select: number;
  /** MiB after all acts and a collection of garbage. */
  heap: number;
}

const frames = 300;
const jumps = 200;
/** Typed into the search field, one by one. */
const typed = '计算机学院';
const collator = new Intl.Collator('zh-CN');
/** As many rows as are compared: more than the view holds. */
const compared = 24;

export interface Drive {
  browser: Browser;
  address: string;
  rows: Entry[];
}

/** Opens a page in a context of its own and does all acts in their order. */
export async function measurePage(name: PageName, { browser, address, rows }: Drive): Promise<Measured> {
  const facts = pages[name];
  const { page, close } = await open(browser, facts, rows);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(address);
  const paint = await page.evaluate(() => window.probe.firstPaint);
  await settle(page);

  const range = rows.length * layout.rowHeight - layout.tableHeight + layout.headHeight;
  const whole = await scroll(page, devtools, range / frames);
  const steady = await scroll(page, devtools, 100);
  const places = Array.from({ length: jumps }, (_, jump) => Math.floor((((jump + 1) * 0.618_034) % 1) * range));
  const lacking = await page.evaluate((all) => window.probe.jump(all), places);
  await page.evaluate(() => window.probe.toTop());
  await settle(page);

  const { sort, sortAgain } = await pressHead(page, facts, rows);
  const keystrokes = await type(page, rows);
  await page.locator(facts.box).hover();
  const select = await watch(page, { kind: 'all chosen' }, () => press(page));
  await settle(page);
  const heap = await heapOf(devtools);
  await close();
  return {
    paint,
    wholeFrame: whole.mainThread,
    steadyFrame: steady.mainThread,
    steadyLongest: Math.max(...steady.intervals),
    steadySlow: steady.intervals.filter((interval) => interval > 50).length,
    lacking,
    sort,
    sortAgain,
    filter: median(keystrokes),
    filterFirst: keystrokes[0] ?? Number.NaN,
    select,
    heap,
  };
}

/** The first sort only: of the page with another order, for a remark. */
export async function measureSort(name: PageName, order: PageFacts['order'], { browser, address, rows }: Drive): Promise<number> {
  const facts = { ...pages[name], order };
  const { page, close } = await open(browser, facts, rows);
  await page.goto(address);
  await page.evaluate(() => window.probe.firstPaint);
  await settle(page);
  const { sort } = await pressHead(page, facts, rows);
  await close();
  return sort;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function open(browser: Browser, facts: PageFacts, rows: Entry[]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${facts.name}: ${error.message}`));
  await page.addInitScript(installProbe, { facts, rowHeight: layout.rowHeight, firstCode: Number(rows[0]?.code.slice(2)) });
  return { page, close: () => context.close() };
}

async function pressHead(page: Page, facts: PageFacts, rows: Entry[]) {
  const byTitle = (one: Entry, other: Entry) =>
    facts.order === 'collation'
      ? collator.compare(one.title, other.title)
      : Number(one.title > other.title) - Number(one.title < other.title);
  await page.locator(facts.head).hover();
  const sort = await watch(page, sightOf(rows.toSorted(byTitle)), () => press(page));
  await settle(page);
  const sortAgain = await watch(page, sightOf(rows.toSorted((one, other) => byTitle(other, one))), () => press(page));
  await settle(page);
  await watch(page, sightOf(rows), () => press(page));
  await settle(page);
  return { sort, sortAgain };
}

/** Milliseconds of each keystroke; the field is empty again afterwards. */
async function type(page: Page, rows: Entry[]): Promise<number[]> {
  const field = page.locator('input[type=search]');
  await field.focus();
  const times: number[] = [];
  for (const [at, letter] of Array.from(typed).entries()) {
    const found = containing(rows, typed.slice(0, at + 1));
    times.push(await watch(page, sightOf(found), () => page.keyboard.insertText(letter)));
    await settle(page);
  }
  await watch(page, sightOf(rows), () => field.fill(''));
  await settle(page);
  return times;
}

async function watch(page: Page, sight: Sight, act: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => window.probe.watch(wanted), sight);
  await act();
  return page.evaluate(() => window.probe.watched());
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

async function scroll(page: Page, devtools: CDPSession, step: number) {
  const before = await metric(devtools, 'TaskDuration');
  const intervals = await page.evaluate(([by, count]) => window.probe.scroll(by, count), [step, frames] as const);
  const mainThread = (((await metric(devtools, 'TaskDuration')) - before) * 1000) / frames;
  await page.evaluate(() => window.probe.toTop());
  await settle(page);
  return { mainThread, intervals };
}

async function heapOf(devtools: CDPSession): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await metric(devtools, 'JSHeapUsedSize')) / 1024 / 1024;
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const found = metrics.find((entry) => entry.name === name);
  if (!found) throw new Error(`no metric ${name}`);
  return found.value;
}

function settle(page: Page): Promise<void> {
  return page.evaluate(() => window.probe.idle());
}

function sightOf(rows: readonly Entry[]): Sight {
  return { kind: 'rows', codes: rows.slice(0, compared).map(({ code }) => code) };
}
