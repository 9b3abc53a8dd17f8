import { useLingui } from '@lingui/react/macro';
import { cn, isExternalLink } from '@saiwu/ui';
import { ownAddress } from '../../lib/api/own-address.ts';
import type { EntryBanner } from './use-entry-banners.ts';

/** Banners beside the form: the next one is swiped to. Twice as wide as high, as they were cut; one that does not come leaves its title. */
export function EntryBanners({ banners }: { banners: readonly EntryBanner[] }) {
  const { t } = useLingui();
  const isMany = banners.length > 1;
  return (
    <section aria-label={t`横幅`} className="mx-auto mb-6 w-full max-w-160 px-4 sm:px-6 lg:mx-0 lg:px-12">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <ul tabIndex={isMany ? 0 : undefined} className="flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-card focus-ring">
        {banners.map((banner) => (
          <li
            key={banner.id}
            className={cn(
              'shrink-0 snap-start overflow-hidden rounded-card border border-border bg-surface',
              isMany ? 'w-11/12' : 'w-full',
            )}
          >
            <img
              src={ownAddress(banner.image)}
              alt={banner.alt === banner.title ? '' : banner.alt}
              className="aspect-2/1 w-full bg-theme-soft object-cover"
            />
            <p className="flex flex-wrap items-baseline gap-x-3 px-4 py-2">
              <span className="font-medium wrap-anywhere">{banner.title}</span>
              {banner.link !== null && <EntryLink link={banner.link} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page behind a path brings the router, which this one is without. */
function EntryLink({ link }: { link: string }) {
  const { t } = useLingui();
  const className = 'text-theme-text underline-offset-4 hover:underline';
  if (!isExternalLink(link))
    return (
      <a href={link} className={className}>
        {t`查看详情`}
      </a>
    );
  const { host } = new URL(link);
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
      {t`打开 ${host}`}
    </a>
  );
}
