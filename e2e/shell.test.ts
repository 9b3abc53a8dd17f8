import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { comesToFront, signIn } from './browser.ts';
import { callAs } from './call-api.ts';
import { shareConsole } from './run-console.ts';

const running = shareConsole();

async function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(`saiwu_${name}`) ?? 'null') as unknown, key);
}

describe('a session in the browser', () => {
  it('is refreshed before its token ends, once for all calls of a page', async () => {
    const { page, complaints } = await running.open();
    await signIn(page, 'school', running.server.password);
    // The refresh token: an access token made in the same second as the one before is the same text.
    const before = await stored(page, 'REFRESH_TOKEN');
    // on leaving: the page that is left must not begin a refresh whose answer it does not live to see
    await page.evaluate(() =>
      addEventListener('pagehide', () =>
        localStorage.setItem('saiwu_EXPIRE_TIME', JSON.stringify(new Date(Date.now() + 60_000).toISOString())),
      ),
    );
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/authority/anno/login')) refreshes += 1;
    });
    await page.goto('/contests');
    await page.getByRole('row').nth(1).waitFor();
    expect(await stored(page, 'REFRESH_TOKEN')).not.toBe(before);
    expect(refreshes).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that has ended on the server is told in every tab, leads to sign-in and back, and loses no form', async () => {
    const { page } = await running.open();
    await signIn(page, 'school', running.server.password);
    await page.goto('/contests/new');
    await page.getByLabel('标题').fill('写了一半的大赛');
    const profile = await page.context().newPage();
    await profile.goto('/profile');
    await profile.getByLabel('关于我').fill('管赛事');
    const token = await stored(page, 'TOKEN');
    const other = await callAs(running.server, 'school');

    // pressed before anything else of the tab can hear of it
    const { promise: isOut, resolve: end } = Promise.withResolvers<void>();
    await profile.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') await isOut;
      await route.continue();
    });
    await profile.getByRole('button', { name: '保存资料' }).click();
    await other.send('POST', '/oauth/noToken/logout', { token });
    end();
    await profile.getByRole('alertdialog', { name: '登录超时，请重新登录' }).waitFor();
    await page.getByRole('alertdialog', { name: '登录已过期，请重新登录' }).waitFor();
    await page.bringToFront();
    await page.getByRole('alertdialog').getByRole('button').click();
    for (const tab of [page, profile]) {
      await tab.waitForURL('**/login?redirect=**');
      await tab.getByText('登录已过期').waitFor();
    }
    expect(await stored(page, 'TOKEN')).toBeNull();

    await page.getByLabel('账号', { exact: true }).fill('school');
    await page.getByLabel('密码', { exact: true }).fill(running.server.password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/contests/new');
    await page.getByText(/^已恢复 \d\d:\d\d 的草稿$/).waitFor();
    expect(await page.getByLabel('标题').inputValue()).toBe('写了一半的大赛');
    // the other tab follows by itself
    await profile.waitForURL('**/profile');
    await expect.poll(() => profile.getByLabel('关于我').inputValue()).toBe('管赛事');
    await profile.getByRole('button', { name: '撤销' }).click();
    expect(await profile.getByLabel('关于我').inputValue()).toBe('');
    await page.context().close();
  });

  it.each([
    ['by the first answer, before the console is drawn', 1],
    ['by ten answers at once', 10],
  ])('that has ended before the page is loaded is told in one alert with the words of the server: %s', async (_, count) => {
    const { page } = await running.open();
    await signIn(page, 'school', running.server.password);
    const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/**', async (route) => {
      calls += 1;
      if (calls >= count) answer();
      await isAsked;
      await route.fulfill({ status: 401, json: { code: 40008, data: null, msg: '您已在另一个设备登录！', isSuccess: false } });
    });
    await page.goto('/dashboard');
    const alerts = page.getByRole('alertdialog');
    await page.waitForFunction(() => document.querySelector('[role=alertdialog], input[name=username]'));
    expect(await alerts.evaluateAll((all) => all.map((one) => one.querySelector('h2')?.textContent))).toEqual(['您已在另一个设备登录！']);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await alerts.getByRole('button').click();
    await page.waitForURL('**/login?redirect=**');
    await page.getByLabel('账号', { exact: true }).waitFor();
    expect(await alerts.count()).toBe(0);
    // nobody has set, pinned or typed anything, so nothing is left
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
    await page.context().close();
  });

  it('that has ended lets an open page be read as a visitor does, with no alert', async () => {
    const { page } = await running.open();
    await signIn(page, 'school', running.server.password);
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { code: 40008, data: null, msg: '您已在另一个设备登录！', isSuccess: false } }),
    );
    await page.goto('/expired');
    await page.getByText('登录后查看服务状态').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await stored(page, 'TOKEN')).toBeNull();
    await page.context().close();
  });

  it('begins on a page that has all its styles, before anything else is loaded', async () => {
    const { page } = await running.open();
    await page.goto('/login');
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
    const unstyled = await page.evaluate(() => {
      const rules = Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join(' ')).join(' ');
      const classes = new Set(Array.from(document.querySelectorAll('#root [class]'), (element) => [...element.classList]).flat());
      return [...classes].filter((name) => !/^(lucide|group|peer)/.test(name) && !rules.includes(`.${CSS.escape(name)}`));
    });
    expect(unstyled).toEqual([]);
    await page.context().close();
  });

  it('ends with signing out: the server forgets it, the browser keeps settings only', async () => {
    const { page, complaints } = await running.open();
    await signIn(page, 'school', running.server.password);
    const token = await stored(page, 'TOKEN');
    await page.getByRole('button', { name: /个人菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/login**');
    // signing out loads the page anew, so an answer may be cut off by that
    const left = () =>
      page
        .evaluate(
          (names) => names.filter((name) => localStorage.getItem(`saiwu_${name}`) !== null),
          ['TOKEN', 'REFRESH_TOKEN', 'USER', 'PERMISSIONS', 'AUTHORITY_RESOURCE', 'USER_ROUTER'],
        )
        .catch(() => null);
    await expect.poll(left).toEqual([]);
    const answer = await fetch(`${running.server.address}/api/oauth/menu/router`, {
      headers: { authorization: `Bearer ${String(token)}` },
    });
    expect(answer.status).toBe(401);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the shell', () => {
  it('shows the menu that the server gives to the role', async () => {
    const { page } = await running.open();
    await signIn(page, 'judge', running.server.password);
    const navigation = page.getByRole('navigation').first();
    await navigation.getByText('评审').first().waitFor();
    expect(await navigation.getByText('组织管理').count()).toBe(0);
    await page.goto('/org/user');
    await page.getByText('没有权限').or(page.getByText('无权限')).first().waitFor();
    await page.context().close();
  });

  it('keeps what was typed in a tab that is left and returned to', async () => {
    const { page, complaints } = await running.open();
    await signIn(page, 'school', running.server.password);
    await page.goto('/contests/new');
    await page.getByLabel('标题').fill('写了一半的大赛');
    await page.getByRole('tab', { name: /首页/ }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('tab', { name: /创建大赛/ }).click();
    await comesToFront(page, '/contests/new');
    expect(await page.getByLabel('标题').inputValue()).toBe('写了一半的大赛');
    await page.getByRole('tab', { name: /创建大赛/ }).press('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: '留在这里' }).click();
    expect(await page.getByLabel('标题').inputValue()).toBe('写了一半的大赛');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('on a phone has its menu in a drawer, and the lesser entries of the header behind one button', async () => {
    const { page, complaints } = await running.open({ width: 390, height: 844 });
    await signIn(page, 'school', running.server.password);
    const opener = page.getByRole('button', { name: '打开菜单' });
    await opener.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: '首页' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('banner').getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '界面设置' }).click();
    await page.getByRole('dialog', { name: '界面设置' }).getByRole('switch', { name: '多标签页' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('tablist').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('speaks English and turns dark on request, and remembers both', async () => {
    const { page, complaints } = await running.open();
    await signIn(page, 'school', running.server.password);
    await page.getByRole('button', { name: '界面设置' }).click();
    await page.getByRole('radiogroup', { name: '明暗' }).getByRole('radio', { name: '深色' }).click();
    await page.getByRole('radio', { name: '紫罗兰' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '语言' }).click();
    await page
      .getByRole('menuitemradio', { name: 'English' })
      .or(page.getByRole('menuitem', { name: 'English' }))
      .or(page.getByRole('menuitemradio', { name: 'English' }))
      .click();
    await page.getByRole('navigation').getByText('Contest list').first().waitFor();
    // what the server names, too
    await page
      .getByRole('main')
      .getByText(/School round/)
      .first()
      .waitFor();
    await page.reload();
    await page.getByRole('navigation').getByText('Contest list').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await stored(page, 'COLOR')).toContain('114');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('another language', () => {
  it('is that of the menu and the breadcrumb too where the page is left before they have come in it', async () => {
    const { page } = await running.open();
    await signIn(page, 'school', running.server.password);
    const menu = '**/oauth/menu/router*';
    await page.route(menu, () => undefined);
    const asked = page.waitForRequest(menu);
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await asked;
    await page.unroute(menu);
    await page.goto('/contests');
    await page.getByRole('navigation').getByText('Contest list').first().waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Contest list').waitFor();
    await page.context().close();
  });
});

describe('code that comes later', () => {
  it('leaves nothing out of what is typed into the search while it is on its way', async () => {
    const { page, complaints } = await running.open();
    const typed = Promise.withResolvers<void>();
    await page.route(/\/search-dialog-[^/]+\.js$/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await signIn(page, 'school', running.server.password);
    await page.getByRole('button', { name: '全局搜索' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dslx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('b');
    typed.resolve();
    await expect.poll(() => page.getByRole('combobox', { name: '全局搜索' }).inputValue()).toBe('dslb');
    await page.getByRole('option', { name: /大赛列表/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contests');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that nobody has asked for yet is missed by nobody, and is there when it is asked for', async () => {
    const { page, complaints } = await running.open();
    const look = /\/paint-settings-[^/]+\.js$/;
    await page.route(look, (route) => route.abort());
    const [request] = await Promise.all([
      page.waitForEvent('requestfailed', (one) => look.test(one.url())),
      signIn(page, 'school', running.server.password),
    ]);
    expect(request.failure()).not.toBeNull();
    await page.unroute(look);
    await page.getByRole('button', { name: '界面设置' }).click();
    await page.getByRole('radiogroup', { name: '明暗' }).getByRole('radio', { name: '深色' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
    await page.context().close();
  });
});
