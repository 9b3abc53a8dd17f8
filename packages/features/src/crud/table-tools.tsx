import { isApiError } from '@saiwu/api-client';
import { arrangeColumns, ColumnSettings, ExportMenu, SavedViews, type Column } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCan } from '../lib/access.ts';
import { useExplainError } from '../lib/explain-error.ts';
import { useAct } from '../lib/use-act.ts';
import { operationOf, type ResourceName, type RowOf } from './resource.ts';
import type { List } from './use-list.ts';
import { linkOf, type ListView } from './use-list-view.ts';
import { useMatching } from './use-matching.ts';

export interface TableToolsProps<Name extends ResourceName, Labels, Filters> {
  list: List<Name, Labels, Filters>;
  columns: Column<RowOf<Name>>[];
  arrangement: ListView;
}

/** Over a list's table: its saved views, the export of what is seen or of all that matches, and the arrangement of its columns. */
export function TableTools<Name extends ResourceName, Labels, Filters>({
  list,
  columns,
  arrangement: { view, setView, state, apply },
}: TableToolsProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const explain = useExplainError();
  const readMatching = useMatching(list);
  const exporting = operationOf(list.resource.name, 'export');
  // the server does it for what the contract's crud() made
  const canLeave = operationOf(list.resource.name, 'updateAll') !== null;
  const start = useAct('job.export', {
    success: t`已开始导出，可以离开这个页面。完成后会收到消息，也可以在个人菜单的“我的任务”里查看。`,
  });
  const exportBehind = () =>
    start.mutate({ body: { resource: list.resource.name, request: list.match, label: i18n._(list.resource.title) } });
  const seenColumns = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return arrangeColumns(columns, view).flatMap(({ key, isShown }) => (isShown ? (byKey.get(key) ?? []) : []));
  }, [columns, view]);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2 print:hidden">
      <SavedViews tableKey={list.resource.name} current={state} onApply={apply} isUntouched={list.isUntouched} linkOf={linkOf} />
      <div className="ml-auto flex gap-2">
        {exporting !== null && can(exporting) && (
          <ExportMenu
            columns={seenColumns}
            seen={list.rows}
            total={list.total}
            loadAll={(signal) => readMatching(signal)}
            fileName={i18n._(list.resource.title)}
            more={canLeave ? [{ key: 'job', label: t`全部导出（后台）`, isDisabled: list.total === 0, onSelect: exportBehind }] : []}
            explain={(error) => ({ message: explain(error), requestId: isApiError(error) ? error.requestId : undefined })}
          />
        )}
        <ColumnSettings columns={columns} view={view} onViewChange={setView} />
      </div>
    </div>
  );
}
