import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@saiwu/ui';
import { useState, type ReactNode } from 'react';
import { useCan } from '../../../lib/api/access.ts';
import { partOf } from '../../../lib/app/later.tsx';
import type { PlaceType } from '../school.ts';

const MergePlacesDialog = partOf(async () => (await import('./merge-places-dialog.tsx')).MergePlacesDialog);

interface Named {
  id: string;
  label: string;
}

/** The act by which one of a list becomes one with another, and its dialog. */
export function useMerging(type: PlaceType): { actsOf: (row: Named) => MenuItem[]; dialog: ReactNode } {
  const { t } = useLingui();
  const can = useCan();
  const [merged, setMerged] = useState<Named | null>(null);
  return {
    actsOf: (row) => (can(`${type}.merge`) ? [{ key: 'merge', label: t`和另一个合并`, onSelect: () => setMerged(row) }] : []),
    dialog: merged && <MergePlacesDialog type={type} first={merged} onClose={() => setMerged(null)} />,
  };
}
