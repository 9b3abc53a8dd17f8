import { expect, it } from 'vitest';
import { signIn } from './browser.ts';
import { shareConsole } from './run-console.ts';

const running = shareConsole();

it('without a network the console says so, what is read waits, what is written fails with that reason and stays in the form', async () => {
  const { page } = await running.open();
  // nobody else looks at what this person writes of themselves
  await signIn(page, 'manager', running.server.password);
  await page.goto('/profile');
  await page.getByLabel('关于我').fill('管赛事');
  // what says it is there by then
  await page.getByRole('region', { name: /^通知/ }).waitFor({ state: 'attached' });

  await page.context().setOffline(true);
  await page.getByText('网络断开了：').waitFor();
  await page.getByRole('button', { name: '保存资料' }).click();
  await page.getByText('网络不通，请检查网络后重试').waitFor();
  expect(await page.getByLabel('关于我').inputValue()).toBe('管赛事');
  // neither its code nor its data are there
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '大赛列表' }).click();
  await page.waitForURL('**/contests');
  expect(await page.getByRole('row').count()).toBe(0);

  await page.context().setOffline(false);
  await page.getByText('网络恢复了，内容已经更新').waitFor();
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByText('网络断开了：').count()).toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: '保存资料' }).click();
  await page.getByText('资料已保存').waitFor();
  await page.context().close();
});

it('a server that is not heard is no less than no network', async () => {
  const { page } = await running.open();
  await signIn(page, 'school', running.server.password);
  await page.goto('/contests');
  await page.getByRole('row').nth(1).waitFor();
  await page.route(/\/api\/|\/healthz/, (route) => route.abort());
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await page.getByText('网络断开了：').waitFor();
  await page.unroute(/\/api\/|\/healthz/);
  await page.getByRole('button', { name: '现在重试' }).click();
  await page.getByText('网络恢复了，内容已经更新').waitFor();
  await page.context().close();
});
