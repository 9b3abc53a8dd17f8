import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter, openBrowser, openPage } from './browser.ts';
import { type ServerProcess, startServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'saiwu-site-'));
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServer(folder);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.process.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** One point. */
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('an administrator uploads the installation’s logo, and whoever comes to sign in sees it', async () => {
  const admin = await openPage(browser, server.address);
  await enter(admin.page, 'admin', server.password);
  await admin.page.goto('/system/parameter?keyword=SiteLogo');
  await admin.page.getByRole('button', { name: '编辑', exact: true }).click();
  const [chooser] = await Promise.all([
    admin.page.waitForEvent('filechooser'),
    admin.page.getByRole('button', { name: /选择文件$/ }).click(),
  ]);
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo, 'base64') });
  // only what is stored can be taken away again
  await admin.page.getByRole('button', { name: '移除 logo.png' }).waitFor();
  await admin.page.getByRole('button', { name: '保存参数' }).click();
  await admin.page.getByText('已保存参数').waitFor();

  const visitor = await openPage(browser, server.address);
  await visitor.page.goto('/login');
  const picture = visitor.page.locator('img[src*="/api/file/"]').filter({ visible: true });
  await expect.poll(() => picture.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth))).toEqual([1]);
  expect([...admin.complaints, ...visitor.complaints]).toEqual([]);
});
