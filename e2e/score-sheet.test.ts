import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn } from './browser.ts';
import { callAs, type ApiCaller } from './call-api.ts';
import { runConsole } from './run-console.ts';

const running = runConsole();
let judge: ApiCaller;
let stageId: string;
/** Projects of the judge whose sheets are open; each test takes one. */
let open: string[];
let page: Page;
/** What the console complained of on that page. */
let complaints: string[];

beforeAll(async () => {
  judge = await callAs(running.server, 'judge');
  const stages: { stageId: string; state: { code: string } }[] = await judge.send('GET', '/contest/judging/stages');
  stageId = stages.find(({ state }) => state.code === 'IN_REVIEW')?.stageId ?? '';
  const { records } = await judge.send('POST', `/contest/judging/${stageId}/page`, { model: { state: 'ASSIGNED' }, size: 20 });
  open = records.map(({ projectId }: { projectId: string }) => projectId);
});

beforeEach(async () => {
  ({ page, complaints } = await running.open());
  await signIn(page, 'judge', running.server.password);
  await page.waitForURL('**/dashboard');
  return () => page.context().close();
});

const fields = (on: Page) => on.locator('input[data-place]');
const saved = (on: Page) => on.getByText(/^已保存 \d\d:\d\d$/);

/** Opens a sheet that nobody has touched; answers its project. */
async function openSheet(): Promise<string> {
  const projectId = open.shift() ?? '';
  await page.goto(`/judging/${stageId}/${projectId}`);
  await page.getByText('填写后自动保存').waitFor();
  return projectId;
}

async function scoresOnServer(projectId: string): Promise<(string | null)[]> {
  const { sheet } = await judge.send('GET', `/contest/judging/${stageId}/${projectId}`);
  return sheet.scores.map(({ score }: { score: string | null }) => score).filter((score: string | null) => score !== null);
}

it('a score is saved a second after the last key, and when its field is left', async () => {
  const projectId = await openSheet();
  await fields(page).first().pressSequentially('9.5');
  await saved(page).waitFor();
  expect(await scoresOnServer(projectId)).toEqual(['9.5']);
  await fields(page).nth(1).pressSequentially('7');
  await page.keyboard.press('Enter');
  await expect.poll(() => scoresOnServer(projectId)).toEqual(['9.5', '7']);
});

it('handing in counts at the first press, also straight from the field that the press leaves', async () => {
  const projectId = await openSheet();
  const inputs = await fields(page).all();
  for (const input of inputs) await input.fill('5');
  await saved(page).waitFor();
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/sheet?*', async (route) => {
    await pressed;
    await route.continue();
  });
  await inputs[0]?.fill('4');
  await page.getByRole('button', { name: /^提交/ }).hover();
  await page.mouse.down();
  // leaving the field has begun to save, which takes its time
  await page.getByText('正在保存').waitFor();
  await page.mouse.up();
  goOn();
  await page.getByRole('alertdialog').getByRole('button', { name: /^提交/ }).click();
  await page.getByText('评分表已提交').waitFor();
  expect(await scoresOnServer(projectId)).toHaveLength(inputs.length);
});

it('reloading, closing and leaving while typing lose nothing', async () => {
  const projectId = await openSheet();
  await fields(page).first().pressSequentially('8');
  await page.reload();
  await expect.poll(() => fields(page).first().inputValue()).toBe('8');
  await fields(page).nth(1).pressSequentially('6');
  await page
    .getByRole('button', { name: '下一个', exact: true })
    .or(page.getByRole('link', { name: '下一个', exact: true }))
    .click();
  await page.goBack();
  await page.goto(`/judging/${stageId}/${projectId}`);
  await expect.poll(() => fields(page).nth(1).inputValue()).toBe('6');
  await fields(page).nth(2).pressSequentially('5');
  const other = await page.context().newPage();
  await page.close();
  page = other;
  await page.goto(`/judging/${stageId}/${projectId}`);
  await expect.poll(() => fields(page).nth(2).inputValue()).toBe('5');
  await expect.poll(() => scoresOnServer(projectId)).toEqual(['8', '6', '5']);
});

it('offline it lies on the device, which is said, and goes out by itself once the network is back', async () => {
  const projectId = await openSheet();
  await page.context().setOffline(true);
  await fields(page).first().pressSequentially('4');
  await page.getByText('离线，已存在本机').waitFor();
  await fields(page).nth(1).pressSequentially('3');
  await page.keyboard.press('Tab');
  expect(await scoresOnServer(projectId)).toEqual([]);
  await page.context().setOffline(false);
  await saved(page).waitFor();
  expect(await scoresOnServer(projectId)).toEqual(['4', '3']);
  // nothing of it was sent while nobody could hear it
  expect(complaints.filter((one) => one.includes('/sheet'))).toEqual([]);
});

it('handing in without a network says that nothing was handed in, keeps everything, and is offered again once it is back', async () => {
  const projectId = await openSheet();
  const inputs = await fields(page).all();
  for (const input of inputs) await input.fill('5');
  await saved(page).waitFor();
  await page.context().setOffline(true);
  await inputs[0]?.fill('4');
  await page.getByRole('button', { name: /^提交/ }).click();
  const question = page.getByRole('alertdialog').getByRole('button', { name: /^提交/ });
  const told = page.getByRole('alert').filter({ hasText: '网络断开了，评分表还没有提交' });
  await question.or(told).first().waitFor();
  if (await question.isVisible()) await question.click();
  await told.waitFor();
  await page.getByText('离线，已存在本机').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('alert').filter({ hasText: '网络恢复了，评分表还没有提交' }).waitFor();
  await page.getByRole('button', { name: /^提交/ }).click();
  await question.click();
  await page.getByText('评分表已提交').waitFor();
  const { sheet } = await judge.send('GET', `/contest/judging/${stageId}/${projectId}`);
  expect([sheet.submittedTime === null, sheet.scores[0].score]).toEqual([false, '4']);
});

it('what the session ended over is there again after the next sign-in', async () => {
  const projectId = await openSheet();
  await page.context().setOffline(true);
  await fields(page).first().pressSequentially('2');
  await page.getByText('离线，已存在本机').waitFor();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('saiwu_DRAFT_SHEET')) localStorage.removeItem(key);
  });
  await page.context().setOffline(false);
  await page.goto('/login');
  await signIn(page, 'judge', running.server.password);
  await page.waitForURL('**/dashboard');
  await page.goto(`/judging/${stageId}/${projectId}`);
  await expect.poll(() => fields(page).first().inputValue()).toBe('2');
  await expect.poll(() => scoresOnServer(projectId)).toEqual(['2']);
});

it('two windows of one sheet show the same and save without a conflict', async () => {
  const projectId = await openSheet();
  const other = await page.context().newPage();
  await other.goto(`/judging/${stageId}/${projectId}`);
  await fields(other).first().waitFor();
  await fields(page).first().pressSequentially('1.5');
  await expect.poll(() => fields(other).first().inputValue()).toBe('1.5');
  await fields(other).nth(1).pressSequentially('2.5');
  await expect.poll(() => fields(page).nth(1).inputValue()).toBe('2.5');
  await expect.poll(() => scoresOnServer(projectId)).toEqual(['1.5', '2.5']);
  for (const window of [page, other]) {
    // oxlint-disable-next-line no-await-in-loop -- one window after the other
    await window.getByText(/^(已保存 \d\d:\d\d|填写后自动保存)$/).waitFor();
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await window.getByText('这份评分表在别处保存过').count()).toBe(0);
  }
});
