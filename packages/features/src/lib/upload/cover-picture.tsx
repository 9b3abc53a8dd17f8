import { coverRatio } from '@saiwu/openapi';
import { cn } from '@saiwu/ui';
import { useState } from 'react';
import { ownAddress } from '../api/own-address.ts';

interface CoverPictureProps {
  /** A link to the picture; null: there is none, and nothing is shown. */
  cover: string | null;
  /** What it says; empty beside words that say the same. */
  alt?: string;
  className?: string;
}

/** The cover of a contest, of one shape everywhere. One that does not come leaves no hole. */
export function CoverPicture({ cover, alt = '', className }: CoverPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (cover === null || cover === broken) return null;
  return (
    <img
      src={ownAddress(cover)}
      alt={alt}
      loading="lazy"
      style={{ aspectRatio: coverRatio }}
      className={cn('bg-theme-soft object-cover', className)}
      onError={() => setBroken(cover)}
    />
  );
}
