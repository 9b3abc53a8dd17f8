import { cn, isExternalLink } from '@saiwu/ui';
import { ownAddress } from '../../lib/api/own-address.ts';
import type { EntryBanner } from './use-entry-banners.ts';

/** Banners beside the form: the next one is swiped to. Twice as wide as high, as they were cut. The title leads on, so that the page needs no words for it. */
export function EntryBanners({ banners }: { banners: readonly EntryBanner[] }) {
  const isMany = banners.length > 1;
  return (
    <div className="mx-auto mb-6 w-full max-w-160 px-4 sm:px-6 lg:mx-0 lg:px-12">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <ul tabIndex={isMany ? 0 : undefined} className="flex snap-x gap-4 overflow-x-auto rounded-card">
        {banners.map(({ id, image, alt, title, link }) => (
          <li
            key={id}
            className={cn(
              'shrink-0 snap-start overflow-hidden rounded-card border border-border bg-surface',
              isMany ? 'w-11/12' : 'w-full',
            )}
          >
            <img src={ownAddress(image)} alt={alt === title ? '' : alt} className="aspect-2/1 w-full object-cover" />
            <p className="px-4 py-3 font-medium wrap-anywhere">{link === null ? title : <EntryLink link={link} title={title} />}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What leads elsewhere says where. The page behind a path brings the router, which this one is without. */
function EntryLink({ link, title }: { link: string; title: string }) {
  const isOutside = isExternalLink(link);
  return (
    <a href={link} className="text-theme-text" {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {isOutside ? `${title} (${new URL(link).host})` : title}
    </a>
  );
}
