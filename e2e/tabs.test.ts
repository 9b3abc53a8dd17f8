import type { Dialog, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comesToFront, panelOf, signIn, type Watched } from './browser.ts';
import { callAs } from './call-api.ts';
import { shareConsole } from './run-console.ts';

const running = shareConsole();
let contests: { id: string; title: string; state: { code: string } }[];
let watched: Watched;

beforeAll(async () => {
  const school = await callAs(running.server, 'school');
  contests = (await school.send('POST', '/contest/contest/page', { model: {}, size: 50 })).records;
});

beforeEach(async () => {
  watched = await running.open();
  await signIn(watched.page, 'school', running.server.password);
  await tab(watched.page, /首页/).waitFor();
});

afterEach(async () => {
  await watched.page.context().close();
  if (watched.complaints.length > 0) throw new Error(watched.complaints.join('\n'));
});

const tabs = (page: Page) => page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab');
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const tabNames = (page: Page) => tabs(page).locator('.truncate').allTextContents();

/** Goes to a page as a link does, without loading the console anew, and waits until it is in front and has the focus. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await comesToFront(page, path.replace(/\?.*/, ''));
}

function editPath(): string {
  return `/contests/${contests.find(({ state }) => state.code === 'REGISTERING')?.id ?? ''}/edit`;
}

/** Opens a form and types into it, with real keys: a browser asks about unsaved input only where somebody typed. */
async function typeInto(page: Page, path: string, text: string): Promise<void> {
  await visit(page, path);
  const title = panelOf(page, path).getByLabel('标题');
  await title.click();
  await title.press('End');
  await title.pressSequentially(text);
}

/** Follows an entry of the main menu, opening its group first; a group around one entry is none. */
async function follow(page: Page, group: string | null, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  if (group !== null) {
    const opener = menu.getByRole('button', { name: group, exact: true });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  }
  await menu.getByRole('link', { name, exact: true }).click();
}

/** What stands in the title field of the form at a path, once it is in front. */
async function typed(page: Page, path = '/contests/new'): Promise<string> {
  await panelOf(page, path).waitFor();
  return panelOf(page, path).getByLabel('标题').inputValue();
}

async function chooseTabAct(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: '标签操作' }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

