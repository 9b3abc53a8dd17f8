import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, signIn } from './browser.ts';
import { bundleClient } from './client-in-page.ts';
import type { pageClient } from './page-client.ts';
import { type ServerProcess, startServer } from './start-server.ts';

declare global {
  interface Window {
    pageClient: { pageClient: typeof pageClient };
  }
}

/** How often the race is run: `npm run harden refresh` runs it 200 times. */
const runs = Number(process.env['REFRESH_RUNS'] ?? 10);
const callsPerTab = 20;
const folder = mkdtempSync(join(tmpdir(), 'saiwu-refresh-'));
let server: ServerProcess;
let browser: Browser;
let tabs: Page[];
let script: string;
let refreshes: string[];

beforeAll(async () => {
  [server, script] = await Promise.all([startServer(folder), bundleClient()]);
  browser = await openBrowser();
  const { page } = await openPage(browser, server.address);
  await signIn(page, 'admin', server.password);
  tabs = [page, await page.context().newPage()];
  await tabs[1]?.goto('/dashboard');
  for (const tab of tabs) await tab.evaluate(script);
  refreshes = watchRefreshes(page.context());
});

afterAll(async () => {
  await browser?.close();
  server?.process.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it(
  `two tabs with ${callsPerTab} calls each at a token that ends soon, ${runs} times: one refresh, no call lost, nobody signed out`,
  async () => {
    const outcomes: Outcome[] = [];
    for (let run = 0; run < runs; run += 1) outcomes.push(await race(run));
    expect(outcomes).toEqual(Array.from({ length: runs }, () => ({ refreshes: 1, isRenewed: true, ended: [unhurt, unhurt] })));
    for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/dashboard');
  },
  60_000 + runs * 5000,
);

it(
  'without Web Locks, which a browser has only for https and this machine: perhaps each tab refreshes, but no call is lost and nobody signed out',
  async () => {
    await askNothingElse();
    for (const tab of tabs) await tab.evaluate(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    for (let run = 0; run < Math.ceil(runs / 2); run += 1) {
      const { refreshes: sent, ...outcome } = await race(run);
      expect(sent).toBeLessThanOrEqual(2);
      expect(outcome).toEqual({ isRenewed: true, ended: [unhurt, unhurt] });
    }
  },
  60_000 + runs * 5000,
);

it('a refresh that is refused is sent once, ends the session once in each tab, and every call says so', async () => {
  await askNothingElse();
  const token = await tabs[0]?.evaluate(() => localStorage.getItem('saiwu_TOKEN'));
  await fetch(`${server.address}/api/oauth/noToken/logout`, {
    method: 'POST',
    body: new URLSearchParams({ token: JSON.parse(token ?? '""') }),
  });
  const { refreshes: sent, ended } = await race(0);
  expect(sent).toBe(1);
  for (const { ends, failures } of ended) {
    expect(ends).toHaveLength(1);
    expect(failures).toHaveLength(callsPerTab);
    expect(failures.every((failure) => failure.includes('signedOut'))).toBe(true);
  }
}, 60_000);

/** The console of each tab has a client of its own: it would refresh besides, or be told before. */
async function askNothingElse(): Promise<void> {
  await tabs[0]?.evaluate(() => localStorage.setItem('saiwu_MSG_REFRESH', '0'));
  for (const tab of tabs) await tab.reload({ waitUntil: 'networkidle' });
  for (const tab of tabs) await tab.evaluate(script);
}

interface Outcome {
  refreshes: number;
  isRenewed: boolean;
  /** By tab: the calls that failed, and how often the session was told to have ended. */
  ended: { failures: string[]; ends: string[] }[];
}

const unhurt = { failures: [], ends: [] };

async function race(run: number): Promise<Outcome> {
  refreshes.length = 0;
  const before = await refreshToken(0);
  await tabs[0]?.evaluate(() => window.pageClient.pageClient.endIn(60_000));
  // storage reaches the other tab a moment later: it is to race, not to be late
  await expect.poll(() => tabs[1]?.evaluate(() => window.pageClient.pageClient.expiresAt())).toBeLessThan(Date.now() + 70_000);
  const start = Date.now() + 150;
  // sometimes at once, sometimes when the other one is about to be done
  const late = (run % 5) * 25;
  const ended = await Promise.all(
    tabs.map((tab, index) =>
      tab.evaluate(({ count, at }) => window.pageClient.pageClient.burst(count, at), { count: callsPerTab, at: start + index * late }),
    ),
  );
  const after = await refreshToken(0);
  await expect.poll(() => refreshToken(1)).toBe(after);
  return { refreshes: refreshes.length, isRenewed: before !== after, ended };
}

function refreshToken(tab: number): Promise<string | null | undefined> {
  return Promise.resolve(tabs[tab]?.evaluate(() => window.pageClient.pageClient.refreshToken()));
}

/** The refreshes that leave the browser, of all its tabs. */
function watchRefreshes(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/authority/anno/login')) seen.push(request.postData() ?? '');
  });
  return seen;
}
