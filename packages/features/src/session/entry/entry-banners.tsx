import { isExternalLink } from '@saiwu/ui';
import { ownAddress } from '../../lib/api/own-address.ts';
import type { EntryBanner } from './use-entry-banners.ts';

/**
 * Banners beside the form: the next one is swiped to. Twice as wide as high, as they were cut. The title leads on and styles stand here, so
 * that the first page loads neither words nor rules for what few installations have.
 */
export function EntryBanners({ banners }: { banners: readonly EntryBanner[] }) {
  const isMany = banners.length > 1;
  return (
    <div className="mx-auto w-full max-w-160 px-4 sm:px-6 lg:mx-0 lg:px-12" style={{ marginBottom: 24 }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <ul tabIndex={isMany ? 0 : undefined} className="flex gap-4 rounded-card" style={{ overflowX: 'auto', scrollSnapType: 'x' }}>
        {banners.map(({ id, image, alt, title, link }) => (
          <li
            key={id}
            className="shrink-0 rounded-card border border-border bg-surface"
            style={{ width: isMany ? '92%' : '100%', scrollSnapAlign: 'start', overflow: 'hidden' }}
          >
            <img src={ownAddress(image)} alt={alt === title ? '' : alt} className="w-full" style={{ aspectRatio: 2, objectFit: 'cover' }} />
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
