import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { watchRest } from './at-rest.ts';
import { openBrowser, openPage, type Watched } from './browser.ts';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { type ServerProcess, startServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'saiwu-entry-'));
const name = 'saiwu_entry';
const phone = '13800000077';
let browser: Browser;
let server: ServerProcess;
/** Where the answers to pictures are; the embedded database keeps them to its process, so without a PostgreSQL nothing asks for one. */
let database: Client | undefined;
let watched: Watched;

beforeAll(async () => {
  if (postgres) {
    const address = await createDatabase(name);
    const environment = { DATABASE_URL: address, SECRET: 'x'.repeat(40), CAPTCHA: 'on', SMS: 'console' };
    server = await startServer(folder, ['--demo'], environment);
    database = new Client({ connectionString: address });
    await database.connect();
  } else {
    cpSync(inject('demonstration'), folder, { recursive: true });
    server = await startServer(folder, ['--demo']);
  }
  browser = await openBrowser();
});

afterAll(async () => {
  await database?.end();
  server?.process.kill('SIGTERM');
  if (postgres) await dropDatabase(name);
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  watched = await openPage(browser, server.address);
});

afterEach(async () => {
  await watched?.page.context().close();
  // refusals are 400s, which Chromium writes to the console
  const complaints = watched.complaints.filter((one) => !one.includes('status of 4'));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label });
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });

async function fillIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  if (database) await field(page, '图片验证码').fill(await readPicture(page, 'CAPTCHA'));
  await button(page, '登录').click();
}

async function signOut(page: Page): Promise<void> {
  const atRest = watchRest(page);
  await page.getByRole('button', { name: /个人菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  // the ways in come above the form, and would move its links away from under a press
  await atRest();
}

/** Reads the picture on the page as a person would, by the only way that a test has. */
async function readPicture(page: Page, purpose: string): Promise<string> {
  await page.getByRole('img', { name: /算式/ }).waitFor();
  const found = await database?.query<{ secret_hash: string }>(
    'select secret_hash from one_time_secret where purpose = $1 order by create_time desc limit 1',
    [purpose],
  );
  const sums = Array.from({ length: 200 }, (_, sum) => String(sum));
  const answer = sums.find((sum) => createHash('sha256').update(sum).digest('hex') === found?.rows[0]?.secret_hash);
  if (answer === undefined) throw new Error('no sum fits the picture');
  return answer;
}

/** Has a code sent, and reads it off the server's output. */
async function takeCode(page: Page, purpose: 'PHONE_CAPTCHA' | 'RESET_CAPTCHA'): Promise<void> {
  // one a minute: nobody waits here
  await database?.query('delete from limit_counter where rule_id = -711');
  await field(page, /^手机号/).fill(phone);
  await field(page, '图片验证码').fill(await readPicture(page, purpose));
  const before = server.output().length;
  await button(page, '获取验证码').click();
  await page.getByRole('button', { name: /秒后重新获取/ }).waitFor();
  const code = () => /验证码 (\d{6})/.exec(server.output().slice(before))?.[1];
  await expect.poll(code).toBeDefined();
  await field(page, /^短信验证码/).fill(code() ?? '');
}

it('leads back to where somebody wanted to go, and nowhere outside', async () => {
  const { page } = watched;
  await page.goto('/contests?state=PUBLISHED');
  await page.waitForURL('**/login?redirect=%2Fcontests%3Fstate%3DPUBLISHED');
  await fillIn(page, 'school', 'wrong-password');
  await page.getByText('用户名或密码错误').waitFor();
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('school');
  if (database) {
    // the picture was good once, and a wrong answer is said at its field
    await page.locator('input[name=code][value=""]').waitFor();
    await field(page, '图片验证码').fill('1');
    await button(page, '登录').click();
    await page.getByText('验证码不正确').waitFor();
  }
  await fillIn(page, 'school', server.password);
  await page.waitForURL('**/contests?state=PUBLISHED');
  await page.getByRole('button', { name: /个人菜单$/ }).waitFor();
  // security.md, row 20
  for (const target of hostile) {
    // oxlint-disable-next-line no-await-in-loop -- one page takes them one after another
    await page.evaluate(
      (to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      `/login?redirect=${encodeURIComponent(target)}`,
    );
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect.poll(() => page.evaluate(() => location.href), { message: target }).toBe(`${server.address}/dashboard`);
  }
});

it('signs every tab out at once', async () => {
  const { page } = watched;
  await page.goto('/login');
  await fillIn(page, 'school', server.password);
  await page.waitForURL('**/dashboard');
  const other = await page.context().newPage();
  await other.goto('/contests');
  await other.getByRole('button', { name: /个人菜单$/ }).waitFor();
  await signOut(page);
  await other.waitForURL('**/login**');
  await other.goto('/dashboard');
  await other.getByRole('link', { name: '登录' }).waitFor();
});

// `.ci/run` always brings a PostgreSQL
it.runIf(postgres)('lets in by registering, by SMS, and with a new password in place of a forgotten one', async () => {
  const { page } = watched;
  const atRest = watchRest(page);
  await page.goto('/login');
  await atRest();
  await page.getByRole('link', { name: '注册账号' }).click();
  await page.waitForURL('**/register');
  await takeCode(page, 'PHONE_CAPTCHA');
  await button(page, '下一步').click();
  await field(page, /^姓名/).fill('沈一诺');
  await page.getByRole('combobox', { name: /^省份/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: /^学校/ }).click();
  await page.getByRole('option').first().click();
  await button(page, '下一步').click();
  await page.locator('input[name=password]').fill('first-secret-1');
  await page.locator('input[name=confirmPassword]').fill('first-secret-1');
  await page.getByRole('checkbox').click();
  await button(page, '注册并登录').click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /^沈一诺/ }).waitFor();
  await signOut(page);

  await page.getByRole('radio', { name: '短信验证码' }).click();
  await takeCode(page, 'PHONE_CAPTCHA');
  await button(page, '登录').click();
  await page.waitForURL('**/dashboard');
  await signOut(page);

  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.waitForURL('**/reset-password');
  await takeCode(page, 'RESET_CAPTCHA');
  await button(page, '下一步').click();
  await page.locator('input[name=password]').fill('second-secret-1');
  await page.locator('input[name=confirmPassword]').fill('second-secret-1');
  await button(page, '设置新密码').click();
  await page.getByText('密码已重置，请用新密码登录').waitFor();
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe(phone);
  await fillIn(page, phone, 'second-secret-1');
  await page.waitForURL('**/dashboard');
});

it.runIf(postgres)('tells the people of a college whose service has ended, once, and lets them read', async () => {
  const { page } = watched;
  await database?.query(
    `update org set expiry_date = '2026-03-01T15:59:59Z' where id = (select org_id from "user" where account = 'college')`,
  );
  await page.goto('/login?redirect=%2Fcontests');
  await fillIn(page, 'college', server.password);
  await page.waitForURL('**/expired?redirect=%2Fcontests');
  await page.getByText('2026-03-01 23:59').waitFor();
  await button(page, '继续查看').click();
  await page.waitForURL('**/contests');
  await page.getByRole('button', { name: /个人菜单$/ }).waitFor();
  await page.goto('/404');
  await page.getByRole('button', { name: '全局搜索' }).waitFor();
  await page.getByRole('heading', { name: '页面不存在' }).waitFor();
});

const hostile = [
  'https://evil.example/',
  'http:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/evil',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:http://saiwu.invalid/x',
  '@evil.example',
  'http://saiwu.invalid.evil.example/',
  '/login?redirect=//evil.example',
];
