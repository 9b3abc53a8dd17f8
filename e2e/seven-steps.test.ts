import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../apps/server/src/formats/sheets/read-sheet.ts';
import { shoot, signIn, type Watched } from './browser.ts';
import { countPointer } from './by-keyboard.ts';
import { handInTheRest } from './hand-in-the-rest.ts';
import { projectSheet } from './project-sheet.ts';
import { runConsole } from './run-console.ts';

/** Before the contest became one place it took 26 presses. What is typed is reached by Tab; what judges press is theirs. */
const most = 17;

/**
 * A school runs one contest, clicked through in a browser against the real server: from signing in to the exported result, with few presses
 * of the pointer up to the sealed one. The steps stand on each other.
 */
describe('a contest from creation to result', () => {
  const running = runConsole();
  let school: Watched;
  let judge: Watched;
  const title = '第十届创新创业大赛';
  let pressed: () => Promise<number>;
  /** Presses of detours: mistakes, and what is looked at besides. */
  let besides = 0;

  beforeAll(async () => {
    school = await running.open();
    judge = await running.open();
    pressed = await countPointer(school.page);
  });

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await shoot(school.page, 'failed-school');
    await shoot(judge.page, 'failed-judge');
  });

  async function detour(act: () => Promise<void>): Promise<void> {
    const before = await pressed();
    await act();
    besides += (await pressed()) - before;
  }

  it('1. answers on its address, and asks to sign in', async () => {
    const { page } = school;
    await page.goto('/');
    await page.waitForURL('**/login**');
  });

  it('2. turns a wrong password away, keeps what was typed, and lets the right one in', async () => {
    const { page } = school;
    await detour(async () => {
      await field(page, '账号').fill('school');
      await field(page, '密码').fill('wrong-password');
      await press(button(page, '登录'));
      await page.getByText('用户名或密码错误').waitFor();
    });
    expect(await field(page, '账号').inputValue()).toBe('school');
    // the refusal is a 400, which Chromium writes to the console; nothing else may be there
    expect(school.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await field(page, '密码').fill(running.server.password);
    await press(button(page, '登录'));
    await page.waitForURL('**/dashboard');
    await page.getByRole('navigation').getByText(/^大赛/).first().waitFor();
  });

  it('3. creates a contest, publishes it and imports projects', async () => {
    const { page } = school;
    await createContest(page, title);
    await press(button(page, '导入项目'));
    await detour(async () => {
      await page.locator('input[type=file]').setInputFiles(await projectSheet(page, 12, true));
      await page.getByText('共 12 行，可导入 11 行，有问题 1 行').waitFor();
      await page.getByText('手机号格式不正确').first().waitFor();
      await press(button(page, '上一步'));
      await press(button(page, '上一步'));
    });
    const sheet = await projectSheet(page, 12);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button(page, '选择文件'))]);
    await chooser.setFiles(sheet);
    await press(button(page, '导入 12 行'));
    await page.getByText('已导入 12 个项目').waitFor();
    // nobody registers any more, so judges are next
    await page.waitForURL('**/assignments');
    await page.getByText('12 个项目等待分配评委').waitFor();
  });

  it('4. assigns judges automatically, shows the proposal, and starts the review', async () => {
    const { page } = school;
    await press(button(page, '自动分配'));
    await button(page, '采用分配').waitFor();
    await press(button(page, '采用并开始评审'));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '采用并开始评审' }));
    await page.waitForURL('**/review/school/running**');
  });

  it('5. lets a judge score against the rubric, keep a draft, and hand in', async () => {
    const { page } = judge;
    await signIn(page, 'judge', running.server.password);
    await page.goto('/judging');
    await page.getByRole('link', { name: title }).click();
    // until the contest is in front the rows are those of the list of contests
    await page.getByRole('heading', { level: 1, name: title }).filter({ visible: true }).waitFor();
    await page.getByRole('row').filter({ visible: true }).nth(1).getByRole('link').first().click();
    const inputs = page.locator('input[data-place]');
    await inputs.first().fill('9');
    await page
      .getByText(/已保存 \d/)
      .first()
      .waitFor();
    await page.reload();
    await expect.poll(() => inputs.first().inputValue()).toBe('9');
    for (const input of await inputs.all()) await input.fill('8');
    await field(page, '评语').fill('路线清楚，建议补充数据。');
    const first = page.url();
    await page.getByRole('button', { name: '提交并评下一个' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '提交并评下一个' }).click();
    await page.getByText('评分表已提交').first().waitFor();
    await expect.poll(() => page.url()).not.toBe(first);
  });

  it('6. shows who is missing, closes the stage, opens a result into its calculation, and exports it', async () => {
    const { page } = school;
    await page.reload();
    await page.getByText('还差 59 份').first().waitFor();
    await handInTheRest(running.server, title);
    await page.reload();
    await page.getByText('已交齐').first().waitFor();
    await press(button(page, '封存结果'));
    await field(page, '你的登录密码').fill(running.server.password);
    await press(button(page, '计算并封存结果'));
    const receipt = page.getByRole('dialog', { name: '结果已封存' });
    await receipt.getByText(/^[0-9a-f]{64}$/).waitFor();
    const count = (await pressed()) - besides;
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThanOrEqual(most);

    await receipt.getByRole('link', { name: '查看并导出结果' }).click();
    await page.waitForURL('**/results**');
    await button(page, '导出结果').filter({ visible: true }).waitFor();
    await page.getByRole('row').filter({ visible: true }).nth(12).waitFor();
    await page.getByRole('row').filter({ visible: true }).nth(1).getByRole('button').first().click();
    await page.getByRole('dialog').getByText('去掉').first().waitFor();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出结果' }).click()]);
    const { rows } = await readSheet(readFileSync(await download.path()));
    expect(rows).toHaveLength(13);
    expect(rows[0]).toContain('得分');
  });

  it('7. shows the two platform screens, with data scope and the rule for oneself', async () => {
    const { page } = school;
    await page.goto('/org/user');
    await page.getByRole('row').filter({ visible: true }).nth(3).waitFor();
    expect(await page.getByText('manager', { exact: true }).count()).toBe(0);
    const admin = await running.open();
    await signIn(admin.page, 'admin', running.server.password);
    await admin.page.goto('/system/parameter');
    await admin.page.getByText('LoginPolicy').first().waitFor();
    expect(admin.complaints).toEqual([]);
  });

  it('leaves no complaint in any console, and asks no other host', () => {
    expect([...school.complaints, ...judge.complaints]).toEqual([]);
  });
});

const press = (target: Locator) => target.filter({ visible: true }).first().click();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A field by its label, in the tab that is shown: hidden tabs keep their fields. */
function field(page: Page, label: string) {
  return page
    .getByLabel(new RegExp(`^${label}\\*?$`))
    .and(page.locator('input, textarea'))
    .filter({ visible: true })
    .first();
}

/** Creates and publishes a contest whose registration is over and whose review is due; its rubric and its judges are the proposed ones. */
async function createContest(page: Page, title: string): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
  await press(page.getByRole('link', { name: '大赛列表' }));
  await press(page.getByRole('link', { name: '创建大赛' }));
  await page.getByRole('heading', { name: '创建大赛' }).waitFor();
  await field(page, '标题').fill(title);
  await field(page, '赛道').fill('科技创新，商业计划，');
  await press(button(page, '下一步'));
  await field(page, '报名开始').fill(at(-20));
  await field(page, '报名截止').fill(at(-2));
  await field(page, '评审开始').fill(at(-1));
  await field(page, '评审截止').fill(at(14));
  await page.keyboard.press('Escape');
  await press(button(page, '创建并发布'));
  await page.getByRole('heading', { level: 1, name: title }).filter({ visible: true }).waitFor();
}
