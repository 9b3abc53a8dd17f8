import { useLingui } from '@lingui/react/macro';
import { saveFile } from '../lib/save-file.ts';
import { useAct } from '../lib/use-act.ts';
import { operationOf, type ResourceName } from './resource.ts';
import type { List } from './use-list.ts';

/** Downloads every row that matches a list's filters as xlsx. */
export function useExport<Name extends ResourceName, Labels, Filters>(list: List<Name, Labels, Filters>) {
  const { t } = useLingui();
  const run = useAct(operationOf(list.resource.name, 'export') as Stand, { success: t`已导出`, invalidates: [] }); // asked for only where the operation exists; all take the list's request without a page
  return {
    isPending: run.isPending,
    exportMatching: () => run.mutate({ body: list.match }, { onSuccess: saveFile }),
  };
}

type Stand = 'parameter.export';
