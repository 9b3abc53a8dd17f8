import { EntryBanners } from './entry-banners.tsx';
import { EntryDrawing } from './entry-drawing.tsx';
import { OpenContests } from './open-contests.tsx';
import { useEntryBanners } from './use-entry-banners.ts';
import { usePublicContests } from './use-public-contests.ts';

/**
 * What comes once the form stands: banners, contests that everybody may know of, and the picture. All at once, so that none moves the
 * others.
 */
export function EntrySide() {
  const banners = useEntryBanners();
  const contests = usePublicContests();
  if (banners === null || contests === null) return null;
  return (
    <>
      {banners.length > 0 && <EntryBanners banners={banners} />}
      {contests.length > 0 && <OpenContests contests={contests} />}
      <EntryDrawing />
    </>
  );
}
