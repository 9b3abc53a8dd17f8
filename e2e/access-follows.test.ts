import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './browser.ts';
import { type ApiCaller, callAs } from './call-api.ts';
import { runConsole } from './run-console.ts';

const running = runConsole();
let admin: ApiCaller;

beforeAll(async () => {
  admin = await callAs(running.server, 'admin');
});

const entry = (page: Page, name: string) => page.getByRole('navigation', { name: '主菜单' }).getByText(name, { exact: true });

/** What a role allows now, with one button more or less. */
async function change(code: string, wanted: string, isGranted: boolean): Promise<void> {
  const [role] = await admin.send('POST', '/authority/role/query', { code });
  const [resource] = await admin.send('POST', '/authority/resource/query', { code: wanted });
  const { menuIdList, resourceIdList } = await admin.send('GET', `/authority/role/authority/${role.id}`);
  const others = resourceIdList.filter((id: string) => id !== resource.id);
  const menus = menuIdList.filter((id: string) => id !== resource.menuId);
  await admin.send('POST', '/authority/role/authority', {
    roleId: role.id,
    menuIdList: menus,
    resourceIdList: isGranted ? [...others, resource.id] : others,
  });
}

describe('a console that is open', () => {
  it('has what a role is given in its menu, and no longer what it is taken, without signing in again', async () => {
    const { page } = await running.open();
    await signIn(page, 'teacher', running.server.password);
    await entry(page, '首页').waitFor();
    expect(await entry(page, '参数').count()).toBe(0);
    await change('TEACHER', 'authority:parameter:view', true);
    await entry(page, '参数').waitFor();
    await entry(page, '参数').click();
    await page.getByRole('row').nth(1).waitFor();
    await change('TEACHER', 'authority:parameter:view', false);
    await entry(page, '参数').waitFor({ state: 'detached' });
    // the page that stands open is no longer theirs either
    await page.getByText(/请联系/).waitFor();
    await page.context().close();
  });

  it('shows a menu that is added, and under its new name', async () => {
    const { page } = await running.open();
    await signIn(page, 'teacher', running.server.password);
    await entry(page, '首页').waitFor();
    const added = await admin.send('POST', '/authority/menu', { label: '校历', path: 'https://calendar.example.org', isGeneral: true });
    await entry(page, '校历').waitFor();
    await admin.send('PUT', '/authority/menu', { id: added.id, version: added.version, label: '学校日历' });
    await entry(page, '学校日历').waitFor();
    await admin.send('DELETE', '/authority/menu', [added.id]);
    await entry(page, '学校日历').waitFor({ state: 'detached' });
    await page.context().close();
  });
});
