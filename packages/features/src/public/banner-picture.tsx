import type { AnswerOf } from '@saiwu/api-client';
import { Drawing } from '@saiwu/ui';
import { useState } from 'react';
import { ownAddress } from '../lib/api/own-address.ts';

export type Banner = AnswerOf<'banner.get'>[number];

/** A banner's picture, three times as wide as high on every screen, so that it is cut nowhere; a quiet surface in place of one that does not come. The title stands beside it in words. */
export function BannerPicture({ banner: { image } }: { banner: Pick<Banner, 'image'> }) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  return (
    <div className="grid aspect-[3/1] place-items-center overflow-hidden bg-theme-soft">
      {brokenImage === image ? (
        <Drawing kind="list" />
      ) : (
        <img src={ownAddress(image)} alt="" className="size-full object-cover" onError={() => setBrokenImage(image)} />
      )}
    </div>
  );
}
