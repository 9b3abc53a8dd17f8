import { createHmac } from 'node:crypto';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shoot, signIn, type Watched } from './browser.ts';
import { callAs } from './call-api.ts';
import { runConsole } from './run-console.ts';

const running = runConsole();
const open: (Watched & { refusals: string[] })[] = [];

beforeEach(() => void open.splice(0));

afterEach(async ({ task }) => {
  const hasFailed = task.result?.state === 'fail';
  for (const [index, { page }] of open.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    if (hasFailed) await shoot(page, `failed-ways-in-${index}`);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await page.context().close();
  }
  // what the server refuses Chromium writes to the console: each test says which it expects
  const complaints = open.flatMap((one) => one.complaints).filter((one) => !one.includes('status of 4'));
  if (!hasFailed && complaints.length > 0) throw new Error(complaints.join('\n'));
});

/** Somebody's running.browser, and what the server has refused to it: `400 /api/…`. */
async function openWatched(): Promise<(typeof open)[number]> {
  const watched = await running.open();
  const refusals: string[] = [];
  watched.page.on('response', (response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  const one = { ...watched, refusals };
  open.push(one);
  return one;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('an administrator switches the second factor on, and signs in with it from then on', async () => {
  const { page, refusals } = await openWatched();
  await signIn(page, 'manager', running.server.password);
  await page.goto('/profile?section=security');
  await button(page, '启用两步验证').click();
  const dialog = page.getByRole('dialog', { name: '启用两步验证' });
  await button(page, '装好了，开始设置').click();
  const secret = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent();
  const step = stepNow();
  await dialog.getByRole('textbox', { name: /^验证码/ }).fill(codeAt(secret, step));
  await button(page, '启用两步验证').click();
  await expect.poll(() => dialog.getByRole('list', { name: '恢复码' }).getByRole('listitem').count()).toBe(10);
  await button(page, '已经保存好').click();
  await page.getByText('已启用', { exact: true }).waitFor();
  expect(refusals).toEqual([]);

  await page.getByRole('button', { name: /个人菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('账号', { exact: true }).fill('manager');
  await page.getByLabel('密码', { exact: true }).fill(running.server.password);
  await button(page, '登录').click();
  const digits = page.getByRole('textbox', { name: /^两步验证的验证码/ });
  // a code is good once: the one that switched it on is none any more
  const used = codeAt(secret, step);
  await digits.fill(used);
  await button(page, '验证并登录').click();
  await page.getByText('验证码不正确').waitFor();
  expect([await digits.getAttribute('aria-invalid'), await digits.inputValue()]).toEqual(['true', used]);
  await button(page, '返回登录').click();
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('manager');
  expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe(running.server.password);
  expect(await page.evaluate(() => localStorage.getItem('saiwu_TOKEN'))).toBeNull();

  await button(page, '登录').click();
  await digits.fill(codeAt(secret, Math.max(step + 1, stepNow())));
  await digits.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /个人菜单$/ }).waitFor();
  const [password, code] = ['400 /api/authority/anno/login', '400 /api/oauth/anno/second-factor'];
  expect(refusals).toEqual([password, code, password]);
});

it('an invitation link signs a judge in to the review of one contest, until it is withdrawn', async () => {
  const contest = '“挑战杯”校内选拔赛';
  const person = await callAs(running.server, 'judge');
  const { name } = await person.send('GET', '/authority/user/mine');
  const stages: { stageId: string; contestTitle: string }[] = await person.send('GET', '/contest/judging/stages');
  const own = stages.find(({ contestTitle }) => contestTitle === contest)?.stageId;
  const other = stages.find(({ contestTitle }) => contestTitle !== contest)?.stageId;
  const { records } = await person.send('POST', `/contest/judging/${own}/page`, { model: { state: 'ASSIGNED' } });

  const school = await openWatched();
  await signIn(school.page, 'school', running.server.password);
  await school.page.goto(`/judges?keyword=${encodeURIComponent(name)}`);
  await school.page.getByRole('row', { name }).getByRole('button', { name: '邀请', exact: true }).click();
  const dialog = school.page.getByRole('dialog', { name: `邀请${name}` });
  await dialog.getByRole('combobox').fill('挑战杯');
  await school.page.getByRole('option', { name: contest }).click();
  await dialog.getByRole('button', { name: '邀请', exact: true }).click();
  const link = await dialog.getByRole('textbox', { name: '邀请链接' }).inputValue();
  expect(new URL(link).origin).toBe(running.server.address);
  await button(school.page, '完成').click();

  const judge = await openWatched();
  await judge.page.goto(link);
  for (const told of [name, contest]) await judge.page.getByText(told, { exact: true }).waitFor();
  await button(judge.page, '开始评审').click();
  await judge.page.waitForURL(`${running.server.address}/judging`);
  await judge.page.getByRole('link', { name: contest }).waitFor();
  const list = judge.page.getByRole('grid', { name: '我的评审' });
  expect(await list.getByRole('link').count()).toBe(1);
  expect(judge.refusals).toEqual([]);

  await judge.page.goto(`/judging/${other}`);
  await judge.page.getByRole('heading', { name: '没有找到' }).waitFor();
  expect(new Set(judge.refusals.splice(0))).toEqual(new Set([`404 /api/contest/judging/${other}/page`]));
  for (const path of ['/judges', '/contests', '/org/user']) {
    // oxlint-disable-next-line no-await-in-loop -- one page visits them one after another
    await judge.page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await judge.page.getByRole('heading', { name: '无权限' }).waitFor();
  }
  expect(judge.refusals).toEqual([]);

  await judge.page.goto(`/judging/${own}/${records[0].projectId}`);
  await judge.page.locator('input[data-place]').first().fill('9');
  await button(school.page, '邀请记录').click();
  const drawer = school.page.getByRole('dialog', { name: '邀请记录' });
  await drawer.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: '撤销' }).click();
  await school.page.getByRole('alertdialog').getByRole('button', { name: '撤销邀请' }).click();
  await drawer.getByText('没有邀请').waitFor();
  // what is typed is saved by itself; the notice may come before, and stand over the field
  await judge.page.locator('input[data-place]').first().fill('8');
  await judge.page.getByRole('alertdialog', { name: '登录超时，请重新登录' }).getByRole('button').click();
  await judge.page.waitForURL('**/login?redirect=**');
  expect(await judge.page.evaluate(() => localStorage.getItem('saiwu_TOKEN'))).toBeNull();
  expect(new Set(judge.refusals.splice(0).map((one) => one.slice(0, 3)))).toEqual(new Set(['401']));
  await judge.page.goto(link);
  await judge.page.getByText('这个链接打不开评审').waitFor();
  expect(school.refusals).toEqual([]);
});

function stepNow(): number {
  return Math.floor(Date.now() / 30_000);
}

/** What an authenticator shows in a step of 30 seconds (RFC 6238) for a secret as the page writes it, in base32. */
function codeAt(secret: string | null, step: number): string {
  const bits = Array.from(secret?.replaceAll(' ', '') ?? '', (letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) % 16) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
