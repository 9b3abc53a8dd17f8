import { expect, it } from 'vitest';
import { enter } from './browser.ts';
import { runConsole } from './run-console.ts';

const running = runConsole([]);

/** One point. */
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('an administrator uploads the installation’s logo, and whoever comes to sign in sees it', async () => {
  const admin = await running.open();
  await enter(admin.page, 'admin', running.server.password);
  await admin.page.goto('/system/parameter?keyword=SiteLogo');
  await admin.page.getByRole('button', { name: '编辑', exact: true }).click();
  const [chooser] = await Promise.all([
    admin.page.waitForEvent('filechooser'),
    admin.page.getByRole('button', { name: /选择文件$/ }).click(),
  ]);
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo, 'base64') });
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
