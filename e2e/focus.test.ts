import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { holdToasts, signIn } from './browser.ts';
import { shareConsole } from './run-console.ts';

const running = shareConsole();

it('is on the heading after sign-in and of each page that comes to the front, new or kept; in the first field of a page to be filled in', async () => {
  const { page } = await running.open();
  await signIn(page, 'school', running.server.password);
  await expect.poll(() => focused(page)).toMatch(/^H1 /);

  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '大赛列表' }).click();
  await expect.poll(() => focused(page)).toBe('H1 大赛列表');
  expect(
    await page.evaluate(
      () => document.activeElement?.matches(':focus-visible') === true && getComputedStyle(document.activeElement).outlineStyle !== 'none',
    ),
  ).toBe(false);

  await page.getByRole('link', { name: '创建大赛' }).click();
  await expect.poll(() => focused(page)).toBe('INPUT 标题');
  expect(await page.evaluate(() => document.activeElement?.closest('form')?.ariaLabel)).toBe('创建大赛');

  // back to a page that was kept, by the search and by its tab
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '全局搜索' }).fill('大赛列表');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('H1 大赛列表');
  await page.getByRole('tab', { name: /首页/ }).press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^H1 (?!大赛列表)/);
  await page.context().close();
});

it('stays in the page when what has it goes away: a draft that is discarded, a bar of acts that are done, a toast', async () => {
  const { page } = await running.open();
  await signIn(page, 'school', running.server.password);
  await page.goto('/contests/new');
  await page.getByLabel('标题').pressSequentially('草稿');
  await page.getByText(/^草稿已保存/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '丢弃' }).press('Enter');
  await page.getByRole('button', { name: '丢弃' }).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toMatch(/^(BUTTON|INPUT) /);

  await page.goto('/org/user?account=judge0');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  for (const at of [1, 2]) await rows.nth(at).getByRole('checkbox').click();
  await holdToasts(page);
  await page.locator('[data-slot=bulk-bar]').getByRole('button', { name: '禁用' }).press('Enter');
  await page.locator('[data-slot=bulk-bar]').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).not.toMatch(/^BODY/);
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销').waitFor();
  await expect.poll(() => focused(page)).not.toMatch(/^BODY/);
  await page.context().close();
});

it('begins an import at its file', async () => {
  const { page } = await running.open();
  await signIn(page, 'school', running.server.password);
  await page.goto('/org/user');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => focused(page)).toBe('BUTTON 选择文件');
  await page.context().close();
});

/** What has the focus, and what it is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
    return `${element?.tagName} ${label?.replace(/[*\s]+.*$/s, '')}`;
  });
}
