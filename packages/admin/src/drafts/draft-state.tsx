import { useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { timeOfDay, useClock } from '../use-clock.ts';
import type { OfferedDraft } from './use-draft.ts';

/** Says that the input is kept on this device, and since when. Empty while nothing is kept. */
export function DraftState({ draft: { savedAt } }: { draft: Pick<OfferedDraft, 'savedAt'> }) {
  const { words } = useAdmin();
  const clock = useClock();
  const [now] = useState(() => Date.now());
  return (
    <output className="text-xs text-fg-muted tabular-nums">
      {savedAt !== null && words.draftKept(timeOfDay(clock(savedAt), clock(now)))}
    </output>
  );
}
