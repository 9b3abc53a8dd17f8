import { useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useDownload } from '../../lib/api/use-download.ts';

/** Ways to export the projects of a contest that match, each in the sheet of a column map. */
export function useMapExports(contestId: string): (filters: object, total: number) => MenuEntry[] {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data: maps = [] } = useQuery({ ...queryOf('project.sheetMaps', { query: { contestId } }), staleTime: 60_000 });
  const { download, isPending } = useDownload('project.exportSheet', { success: t`已导出` });
  return (filters, total) =>
    maps.map(({ id, name }) => ({
      key: `map-${id}`,
      label: t`按「${name}」导出`,
      isDisabled: total === 0 || isPending,
      onSelect: () => download({ body: { mapId: id, model: { ...filters, contestId } } }),
    }));
}
