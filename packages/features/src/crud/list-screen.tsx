import type { OperationId } from '@saiwu/api-client';
import { Button, EmptyState, PageHeader, PageStack, toast, type MenuItem } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useCan } from '../lib/access.ts';
import { usePageName } from '../lib/page.tsx';
import type { ListColumn } from './columns.tsx';
import { EditDialog, type Editing, type ResourceForm } from './edit-dialog.tsx';
import { FilterBar, type FilterFields } from './filter-bar.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ResourceTable } from './resource-table.tsx';
import { operationOf, type AddedOf, type GenericAct, type Resource, type ResourceName, type RowOf } from './resource.ts';
import { useExport } from './use-export.ts';
import { useList, type ListOptions } from './use-list.ts';
import { useRefusal } from './use-refusal.ts';
import { useRemove } from './use-remove.ts';

export interface ListScreenProps<Name extends ResourceName, Labels, Filters> extends ListOptions<Name> {
  resource: Resource<Name, Labels, Filters>;
  columns: ListColumn<RowOf<Name>>[];
  /** The inputs of the filter bar. */
  Filters?: (props: { field: FilterFields<keyof Filters & string> }) => ReactNode;
  /** Without a form rows are neither added nor changed here. */
  form?: ResourceForm<Name>;
  onAdded?: (answer: AddedOf<Name>) => void;
  /** Further buttons beside the main act. */
  toolbar?: ReactNode;
  /** Further acts of a row, after edit and delete. */
  rowActs?: (row: RowOf<Name>) => MenuItem[];
}

/** Fourth level: a whole list screen. Each button is there when the contract has its operation and the user may send it. */
export function ListScreen<Name extends ResourceName, Labels, Filters>({
  resource,
  columns,
  Filters: Inputs,
  form,
  onAdded,
  toolbar,
  rowActs,
  fixed,
}: ListScreenProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const list = useList(resource, { fixed });
  const { removeRows, isPending: isRemoving } = useRemove(list);
  const { exportMatching, isPending: isExporting } = useExport(list);
  const refusalOf = useRefusal(resource);
  const [editing, setEditing] = useState<Editing<RowOf<Name>> | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const title = i18n._(resource.title);
  const name = usePageName(title);
  const has = (act: GenericAct) => isAllowed(operationOf(resource.name, act), can);
  const canAdd = form !== undefined && has('save');

  function edit(row: RowOf<Name>) {
    const refusal = refusalOf([row], true);
    if (refusal === null) setEditing({ kind: 'edit', row });
    else toast.error(refusal);
  }

  function actsOf(row: RowOf<Name>): MenuItem[] {
    const acts: (MenuItem | false)[] = [
      form !== undefined && has('update') && { key: 'edit', label: t`编辑`, onSelect: () => edit(row) },
      has('remove') && { key: 'remove', label: t`删除`, isDanger: true, onSelect: () => void removeRows([row]) },
      canAdd && { key: 'copy', label: t`复制`, onSelect: () => setEditing({ kind: 'copy', row }) },
    ];
    return [...acts.filter((act) => act !== false), ...(rowActs?.(row) ?? [])];
  }

  function bulkActs(rows: RowOf<Name>[]) {
    return (
      <Button variant="danger" isPending={isRemoving} onClick={() => void removeRows(rows)}>
        <Trans>删除</Trans>
      </Button>
    );
  }

  const addButton = canAdd && <Button onClick={() => setEditing({ kind: 'add' })}>{t`新增${title}`}</Button>;
  return (
    <PageStack>
      <PageHeader
        title={name}
        actions={
          <>
            {has('export') && (
              <Button variant="outline" isPending={isExporting} onClick={exportMatching}>
                <Trans>导出</Trans>
              </Button>
            )}
            {has('import') && (
              <Button variant="outline" onClick={() => setIsImporting(true)}>
                <Trans>导入</Trans>
              </Button>
            )}
            {toolbar}
            {addButton}
          </>
        }
      />
      {Inputs && <FilterBar list={list}>{(field) => <Inputs field={field} />}</FilterBar>}
      <ResourceTable
        list={list}
        columns={columns}
        rowActs={actsOf}
        empty={<EmptyState title={t`还没有${title}`} action={addButton} />}
        bulkActs={has('remove') ? bulkActs : undefined}
      />
      {form && editing && (
        <EditDialog resource={resource} form={form} editing={editing} onClose={() => setEditing(null)} onAdded={onAdded} />
      )}
      {isImporting && <ImportDialog resource={resource} onClose={() => setIsImporting(false)} />}
    </PageStack>
  );
}

function isAllowed(operationId: OperationId | null, can: (operationId: OperationId) => boolean): boolean {
  return operationId !== null && can(operationId);
}
