import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { spawn } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright';
import { expectBooks } from './other-backend-check.ts';
import { buildReference } from './reference-page.ts';
import { packPackages, root, tarballOf } from './pack.ts';

/**
 * Installs the packed packages as a stranger does, builds the examples, opens them in a browser and compares them with the same page
 * built from the workspace: `--packed` takes the tarballs that are there, `--sample` leaves one such example out. `other-backend` has
 * screens of its own, which are gone through.
 */
const tolerated = 0.0005;
const examples = process.argv.includes('--sample')
  ? ['vite-tailwind', 'server-rendered']
  : ['vite-tailwind', 'vite-plain', 'server-rendered'];
const folder = mkdtempSync(join(tmpdir(), 'saiwu-examples-'));
const stops: (() => void)[] = [];
const began = performance.now();

try {
  if (!process.argv.includes('--packed')) packPackages();
  const [reference] = await Promise.all([buildReference(join(folder, 'workspace')), ...[...examples, 'other-backend'].map(install)]);
  say('installed and built');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  stops.push(() => void browser.close());
  const expected = await picturesOf(browser, await serveFolder(reference));
  for (const name of examples) {
    const address = name === 'server-rendered' ? await serveRendered(name) : await serveFolder(join(folder, name, 'dist'));
    const pictures = await picturesOf(browser, address);
    for (const [state, picture] of expected) await expectSame(browser, name, state, picture, pictures.get(state));
    if (name !== 'vite-tailwind') await expectHostUntouched(browser, address);
    say(`${name} looks as the workspace does, in ${pictures.size} states`);
  }
  await expectBooks(browser, await serveFolder(join(folder, 'other-backend/dist')));
  say('other-backend does what it shows');
} finally {
  for (const stop of stops) stop();
  rmSync(folder, { recursive: true, force: true });
}

async function install(name: string) {
  const target = join(folder, name);
  cpSync(join(root, 'examples', name), target, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const isOther = name === 'other-backend';
  if (!isOther) cpSync(join(root, 'examples/page'), join(target, 'src/page'), { recursive: true });
  await npm(target, 'install', '--no-audit', '--no-fund', '--loglevel=error', tarballOf('ui'), tarballOf(isOther ? 'admin' : 'auth'));
  say(`${name} installed`);
  await npm(target, 'run', 'build');
  if (name === 'server-rendered') await npm(target, 'run', 'server-components');
}

async function npm(cwd: string, ...args: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^npm_(?:package|lifecycle|config_local_prefix)/.test(key)),
  );
  const child = spawn('npm', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}\n${output}`);
}

/** The page in both schemes, with its dialog open too. */
async function picturesOf(browser: Browser, address: string) {
  const pictures = new Map<string, Buffer>();
  for (const scheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'zh-CN' });
    const noise: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    page.setDefaultTimeout(10_000);
    try {
      await page.goto(`${address}/?scheme=${scheme}`);
      await page.waitForLoadState('networkidle');
      await expectGated(page);
      pictures.set(scheme, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      await page.getByRole('button', { name: '新建项目' }).click();
      await page.getByRole('dialog', { name: '新建项目' }).waitFor();
      pictures.set(`${scheme}, dialog`, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    } catch (error) {
      throw new Error(`${address} does not stand: ${noise.join('\n')}`, { cause: error });
    }
    if (noise.length > 0) throw new Error(`${address} says: ${noise.join('\n')}`);
    await page.close();
  }
  return pictures;
}

/** Shown is what the session allows, and nothing else. */
async function expectGated(page: Page) {
  await page.getByRole('button', { name: '新建项目' }).waitFor();
  for (const name of ['导入', '删除']) {
    if ((await page.getByRole('button', { name }).count()) > 0) throw new Error(`${name} is shown without permission`);
  }
}

async function expectSame(browser: Browser, name: string, state: string, one: Buffer, other: Buffer | undefined) {
  if (other === undefined) throw new Error(`${name} has no picture of: ${state}`);
  const page = await browser.newPage();
  const share = await page.evaluate(shareOfDifferentPixels, [one.toString('base64'), other.toString('base64')] as const);
  await page.close();
  console.log(`${(share * 100).toFixed(3).padStart(8)} % of the pixels differ: ${name}, ${state}`);
  if (share > tolerated) throw new Error(`${name} looks unlike the workspace (${state}): ${(share * 100).toFixed(3)} % of the pixels`);
}

/** Runs in the browser, which can read PNG. A pixel differs when a channel does by more than 8 of 255. */
async function shareOfDifferentPixels(pictures: readonly [string, string]) {
  const [one, other] = await Promise.all(
    pictures.map(async (base64) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    }),
  );
  if (one === undefined || other === undefined || one.length !== other.length) return 1;
  let different = 0;
  for (let pixel = 0; pixel < one.length; pixel += 4) {
    const channels = [0, 1, 2].map((channel) => Math.abs((one[pixel + channel] ?? 0) - (other[pixel + channel] ?? 0)));
    if (Math.max(...channels) > 8) different += 1;
  }
  return different / (one.length / 4);
}

/** `styles.css` changes nothing on a page around the kit but `body` and what that passes on. */
async function expectHostUntouched(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.goto(address);
  const changed = await page.evaluate(() => {
    const host = document.createElement('div');
    // What `body` passes on is said in the documentation; here it must not colour the rest.
    host.style.cssText = 'all: initial; display: block; color: black; font: 16px serif';
    host.innerHTML = `<h1>1</h1><h2>2</h2><p class="collapse">3</p><ul class="table"><li>4</li></ul><button class="ring">5</button><a href="#">6</a>
      <img alt=""><input><table class="container"><tr><th>7</th></tr></table><hr class="static"><fieldset>8</fieldset><textarea></textarea>`;
    document.body.append(host);
    const looks = () =>
      Array.from(host.querySelectorAll('*'), (element) => {
        const style = getComputedStyle(element);
        const names = [
          'margin',
          'padding',
          'border',
          'display',
          'visibility',
          'list-style',
          'box-sizing',
          'cursor',
          'position',
          'max-width',
          'text-decoration',
          'appearance',
        ];
        return `${element.tagName}: ${names.map((name) => `${name} ${style.getPropertyValue(name)}`).join('; ')}`;
      });
    const withKit = looks();
    for (const sheet of document.styleSheets) sheet.disabled = true;
    const withoutKit = looks();
    return withKit.filter((look, index) => look !== withoutKit[index]);
  });
  await page.close();
  if (changed.length > 0) throw new Error(`styles.css changes a host page:\n${changed.join('\n')}`);
}

async function serveFolder(dist: string) {
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    // Addresses of pages are the page's own business.
    const file = join(dist, extname(pathname) === '' ? 'index.html' : pathname);
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

async function serveRendered(name: string) {
  const child = spawn(process.execPath, ['server.mjs'], { cwd: join(folder, name), env: { ...process.env, PORT: '0' } });
  stops.push(() => child.kill());
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  return new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('close', () => reject(new Error(`The server ended: ${errors}`)));
  });
}

function say(text: string) {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}
