import type { BannerPlace } from '@saiwu/openapi';
import type { Api } from '../lib/api/api.tsx';

interface StoryBanner {
  title: string;
  link: string | null;
  place?: BannerPlace;
  roles?: string[];
}

/** Puts these banners, and no others, on their pages: everybody's dashboard unless another is named. */
export async function showBanners(call: Api['call'], banners: StoryBanner[]): Promise<void> {
  const { records: old } = await call('banner.page', { body: { model: {}, size: 100 } });
  if (old.length > 0) await call('banner.remove', { body: old.map(({ id }) => id) });
  for (const [sortValue, banner] of banners.entries()) {
    const { url } = await call('attachment.upload', { body: { file: await drawBanner(banner.title, 900, 300), bizType: 'BANNER' } });
    await call('banner.insert', { body: { ...banner, image: url, sortValue } });
  }
}

/** A picture of one colour. */
export async function drawBanner(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the canvas cannot be drawn on');
  brush.fillStyle = '#1890ff';
  brush.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${name}.png`, { type: 'image/png' });
}
