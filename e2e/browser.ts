import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { patience } from './patience.ts';

const systemChromium = '/usr/bin/chromium';
const shots = fileURLToPath(new URL('shots', import.meta.url));

let browser: Promise<Browser> | undefined;

/**
 * The browser of this process, which ends with it: Debian's Chromium when it is there, else Playwright's own. Who opens a page in it closes
 * its context.
 */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);
  browser ??= chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  return browser;
}

export interface Watched {
  page: Page;
  /** Console errors and warnings, uncaught errors, and requests to other hosts: there should be none. */
  complaints: string[];
}

/** A page of its own context (its own storage) whose complaints are written down. */
export async function openPage(
  browser: Browser,
  address: string,
  options: { width?: number; height?: number; language?: 'zh' | 'en'; isDark?: boolean } = {},
): Promise<Watched> {
  const { width = 1440, height = 900, language = 'zh', isDark = false } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    // the tenant's: deadlines name no zone
    timezoneId: 'Asia/Shanghai',
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== address && protocol.startsWith('http')) complaints.push(`request to another host: ${request.url()}`);
  });
  return { page, complaints };
}

/** Keeps a picture under `shots/`. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}.png` });
}

/** As a pointer that rests on them does: what is to be undone can be until it is, however long the way there takes. */
export async function holdToasts(page: Page): Promise<void> {
  await page.locator('[data-slot=toasts]').dispatchEvent('pointermove');
}

/** The part of the workplace that shows the page at a path. */
export const panelOf = (page: Page, path: string) => page.locator(`[id="page:${path}"]`);

/** Waits until the page at a path is in front and has taken the focus: a key pressed before that may go to the page's heading instead. */
export async function comesToFront(page: Page, path: string): Promise<void> {
  await panelOf(page, path).and(page.locator(':focus-within')).waitFor();
}

export async function signIn(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Signs in, in whichever language the page speaks, and leaves the stream of messages out: it would keep the network busy for ever. */
export async function enter(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=password]').fill(password);
  await page.locator('input').first().fill(account);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.evaluate(() => localStorage.setItem('saiwu_MSG_REFRESH', '0'));
}
