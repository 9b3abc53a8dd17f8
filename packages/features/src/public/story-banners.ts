import type { Api } from '../lib/api/api.tsx';

/** Puts these banners, and no others, on the dashboard. */
export async function showBanners(call: Api['call'], banners: { title: string; link: string | null }[]): Promise<void> {
  const old = await call('banner.get', { body: {} });
  if (old.length > 0) await call('banner.delete', { body: { ids: old.map(({ id }) => id) } });
  for (const [sortValue, { title, link }] of banners.entries()) {
    const { url } = await call('attachment.upload', { body: { file: await draw(title), bizType: 'BANNER' } });
    await call('banner.insert', { body: { title, link, image: url, sortValue } });
  }
}

async function draw(title: string): Promise<File> {
  const canvas = new OffscreenCanvas(900, 300);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the canvas cannot be drawn on');
  brush.fillStyle = '#1890ff';
  brush.fillRect(0, 0, 900, 300);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${title}.png`, { type: 'image/png' });
}
