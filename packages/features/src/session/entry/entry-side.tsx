import { EntryDrawing } from './entry-drawing.tsx';
import { OpenContests } from './open-contests.tsx';
import { usePublicContests } from './use-public-contests.ts';

/** What comes once the form stands: contests that everybody may know of, and the picture. Both at once, so that neither moves the other. */
export function EntrySide() {
  const contests = usePublicContests();
  if (contests === null) return null;
  return (
    <>
      {contests.length > 0 && <OpenContests contests={contests} />}
      <EntryDrawing />
    </>
  );
}
