import { useLingui } from '@lingui/react/macro';
import { cn, IconButton } from '@saiwu/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { BannerLink } from './banner-link.tsx';
import { BannerPicture, type ShownBanner } from './banner-picture.tsx';
import { useTurning } from './use-turning.ts';

export interface BannerCarouselProps {
  /** At least one. */
  banners: readonly ShownBanner[];
  /** On a dashboard the words stand beside the picture where there is room: what there is to do comes first. */
  place: 'PUBLIC' | 'DASHBOARD';
}

/**
 * Banners that take turns (WAI-ARIA carousel): they stop while the pointer or the focus is on them, and by a button; arrow keys turn them.
 */
export function BannerCarousel({ banners, place }: BannerCarouselProps) {
  const { t } = useLingui();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { current, isTurning, show, setTurning } = useTurning(banners.length, isPointed || isFocused);
  const isMany = banners.length > 1;

  function turnByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !isMany) return;
    event.preventDefault();
    show(current + step);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys are a short cut; the buttons inside do the same
    <section
      aria-roledescription={t`轮播`}
      aria-label={t`横幅`}
      className="@container relative flex flex-col-reverse overflow-hidden rounded-card border border-border bg-surface"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onKeyDown={turnByKey}
    >
      {isMany && (
        <div className="flex items-center gap-1 border-t border-border px-2 py-1 @lg:absolute @lg:right-0 @lg:bottom-0 @lg:border-t-0">
          <IconButton label={isTurning ? t`停止轮播` : t`开始轮播`} onClick={() => setTurning(!isTurning)}>
            {isTurning ? <Pause aria-hidden /> : <Play aria-hidden />}
          </IconButton>
          <span className="mx-auto text-fg-muted tabular-nums @lg:px-2">{`${current + 1} / ${banners.length}`}</span>
          <IconButton label={t`上一张`} onClick={() => show(current - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label={t`下一张`} onClick={() => show(current + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
      <div className="grid" aria-live={isTurning ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} place={place} isShown={index === current} number={index + 1} count={banners.length} />
        ))}
      </div>
    </section>
  );
}

interface SlideProps extends Pick<BannerCarouselProps, 'place'> {
  banner: ShownBanner;
  isShown: boolean;
  number: number;
  count: number;
}

/** All slides lie in one cell, so that the place keeps its height; the one that is not shown can be neither seen, read nor reached. */
function Slide({ banner, place, isShown, number, count }: SlideProps) {
  const { t } = useLingui();
  const isBeside = place === 'DASHBOARD';
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags of that role are for forms; this is the pattern's own
      role="group"
      aria-roledescription={t`幻灯片`}
      aria-label={t`第 ${number} 张，共 ${count} 张`}
      className={cn(
        'col-start-1 row-start-1 min-w-0 transition-opacity duration-200 motion-reduce:transition-none',
        isBeside && '@2xl:flex @2xl:items-center',
        !isShown && 'invisible opacity-0',
      )}
    >
      <BannerPicture banner={banner} place={place} className={cn(isBeside && '@2xl:w-96 @2xl:shrink-0')} />
      <p
        className={cn(
          'flex min-h-10 flex-wrap items-baseline gap-x-3 px-4 py-2',
          count > 1 && '@lg:pr-48',
          isBeside && '@2xl:flex-col @2xl:gap-y-1 @2xl:px-6 @2xl:py-4',
        )}
      >
        <span className={cn('font-medium wrap-anywhere', isBeside && '@2xl:text-base')}>{banner.title}</span>
        {banner.link !== null && <BannerLink link={banner.link} className="text-theme-text underline-offset-4 hover:underline" />}
      </p>
    </div>
  );
}
