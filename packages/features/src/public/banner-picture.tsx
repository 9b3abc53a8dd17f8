import type { AnswerOf } from '@saiwu/api-client';
import { bannerRatios, type BannerPlace } from '@saiwu/openapi';
import { cn, Drawing } from '@saiwu/ui';
import { useState } from 'react';
import { ownAddress } from '../lib/api/own-address.ts';

export type Banner = AnswerOf<'banner.get'>[number];

/** What is seen of a banner, before it is saved too. */
export type ShownBanner = Pick<Banner, 'id' | 'title' | 'image' | 'alt' | 'link'>;

interface BannerPictureProps {
  banner: Pick<ShownBanner, 'title' | 'image' | 'alt'>;
  place: BannerPlace;
  className?: string;
}

/**
 * A banner's picture, of the shape that its place has on every screen, so that it is cut nowhere; a quiet surface in place of one that does
 * not come. The title stands beside it in words, and is not read twice.
 */
export function BannerPicture({ banner: { title, image, alt }, place, className }: BannerPictureProps) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  return (
    <div className={cn('grid place-items-center overflow-hidden bg-theme-soft', className)} style={{ aspectRatio: bannerRatios[place] }}>
      {brokenImage === image ? (
        <Drawing kind="list" />
      ) : (
        <img
          src={ownAddress(image)}
          alt={alt === title ? '' : alt}
          className="size-full object-cover"
          onError={() => setBrokenImage(image)}
        />
      )}
    </div>
  );
}
