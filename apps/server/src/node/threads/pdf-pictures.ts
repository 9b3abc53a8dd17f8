import sharp from 'sharp';
import type { Block } from '../../core/pdf-document.ts';
import type { Picture } from '../../formats/documents/pen.ts';

/** Points that a picture may have unpacked. */
const mostPixels = 40_000_000;
/** Longer edge of what is embedded: 200 dots an inch across the page. */
const mostEdge = 1600;
/** Pictures in one document; those after them are told by their text. */
const mostPictures = 200;

// of all the formats that the library reads only those that an editor takes
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * The pictures of a document as JPEG on white, made anew: nothing of what came gets into the file. Those that cannot be read are left out.
 */
export async function preparePictures(blocks: readonly Block[]): Promise<ReadonlyMap<Block, Picture>> {
  const pictures = new Map<Block, Picture>();
  for (const block of blocks.filter(({ kind }) => kind === 'picture').slice(0, mostPictures)) {
    const made = block.kind === 'picture' ? await redraw(block.content) : null;
    if (made) pictures.set(block, made);
  }
  return pictures;
}

function redraw(content: Uint8Array): Promise<Picture | null> {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(mostEdge, mostEdge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info }) => ({ content: data, width: info.width, height: info.height }),
      () => null,
    );
}
