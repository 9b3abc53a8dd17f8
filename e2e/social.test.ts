import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type LocalProvider, openProvider } from '../apps/server/test/oauth-provider.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { freePort, type ServerProcess, startServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'saiwu-social-'));
let provider: LocalProvider;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  provider = await openProvider([`${publicUrl}/social/generic`], { id: 'u-1', name: '李同学', email: 'student@example.edu' });
  cpSync(inject('demonstration'), folder, { recursive: true });
  server = await startServer(folder, ['--demo'], {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    ...provider.environment('generic'),
    OAUTH_GENERIC_NAME: '校园卡',
  });
  browser = await openBrowser();
});

afterAll(async () => {
  server?.process.kill('SIGTERM');
  await provider?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function signOut(page: Page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/login');
}

async function enterByProvider(page: Page) {
  await page.getByRole('radio', { name: '第三方账号' }).click();
  await page.getByRole('button', { name: '使用 校园卡 登录' }).click();
}

it('an account elsewhere is bound in the profile, signs in, is unbound, and is then nobody’s', async () => {
  const { page, complaints } = await openPage(browser, server.address);
  await signIn(page, 'student', server.password);
  await page.goto('/profile/index?section=social');
  await page.getByRole('button', { name: '绑定 校园卡 账号' }).click();
  await page.getByText('已绑定 校园卡 账号').waitFor();
  await page.getByText(/^李同学，.* 绑定$/).waitFor();
  expect(new URL(page.url()).search).toBe('?section=social');

  await signOut(page);
  await enterByProvider(page);
  await page.waitForURL('**/dashboard');
  // what the provider wrote into the address is nowhere to go back to
  await page.goBack();
  expect(page.url()).not.toContain('code=');
  await page.goto('/profile/index?section=social');
  await page.getByRole('button', { name: '解绑 校园卡 账号' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解绑' }).click();
  await page.getByRole('button', { name: '绑定 校园卡 账号' }).waitFor();

  await signOut(page);
  await enterByProvider(page);
  await page.getByRole('heading', { name: '还差一步' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  // a reload shows the state again to nobody: it is used up
  await page.reload();
  await page.getByText('不是从这个标签页开始的').waitFor();

  await page.getByRole('link', { name: '返回登录' }).click();
  await enterByProvider(page);
  await page.getByRole('radio', { name: '新建账号' }).click();
  await page.getByRole('textbox', { name: /^账号/ }).fill('newcomer');
  await page.getByLabel(/^密码/).and(page.locator('[autocomplete=new-password]')).fill('secret-9');
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.getByRole('button', { name: '新建账号并登录' }).click();
  await page.waitForURL('**/dashboard');
  expect(complaints.filter((text) => !text.includes(provider.origin))).toEqual([]);
  await page.context().close();
});

it('a return that another browser began signs nobody in', async () => {
  const mallory = await openPage(browser, server.address);
  const stolen = Promise.withResolvers<string>();
  // she goes to the provider, and keeps the address that it would send her back to
  await mallory.page.route(`${provider.origin}/**`, async (route) => {
    stolen.resolve((await provider.visit(route.request().url())).href);
    await route.abort();
  });
  await mallory.page.goto('/login');
  await enterByProvider(mallory.page);
  const address = await stolen.promise;
  expect(address).toContain('code=');

  const victim = await openPage(browser, server.address);
  await victim.page.goto(address);
  await victim.page.getByText('不是从这个标签页开始的').waitFor();
  expect(await victim.page.evaluate(() => localStorage.getItem('saiwu_TOKEN'))).toBeNull();
  await mallory.page.context().close();
  await victim.page.context().close();
});
