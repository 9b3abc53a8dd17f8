import type { BannerPlace } from '@saiwu/openapi';
import { cn } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { BannerCarousel } from '../../public/banner-carousel.tsx';
import type { ShownBanner } from '../../public/banner-picture.tsx';
import { EntryBanners } from '../../session/entry/entry-banners.tsx';

export interface Previewed extends ShownBanner {
  place: BannerPlace;
}

interface PreviewPageProps {
  banner: Previewed;
  isNarrow: boolean;
}

/** The page of a banner's place, in outline. */
export function PreviewPage({ banner, isNarrow }: PreviewPageProps) {
  const { place } = banner;
  if (place === 'LOGIN')
    return (
      <div className={cn('grid bg-surface', !isNarrow && 'grid-cols-[3fr_2fr]')}>
        <div className={cn('bg-theme-soft pt-6', isNarrow && 'order-2')}>
          <div className="mb-4 grid gap-2 px-4 sm:px-6 lg:px-12">
            <Bar className="w-1/3" />
            <Bar className="h-5 w-2/3" />
          </div>
          <EntryBanners banners={[banner]} />
        </div>
        <div className="grid content-center gap-3 p-6">
          <Bar className="h-6 w-1/3" />
          <Box className="h-9" />
          <Box className="h-9" />
          <div className="h-9 rounded-control bg-theme" />
        </div>
      </div>
    );
  return (
    <>
      <div className="flex h-12 items-center border-b border-border bg-surface px-4">
        <Bar className="w-20" />
        {place === 'PUBLIC' && <div className="ml-auto h-7 w-14 rounded-control bg-theme" />}
      </div>
      <div className="flex flex-col gap-4 p-4">
        {place === 'PUBLIC' ? <Bar className="h-5 w-1/4" /> : <Sheet className="h-16" />}
        <BannerCarousel banners={[banner]} place={place} />
        <div className={cn('grid gap-4', !isNarrow && 'grid-cols-2')}>
          <Sheet className="h-24" />
          <Sheet className="h-24" />
        </div>
      </div>
    </>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={cn('h-3 rounded-small bg-border', className)} />;
}

function Box({ className }: { className: string }) {
  return <div className={cn('rounded-control border border-border-strong bg-surface', className)} />;
}

function Sheet({ className }: { className: string }): ReactNode {
  return (
    <div className={cn('rounded-card border border-border bg-surface p-4', className)}>
      <Bar className="w-1/3" />
    </div>
  );
}
