import type { Browser, BrowserContextOptions, Response } from 'playwright';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Visit {
  address: string;
  path: string;
  /** Of what shows that the page stands, with all it has to say. */
  ready: string;
  storageState?: BrowserContextOptions['storageState'];
}

export interface Measured {
  /** Scripts and styles until the page stood. */
  files: number;
  /** Those at gzip's best, whatever they came as. */
  gzip: number;
  /** As they came over the socket. */
  sent: number;
  /** As small as the encoding that they came in makes them. */
  best: number;
  calls: number;
  /** Largest Contentful Paint, milliseconds. */
  lcp: number;
  /** `TaskDuration` of the DevTools, milliseconds. */
  mainThread: number;
  shift: number;
}

/** A slow phone or an old machine, beside the one that measures. */
const slowness = 4;
/** After the page stands, for what it still draws, in milliseconds. */
const rest = 1000;

/** One cold visit on a slowed processor. */
export async function measurePage(browser: Browser, { address, path, ready, storageState }: Visit): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await devtools.send('Performance.enable');
    await page.addInitScript(watchPaint);
    const answers: Response[] = [];
    let calls = 0;
    page.on('response', (answer) => {
      if (/\.(?:js|css)$/.test(new URL(answer.url()).pathname)) answers.push(answer);
      else if (answer.request().resourceType() === 'fetch') calls += 1;
    });
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(rest);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { lcp, shift } = await page.evaluate(() => Reflect.get(globalThis, 'paint') as Paint); // what `watchPaint` has put there
    const files = await Promise.all(answers.map(weigh));
    const sum = (key: 'gzip' | 'sent' | 'best') => files.reduce((total, file) => total + file[key], 0);
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { files: files.length, gzip: sum('gzip'), sent: sum('sent'), best: sum('best'), calls, lcp, shift, mainThread: seconds * 1000 };
  } finally {
    await context.close();
  }
}

interface Paint {
  lcp: number;
  shift: number;
}

/** Runs in the page. */
function watchPaint() {
  const paint = { lcp: 0, shift: 0 };
  Reflect.set(globalThis, 'paint', paint);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) paint.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

async function weigh(answer: Response) {
  const content = await answer.body();
  const { responseBodySize: sent } = await answer.request().sizes();
  const gzip = gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
  const isBrotli = answer.headers()['content-encoding'] === 'br';
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { gzip, sent, best: isBrotli ? brotliCompressSync(content, { params }).length : gzip };
}
