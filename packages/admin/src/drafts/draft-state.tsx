import { useAdmin } from '../admin-provider.tsx';
import type { OfferedDraft } from './use-draft.ts';

/** Says that what is typed is kept on this device, and since when. Empty while nothing is. */
export function DraftState({ draft: { savedAt } }: { draft: Pick<OfferedDraft, 'savedAt'> }) {
  const { words } = useAdmin();
  return <output className="text-xs text-fg-muted tabular-nums">{savedAt !== null && words.draftKept(clockTime(savedAt))}</output>;
}

/** `14:03`, by this device's clock. */
function clockTime(moment: number): string {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
