import { useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import type { OfferedMap } from '../answers.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Ways to export the projects of a contest that match, each in the sheet of a column map, and the dialog in which one of them begins. */
export function useMapExports(contestId: string): { exportsOf: (filters: object, total: number) => MenuEntry[]; dialog: ReactNode } {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data: maps = [] } = useQuery({ ...queryOf('project.sheetMaps', { query: { contestId } }), staleTime: 60_000 });
  const [chosen, setChosen] = useState<{ map: OfferedMap; filters: object } | null>(null);
  return {
    exportsOf: (filters, total) =>
      maps.map((map) => ({
        key: `map-${map.id}`,
        label: t`按「${map.name}」导出`,
        isDisabled: total === 0,
        onSelect: () => setChosen({ map, filters }),
      })),
    dialog: chosen && <ExportDialog map={chosen.map} model={{ ...chosen.filters, contestId }} onClose={() => setChosen(null)} />,
  };
}
