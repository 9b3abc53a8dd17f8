import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdToasts, shoot, type Watched } from './browser.ts';
import { arrowTo, countPointer, pressEnterAt, tabTo, take, typeAt } from './by-keyboard.ts';
import { handInTheRest } from './hand-in-the-rest.ts';
import { projectSheet } from './project-sheet.ts';
import { runConsole } from './run-console.ts';

/**
 * A contest from signing in to the sealed result, and the everyday ways of the console, without a pointer. The steps stand on each other.
 */
describe('by keyboard alone', () => {
  const running = runConsole();
  const title = '键盘大赛';
  let school: Watched;
  let judge: Watched;
  let pressed: () => Promise<number>;

  beforeAll(async () => {
    school = await running.open();
    judge = await running.open();
    pressed = await countPointer(school.page);
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(school.page, 'failed-keyboard');
  });

  it('signs in', async () => {
    const { page } = school;
    await page.goto('/login');
    await signInAt(page, 'school');
  });

  it('finds a page, and creates a contest', async () => {
    const { page } = school;
    await find(page, '大赛列表');
    await pressEnterAt(page, page.getByRole('link', { name: '创建大赛' }));
    await page.getByRole('heading', { name: '创建大赛' }).waitFor();
    await typeAt(page, field(page, '标题'), title);
    for (const track of ['科技创新', '商业计划']) {
      await typeAt(page, field(page, '赛道'), track);
      await page.keyboard.press('Enter');
    }
    await next(page);
    await typeAt(page, field(page, '报名开始'), at(-20));
    await typeAt(page, field(page, '报名截止'), at(-2));
    await typeAt(page, field(page, '评审开始'), at(-1));
    await typeAt(page, field(page, '评审截止'), at(14));
    await next(page);
    await typeAt(page, field(page, '每个项目的评委数'), '3');
    await pressEnterAt(page, page.getByRole('button', { name: '创建并发布' }));
    await page.getByRole('heading', { level: 1, name: title }).filter({ visible: true }).waitFor();
  });

  it('imports projects', async () => {
    const { page } = school;
    await pressEnterAt(page, page.getByRole('button', { name: '导入项目' }));
    // listened for before the way there: a browser that is told so in the same moment as the press may still open a chooser of its own
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      pressEnterAt(page, page.getByRole('button', { name: '选择文件' })),
    ]);
    await chooser.setFiles(await projectSheet(page, 12));
    await pressEnterAt(page, page.getByRole('button', { name: '导入 12 行' }));
    await page.waitForURL('**/assignments');
  });

  it('finds a project by the first letters of its name, and corrects it with a reason', async () => {
    const { page } = school;
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type('csxm');
    await take(page, page.getByRole('option', { name: /^参赛项目\d/ }).nth(2));
    await page.getByRole('heading', { level: 1, name: /^参赛项目\d/ }).waitFor();
    await pressEnterAt(page, page.getByRole('button', { name: '更正' }));
    await typeAt(page, field(page, '项目名称'), '潮汐能微电网');
    await typeAt(page, field(page, '更正原因'), '名称写错了');
    await pressEnterAt(page, page.getByRole('button', { name: '保存更正' }));
    await page.getByRole('heading', { level: 1, name: '潮汐能微电网' }).waitFor();
    await page.getByText('原因：名称写错了').waitFor();
  });

  it('goes from page to page by their tabs, and closes one', async () => {
    const { page } = school;
    const tabs = page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab');
    const count = await tabs.count();
    await tabTo(page, tabs.and(page.locator('[aria-selected=true]')));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/assignments');
    await tabTo(page, tabs.and(page.locator('[aria-selected=true]')));
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await expect.poll(() => tabs.count()).toBe(count - 1);
    // the focus stays among them
    await expect.poll(() => tabs.last().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toMatch(/\/assignments$/);
  });

  it('assigns judges and starts the review', async () => {
    const { page } = school;
    await pressEnterAt(page, page.getByRole('button', { name: '自动分配' }));
    await pressEnterAt(page, page.getByRole('button', { name: '采用并开始评审' }));
    await confirm(page, '采用并开始评审');
    await page.waitForURL('**/review/school/running**');
  });

  it('scores a project as its judge', async () => {
    const { page } = judge;
    const touched = await countPointer(page);
    await page.goto('/login');
    await signInAt(page, 'judge');
    await find(page, '我的评审');
    await arrowTo(page, page.getByRole('row').getByRole('link', { name: title }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).filter({ visible: true }).waitFor();
    await arrowTo(page, page.getByRole('row').getByRole('link'));
    await page.keyboard.press('Enter');
    const inputs = page.locator('input[data-place]');
    await inputs.first().waitFor();
    for (const input of await inputs.all()) await typeAt(page, input, '8');
    await pressEnterAt(page, page.getByRole('button', { name: '提交并评下一个' }));
    await confirm(page, '提交并评下一个');
    await page.getByText('评分表已提交').first().waitFor();
    expect(await touched()).toBe(0);
  });

  it('seals the result with the password', async () => {
    const { page } = school;
    await handInTheRest(running.server, title);
    await page.reload();
    await pressEnterAt(page, page.getByRole('button', { name: '封存结果' }));
    await typeAt(page, field(page, '你的登录密码'), running.server.password);
    await pressEnterAt(page, page.getByRole('button', { name: '计算并封存结果' }));
    await pressEnterAt(page, page.getByRole('link', { name: '查看并导出结果' }));
    await page.waitForURL('**/results**');
  });

  it('works a list: searches, filters, sorts, leaves a column out, opens a row, and disables two and takes it back', async () => {
    const { page } = school;
    await find(page, '用户');
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox'), visible: true });
    const head = (name: string) => page.getByRole('columnheader', { name }).filter({ visible: true });
    await page.getByRole('heading', { level: 1, name: '用户' }).filter({ visible: true }).waitFor();
    await typeAt(page, page.getByRole('textbox', { name: '姓名 / 账号 / 手机' }), 'judge0');
    await page.keyboard.press('Enter');
    await page.waitForURL('**keyword=judge0**');
    await tabTo(page, page.getByRole('combobox', { name: '状态' }));
    await page.keyboard.press('Enter');
    await take(page, page.getByRole('option', { name: '启用' }));
    await page.waitForURL('**state=**');
    await arrowTo(page, head('账号').getByRole('button'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**sort=account**');
    await expect.poll(() => head('账号').getAttribute('aria-sort')).toBe('ascending');
    await pressEnterAt(page, page.getByRole('button', { name: '列设置' }));
    await arrowTo(page, page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox', { name: '角色' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await head('角色').waitFor({ state: 'detached' });
    await arrowTo(page, rows.nth(1).getByRole('button', { name: '更多' }));
    await page.keyboard.press('Enter');
    await take(page, page.getByRole('menuitem', { name: '重置密码' }));
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    const count = await rows.count();
    for (const at of [1, 2]) {
      await arrowTo(page, rows.nth(at).getByRole('checkbox'));
      await page.keyboard.press('Space');
    }
    await holdToasts(page);
    await pressEnterAt(page, page.locator('[data-slot=bulk-bar]').getByRole('button', { name: '禁用' }));
    await page.getByText('已禁用 2 条').waitFor();
    await expect.poll(() => rows.count()).toBe(count - 2);
    await page.keyboard.press('Alt+t');
    await pressEnterAt(page, page.getByRole('button', { name: '撤销' }));
    await page.getByText('已撤销').waitFor();
    await expect.poll(() => rows.count()).toBe(count);
  });

  it('writes a message and sends it', async () => {
    const { page } = school;
    await find(page, '消息');
    await pressEnterAt(page, page.getByRole('link', { name: '发送消息' }));
    await tabTo(page, page.getByRole('combobox', { name: '人员' }));
    await page.keyboard.type('夏源');
    await take(page, page.getByRole('option', { name: /^夏源/ }));
    await page.keyboard.press('Escape');
    await typeAt(page, page.getByRole('textbox', { name: '内容' }), '附件二还没有上传。');
    await pressEnterAt(page, page.getByRole('button', { name: '发送消息' }));
    await page.getByText('已发送给 1 人').waitFor();
  });

  it('leaves no complaint in any console, and has used no pointer', async () => {
    expect(await pressed()).toBe(0);
    expect([...school.complaints, ...judge.complaints]).toEqual([]);
  });

  async function signInAt(page: Page, account: string): Promise<void> {
    await typeAt(page, page.getByLabel('账号', { exact: true }), account);
    await typeAt(page, page.getByLabel('密码', { exact: true }), running.server.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  }
});

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** A field by its label: cards are named alike. */
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input, textarea'));

const next = (page: Page) => pressEnterAt(page, page.getByRole('button', { name: '下一步' }));

const confirm = (page: Page, name: string) => pressEnterAt(page, page.getByRole('alertdialog').getByRole('button', { name }));

/** Goes to a page by its name through the search. */
async function find(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
}
