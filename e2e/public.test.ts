import { expect, it } from 'vitest';
import { enter } from './browser.ts';
import { callAs } from './call-api.ts';
import { runConsole } from './run-console.ts';

const running = runConsole([]);
/** One point. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

it('a visitor sees the banners with their pictures, under the page’s own security policy, and is led nowhere', async () => {
  const admin = await callAs(running.server, 'admin');
  const form = new FormData();
  form.set('file', new File([dot], 'a.png'));
  form.set('bizType', 'BANNER');
  const { url } = await admin.send('POST', '/file/attachment/upload', form);
  await admin.send('POST', '/banner/insert', { title: '校赛报名开始', image: url, link: '/contests' });

  const { page, complaints } = await running.open();
  for (const path of ['/dashboard', '/banners', '/bannerManage']) {
    await page.goto(path);
    await page.getByText('校赛报名开始').waitFor();
    const width = () => page.locator('main img').evaluate((picture) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0));
    await expect.poll(width, { message: path }).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  const { id } = await admin.send('POST', '/authority/org', { type: 'unit', label: '附属中学' });
  await admin.send('POST', '/banner/insert', { title: '本校通知', image: url, orgId: id });
  await page.goto(`/banners?org=${id}`);
  await page.getByText('本校通知').waitFor();
  await page.goto('/banners');
  await page.getByText('校赛报名开始').waitFor();
  expect(await page.getByText('本校通知').count()).toBe(0);
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await page.waitForURL('**/login');
  expect(complaints).toEqual([]);
});

it('an administrator uploads the installation’s logo, and whoever comes to sign in sees it', async () => {
  const admin = await running.open();
  await enter(admin.page, 'admin', running.server.password);
  await admin.page.goto('/system/parameter?keyword=SiteLogo');
  await admin.page.getByRole('button', { name: '编辑', exact: true }).click();
  const [chooser] = await Promise.all([
    admin.page.waitForEvent('filechooser'),
    admin.page.getByRole('button', { name: /选择文件$/ }).click(),
  ]);
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: dot });
  // only what is stored can be taken away again
  await admin.page.getByRole('button', { name: '移除 logo.png' }).waitFor();
  await admin.page.getByRole('button', { name: '保存参数' }).click();
  await admin.page.getByText('已保存参数').waitFor();

  const visitor = await running.open();
  await visitor.page.goto('/login');
  const picture = visitor.page.locator('img[src*="/api/file/"]').filter({ visible: true });
  await expect.poll(() => picture.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth))).toEqual([1]);
  expect([...admin.complaints, ...visitor.complaints]).toEqual([]);
});
