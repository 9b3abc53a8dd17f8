import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { openBrowser } from '../../e2e/browser.ts';
import { type ServerProcess, startServer } from '../../e2e/start-server.ts';
import { buildStale } from '../../scripts/build.mjs';
import { buildRival } from '../first-load/build-rival.ts';
import { type Measured, measurePage, type Visit } from '../first-load/measure-page.ts';
import { serveRival } from '../first-load/serve-rival.ts';

// The first visit of the sign-in page and of the dashboard, beside an app of create-react-admin's making, in Chromium on a slowed
// processor.

interface Bound {
  page: 'sign-in' | 'dashboard';
  key: keyof Measured;
  /** Of theirs, at most. */
  ratio?: number;
  /** At most, by itself. */
  atMost?: number;
}

const bounds: readonly Bound[] = [
  { page: 'sign-in', key: 'gzip', ratio: 0.28, atMost: 120_000 },
  { page: 'sign-in', key: 'lcp' },
  { page: 'sign-in', key: 'mainThread' },
  { page: 'dashboard', key: 'gzip', ratio: 0.6 },
  { page: 'dashboard', key: 'lcp', ratio: 0.8 },
  { page: 'dashboard', key: 'mainThread', ratio: 0.8 },
  { page: 'dashboard', key: 'files', atMost: 30 },
  { page: 'dashboard', key: 'calls' },
  { page: 'dashboard', key: 'shift' },
];
/** What our server sends, over the least that its encoding makes of it, at most. */
const packing = 1.05;

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(options.rounds);

await buildStale(['server', 'console']);
const rival = await serveRival(await buildRival());
const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
const server = await startServer(folder, ['--demo'], { LIMITS: 'off', SMS: 'none' });
const browser = await openBrowser();
try {
  if (!(await compare(await visits(browser, server)))) process.exitCode = 1;
} finally {
  await browser.close();
  rival.close();
  server.process.kill();
  await new Promise((resolve) => server.process.once('exit', resolve));
  rmSync(folder, { recursive: true });
}

type Visits = Record<Bound['page'], { ours: Visit; theirs: Visit }>;

async function visits(browser: Browser, { address, password }: ServerProcess): Promise<Visits> {
  const context = await browser.newContext({ baseURL: address, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('账号').fill('manager');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('figure').first().waitFor();
  const storageState = await context.storageState();
  await context.close();
  const signedIn = { cookies: [], origins: [{ origin: rival.address, localStorage: [{ name: 'signed-in', value: 'admin' }] }] };
  return {
    'sign-in': {
      ours: { address, path: '/login', ready: 'input[type=password]' },
      theirs: { address: rival.address, path: '/#/login', ready: 'input[type=password]' },
    },
    dashboard: {
      ours: { address, path: '/dashboard', ready: 'figure svg', storageState },
      theirs: { address: rival.address, path: '/', ready: '.RaDatagrid-row', storageState: signedIn },
    },
  };
}

async function compare(visits: Visits): Promise<boolean> {
  const taken = { 'sign-in': [] as Turn[], dashboard: [] as Turn[] };
  for (let round = 0; round <= rounds; round += 1)
    for (const page of ['sign-in', 'dashboard'] as const) {
      const turn = await takeTurn(visits[page], round);
      // the first one warms the servers up
      if (round > 0) taken[page].push(turn);
    }
  const lines = bounds.map((bound) => judge(bound, taken[bound.page]));
  console.table(Object.fromEntries(lines.map(({ name, shown }) => [name, shown])));
  const packed = Object.entries(taken).map(([page, turns]) => ({ page, ratio: median(turns.map(({ ours }) => ours.sent / ours.best)) }));
  for (const { page, ratio } of packed) console.log(`${page}: our server sends ${ratio.toFixed(3)} of the least, at most ${packing}`);
  const missed = [
    ...lines.filter(({ isMissed }) => isMissed).map(({ name }) => name),
    ...packed.filter(({ ratio }) => !(ratio <= packing)).map(({ page }) => `${page} as it is sent`),
  ];
  if (missed.length > 0) console.error(`out of bounds: ${missed.join('; ')}`);
  return missed.length === 0;
}

interface Turn {
  ours: Measured;
  theirs: Measured;
}

/** Who comes first changes from round to round. */
async function takeTurn({ ours, theirs }: { ours: Visit; theirs: Visit }, round: number): Promise<Turn> {
  if (round % 2 === 0) return { ours: await measurePage(browser, ours), theirs: await measurePage(browser, theirs) };
  const second = await measurePage(browser, theirs);
  return { ours: await measurePage(browser, ours), theirs: second };
}

function judge({ page, key, ratio, atMost }: Bound, turns: readonly Turn[]) {
  const ours = median(turns.map((turn) => turn.ours[key]));
  const theirs = median(turns.map((turn) => turn.theirs[key]));
  const found = median(turns.map((turn) => turn.ours[key] / turn.theirs[key]));
  const isMissed = (ratio !== undefined && !(found <= ratio)) || (atMost !== undefined && !(ours <= atMost));
  const digits = key === 'shift' ? 3 : 0;
  const wanted = [ratio, atMost].filter((one) => one !== undefined).map((one) => `≤ ${one}`);
  const shown = { ours: ours.toFixed(digits), theirs: theirs.toFixed(digits), ratio: found.toFixed(2), bound: wanted.join(', ') };
  return { name: `${page} ${key}`, shown: { ...shown, '': isMissed ? '✗' : '' }, isMissed };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
