import { msg } from '@lingui/core/macro';
import { thumbnailSizes } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { StoredFile } from '../../../core/host.ts';
import { Refusal } from '../../../core/refusal.ts';
import { shownTypes } from '../upload/content-types.ts';
import { fileGone } from '../file-refusals.ts';

export type ThumbnailSize = (typeof thumbnailSizes)[number];

/** Longest side in pixels. */
const edges: Record<ThumbnailSize, number> = { small: 96, medium: 320, large: 1080 };
/** Bytes of a picture up to which it is made smaller; a larger one is not taken. */
export const largestPicture = 20 * 1024 * 1024;

interface Picture {
  path: string;
  contextType: string;
}

/** A picture in a smaller size, as webp: made when it is first asked for, and kept. Refuses with 422 a picture that cannot be drawn. */
export async function drawSmaller({ host }: Context, { path, contextType }: Picture, size: ThumbnailSize): Promise<StoredFile> {
  const key = keyOf(path, size);
  const kept = await host.files.get(key);
  if (kept) return kept;
  const original = shownTypes.has(contextType) ? await host.files.get(path) : null;
  if (original === null && shownTypes.has(contextType)) throw fileGone();
  if (original === null || original.size > largestPicture) throw undrawable();
  const content = async () => new Uint8Array(await new Response(original.stream()).arrayBuffer());
  const made = await host.workers.thumbnail(content, edges[size]);
  if (made === null) throw undrawable();
  await host.files.put(key, made);
  return { size: made.byteLength, stream: () => new Blob([made]).stream() };
}

/** Where the smaller sizes of a file are kept, once they are made. */
export function thumbnailsOf(path: string): string[] {
  return thumbnailSizes.map((size) => keyOf(path, size));
}

function keyOf(path: string, size: ThumbnailSize): string {
  return `${path.replace(/^attachments\//, 'thumbnails/')}.${size}.webp`;
}

function undrawable(): Refusal {
  return new Refusal(422, -9, msg`图片已损坏，或尺寸太大，无法显示`);
}
