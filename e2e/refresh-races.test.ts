import type { Page, Route } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { watchRest } from './at-rest.ts';
import { signIn } from './browser.ts';
import { bundleClient } from './client-in-page.ts';
import type { pageClient } from './page-client.ts';
import { patience } from './patience.ts';
import { shareConsole } from './run-console.ts';

declare global {
  interface Window {
    pageClient: { pageClient: typeof pageClient };
  }
}

/** How often the race is run: `npm run harden refresh` runs it 200 times. */
const runs = Number(process.env['REFRESH_RUNS'] ?? 10);
const limit = 10 * patience + runs * 5000;
const callsPerTab = 20;
const running = shareConsole();
let tabs: [Page, Page];
let script: string;

/** When the other tab begins: before the refresh of the first has reached the server, as it leaves for it, or as its answer comes. */
const moments = ['held', 'sent', 'answered'] as const;
/** Takes each refresh that leaves the browser, of all its tabs. */
let onRefresh: (route: Route) => Promise<void> = (route) => route.continue();

beforeAll(async () => {
  script = await bundleClient();
  const { page } = await running.open();
  await signIn(page, 'admin', running.server.password);
  // what comes from elsewhere meanwhile would be asked for by the console of each tab, which has a client of its own
  await page.evaluate(() => localStorage.setItem('saiwu_MSG_REFRESH', '0'));
  tabs = [page, await page.context().newPage()];
  await page.context().route('**/authority/anno/login', (route) => onRefresh(route));
  await openAnew();
});

it(
  `two tabs with ${callsPerTab} calls each at a token that ends soon, ${runs} times: one refresh, no call lost, nobody signed out`,
  async () => {
    const outcomes: Outcome[] = [];
    for (let run = 0; run < runs; run += 1) outcomes.push(await race(moments[run % moments.length]));
    expect(outcomes).toEqual(Array.from({ length: runs }, () => ({ refreshes: 1, isRenewed: true, ended: [unhurt, unhurt] })));
    for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/dashboard');
  },
  limit,
);

it(
  'without Web Locks, which a browser has only for https and this machine: perhaps each tab refreshes, but no call is lost and nobody signed out',
  async () => {
    await openAnew();
    for (const tab of tabs) await tab.evaluate(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    for (let run = 0; run < Math.ceil(runs / 2); run += 1) {
      const { refreshes: sent, ...outcome } = await race(moments[run % moments.length]);
      expect(sent).toBeLessThanOrEqual(2);
      expect(outcome).toEqual({ isRenewed: true, ended: [unhurt, unhurt] });
    }
  },
  limit,
);

it('a refresh that is refused is sent once, ends the session once in each tab, and every call says so', async () => {
  await openAnew();
  const token = await tabs[0].evaluate(() => localStorage.getItem('saiwu_TOKEN'));
  await fetch(`${running.server.address}/api/oauth/noToken/logout`, {
    method: 'POST',
    body: new URLSearchParams({ token: JSON.parse(token ?? '""') }),
  });
  const { refreshes: sent, ended } = await race('held');
  expect(sent).toBe(1);
  for (const { ends, failures } of ended) {
    expect(ends).toHaveLength(1);
    expect(failures).toHaveLength(callsPerTab);
    expect(failures.every((failure) => failure.includes('signedOut'))).toBe(true);
  }
});

/** The console of each tab has asked for all it asks for: it would refresh besides, or be told before. */
async function openAnew(): Promise<void> {
  for (const tab of tabs) {
    const atRest = watchRest(tab);
    await tab.goto('/dashboard');
    await atRest();
    await tab.evaluate(script);
  }
}

interface Outcome {
  refreshes: number;
  isRenewed: boolean;
  /** By tab: the calls that failed, and how often the session was told to have ended. */
  ended: { failures: string[]; ends: string[] }[];
}

const unhurt = { failures: [], ends: [] };

async function race(moment: (typeof moments)[number] = 'held'): Promise<Outcome> {
  const before = await refreshToken(0);
  await tabs[0].evaluate(() => window.pageClient.pageClient.endIn(60_000));
  // storage reaches the other tab a moment later: it is to race, not to be late
  await expect.poll(() => tabs[1].evaluate(() => window.pageClient.pageClient.expiresAt())).toBeLessThan(Date.now() + 70_000);
  const reached = { sent: Promise.withResolvers<void>(), answered: Promise.withResolvers<void>() };
  let refreshes = 0;
  onRefresh = async (route) => {
    refreshes += 1;
    reached.sent.resolve();
    // both wait for it
    if (moment === 'held') for (const tab of tabs) await tab.waitForFunction(() => document.documentElement.dataset['burst'] === 'begun');
    const response = await route.fetch();
    reached.answered.resolve();
    await route.fulfill({ response });
  };
  const first = burst(0);
  if (moment !== 'held') await reached[moment].promise;
  const ended = await Promise.all([first, burst(1)]);
  const after = await refreshToken(0);
  await expect.poll(() => refreshToken(1)).toBe(after);
  return { refreshes, isRenewed: before !== after, ended };
}

function burst(tab: 0 | 1) {
  return tabs[tab].evaluate((count) => window.pageClient.pageClient.burst(count), callsPerTab);
}

function refreshToken(tab: 0 | 1): Promise<string | null> {
  return tabs[tab].evaluate(() => window.pageClient.pageClient.refreshToken());
}