describe('one question for everything unsaved', () => {
  it('is asked by close, close others and close all, names every tab, and keeps all when the answer is no', async () => {
    const { page } = watched;
    await typeInto(page, '/contests/new', '写了一半');
    await typeInto(page, editPath(), '改了一半');
    const edit = await tab(page, /^设置 · /).innerText();
    expect(edit).toMatch(/^设置 · \S+/);
    await tab(page, /首页/).click();
    await comesToFront(page, '/dashboard');

    for (const act of ['关闭其他', '关闭全部', '关闭右侧']) {
      await chooseTabAct(page, act);
      await question(page).waitFor();
      expect(await question(page).count()).toBe(1);
      expect(await question(page).innerText()).toContain('创建大赛');
      expect(await question(page).innerText()).toContain('编辑大赛 · ');
      await question(page).getByRole('button', { name: '留在这里' }).click();
      await question(page).waitFor({ state: 'detached' });
    }
    await tab(page, /创建大赛/).click();
    expect(await typed(page)).toBe('写了一半');
    await comesToFront(page, '/contests/new');

    await tab(page, /创建大赛/).press('Delete');
    expect(await question(page).innerText()).not.toContain('编辑大赛');
    await question(page).getByRole('button', { name: '不保存，离开' }).click();
    await expect.poll(() => tab(page, /首页/).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.waitForURL('**/dashboard');
    await tab(page, /^设置 · /).click();
    expect(await typed(page, editPath())).toMatch(/改了一半$/);
    await comesToFront(page, editPath());

    await chooseTabAct(page, '关闭全部');
    await question(page).getByRole('button', { name: '不保存，离开' }).click();
    await page.waitForURL('**/dashboard');
    expect(await tabs(page).count()).toBe(1);
    await visit(page, '/judges');
    await tab(page, /评委管理/).press('Delete');
    await page.waitForURL('**/dashboard');
    expect(await question(page).count()).toBe(0);
  });

  it('is asked by signing out, and not twice', async () => {
    const { page } = watched;
    const dialogs: Dialog[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog);
      void dialog.accept();
    });
    await typeInto(page, '/contests/new', '写了一半');
    await tab(page, /首页/).click();
    await comesToFront(page, '/dashboard');
    for (const answer of ['留在这里', '不保存，离开']) {
      await page.getByRole('button', { name: /个人菜单/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      expect(await question(page).innerText()).toContain('创建大赛');
      await question(page).getByRole('button', { name: answer }).click();
      if (answer === '不保存，离开') break;
      await tab(page, /创建大赛/).click();
      expect(await typed(page)).toBe('写了一半');
    }
    await page.waitForURL('**/login**');
    expect(dialogs).toEqual([]);
  });

  it('is asked by the browser when the console is reloaded or left by the back button', async () => {
    const { page } = watched;
    await typeInto(page, '/contests/new', '写了一半');
    await tab(page, /首页/).click();
    await comesToFront(page, '/dashboard');
    for (const leave of ['location.reload()', 'history.go(1 - history.length)']) {
      const asked = page.waitForEvent('dialog');
      await page.evaluate(
        (act) => void setTimeout(act.startsWith('location') ? () => location.reload() : () => history.go(1 - history.length)),
        leave,
      );
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    }
    await tab(page, /创建大赛/).click();
    expect(await typed(page)).toBe('写了一半');
  });

  it('is not asked by going back inside the console: nothing is lost by it', async () => {
    const { page } = watched;
    await follow(page, '大赛', '大赛列表');
    await page.waitForURL('**/contests');
    await typeInto(page, '/contests/new', '写了一半');
    await page.goBack();
    await page.waitForURL('**/contests');
    expect(await question(page).count()).toBe(0);
    expect(await tab(page, /创建大赛 ?未保存/).count()).toBe(1);
    await page.goForward();
    await page.waitForURL('**/contests/new');
    expect(await typed(page)).toBe('写了一半');
  });
});

describe('pages that are kept', () => {
  it('are twelve at most; the tab of one that fell asleep stays, and unsaved input never sleeps', async () => {
    const { page } = watched;
    await typeInto(page, '/contests/new', '写了一半');
    const paths = [
      '/contests',
      '/judges',
      '/org/user',
      ...contests.flatMap(({ id }) => [`/contests/${id}/projects`, `/contests/${id}/edit`, `/contests/${id}/assignments`]),
    ].slice(0, 14);
    for (const path of paths) await visit(page, path);
    expect(await tabs(page).count()).toBe(paths.length + 2);
    expect(await page.locator('[role=tabpanel][id^="page:"]').count()).toBe(12);
    expect(await panelOf(page, '/contests').count()).toBe(0);
    await tab(page, /创建大赛/).click();
    expect(await typed(page)).toBe('写了一半');
    await tab(page, /大赛列表/).click();
    await page.getByRole('row').nth(1).waitFor();
  });

  it('come back after a reload: tabs, order, pins and names, each loaded when it is shown', async () => {
    const { page } = watched;
    await visit(page, '/contests?title=x');
    await visit(page, editPath());
    await tab(page, /^设置 · /).waitFor();
    await visit(page, '/judges');
    await chooseTabAct(page, '固定');
    await tab(page, /^设置 · /).press('Control+Shift+ArrowLeft');
    const before = await tabNames(page);
    expect(before.map((name) => name.split(' · ')[0])).toEqual(['首页', '评委管理', '设置', '大赛列表']);
    await page.reload();
    await tab(page, /评委管理/).waitFor();
    expect(await tabNames(page)).toEqual(before);
    expect(await tab(page, /评委管理/).getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('[role=tabpanel][id^="page:"]').count()).toBe(1);
    await tab(page, /大赛列表/).click();
    await comesToFront(page, '/contests');
    expect(page.url()).toMatch(/\/contests\?title=x$/);
    await tab(page, /评委管理/).press('Delete');
    expect(await tab(page, /评委管理/).count()).toBe(1);
  });

  it('are those that the person may see; a damaged memory is none', async () => {
    const { page } = watched;
    const { id } = JSON.parse((await page.evaluate(() => localStorage.getItem('saiwu_USER'))) ?? '{}') as { id: string }; // written by signing in
    // before the console reads it, so that the page that goes cannot write over it
    const remember = (text: string) =>
      page.addInitScript(([key = '', value = '']) => sessionStorage.setItem(key, value), [`saiwu_TABS_${id}`, text]);
    const kept = (pathname: string) => ({ pathname, search: '', hash: '', isPinned: false });
    await remember(JSON.stringify({ tabs: [kept('/system/parameter'), kept('/nowhere'), kept('/judges')], recent: [] }));
    await page.reload();
    await tab(page, /评委管理/).waitFor();
    expect(await tabNames(page)).toEqual(['首页', '评委管理']);
    await remember('{');
    await page.reload();
    await tab(page, /首页/).waitFor();
    expect(await tabNames(page)).toEqual(['首页']);
  });

  it('take their dialogs with them, and give them back with what was typed and the focus', async () => {
    const { page } = watched;
    await visit(page, '/org/user');
    await page.getByRole('button', { name: '新增用户' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('zhangsan');
    // the dialog is modal, but the search leads elsewhere from anywhere
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '全局搜索' }).fill('首页');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') ?? null)).toBeNull();
    await follow(page, '大赛', '大赛列表');
    await page.waitForURL('**/contests');
    await tab(page, /用户/).click();
    await dialog.waitFor();
    expect(await dialog.getByRole('textbox').first().inputValue()).toBe('zhangsan');
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  it('close a dialog that has succeeded when it was left before the answer came, and make nothing twice', async () => {
    const { page } = await running.open();
    await signIn(page, 'student2', running.server.password);
    await visit(page, '/my-projects');
    const dialog = page.getByRole('dialog');
    const tabOfOwn = tab(page, /^我的项目/);
    const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
    await page.route(/\/api\/contest\/entry\?/, async (route) => {
      await isLeft;
      await route.continue();
    });
    await page
      .getByRole('button', { name: /发起项目$/ })
      .first()
      .click();
    await dialog.getByRole('combobox', { name: /赛道/ }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: /项目名称/ }).fill('走开了');
    await dialog.getByRole('button', { name: '发起项目' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '全局搜索' }).fill('首页');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    leave();
    await expect.poll(() => tabOfOwn.innerText()).toBe('我的项目');
    expect(page.url()).toMatch(/\/dashboard$/);
    await tabOfOwn.click();
    await comesToFront(page, '/my-projects');
    await page.getByRole('link', { name: '走开了' }).waitFor();
    expect(await dialog.count()).toBe(0);

    const student = await callAs(running.server, 'student2');
    const { entries } = await student.send('GET', '/contest/entry/mine');
    const made = entries.filter((entry: { title: string }) => entry.title === '走开了');
    for (const { id } of made) await student.send('DELETE', `/contest/entry/${id}`);
    expect(made).toHaveLength(1);
    await page.context().close();
  });
});

describe('a contest', () => {
  it('keeps one place among the pages, whichever of its parts is open, and what is unsaved in one of them stays', async () => {
    const { page } = watched;
    const overview = editPath().replace('/edit', '');
    await visit(page, overview);
    await tab(page, /^概况 · /).waitFor();
    const part = (name: string) => page.getByRole('tab', { name, exact: true });
    await part('概况').focus();
    await page.keyboard.press('ArrowRight');
    await panelOf(page, `${overview}/projects`).waitFor();
    await expect.poll(() => part('项目').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await tabs(page).count()).toBe(2);
    await page.keyboard.press('End');
    await panelOf(page, `${overview}/edit`).getByLabel('标题').pressSequentially('改');
    await part('概况').click();
    await panelOf(page, overview).waitFor();
    expect(await tab(page, /^设置 · .* ?未保存/).count()).toBe(1);
    expect(await tabs(page).count()).toBe(3);
  });
});

describe('one page at a time', () => {
  it('has no tabs, and asks before a page with unsaved input is left, by a link or by the back button', async () => {
    const { page } = watched;
    await page.evaluate(() => localStorage.setItem('saiwu_MULTIPAGE', '0'));
    await page.goto('/judges');
    await follow(page, '大赛', '大赛列表');
    await page.waitForURL('**/contests');
    await page.getByRole('link', { name: '创建大赛' }).click();
    await page.waitForURL('**/contests/new');
    expect(await page.getByRole('tablist').count()).toBe(0);
    await panelOf(page, '/contests/new').getByLabel('标题').pressSequentially('写了一半');

    for (const leave of [() => follow(page, '学校与人员', '评委管理'), () => page.goBack()]) {
      await leave();
      await question(page).waitFor();
      expect(await typed(page)).toBe('写了一半');
      await question(page).getByRole('button', { name: '留在这里' }).click();
      await page.waitForURL('**/contests/new');
      expect(await typed(page)).toBe('写了一半');
    }
    await page.goBack();
    await question(page).getByRole('button', { name: '不保存，离开' }).click();
    await page.waitForURL('**/contests');
    await page.getByRole('heading', { name: '大赛列表' }).waitFor();
    expect(await page.locator('[id^="page:"]').count()).toBe(1);
    await page.goForward();
    expect(await typed(page)).toBe('');
  });
});
