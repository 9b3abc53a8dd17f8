import type { OperationId } from '@saiwu/api-client';
import { Button, EmptyState, PageHeader, PageStack, toast, type MenuItem } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCan } from '../lib/access.ts';
import { usePageName } from '../lib/page.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { ListColumn } from './columns.tsx';
import { EditDialog, type Editing, type ResourceForm } from './edit-dialog.tsx';
import { FilterBar, type FilterFields } from './filter-bar.tsx';
import type { ImportDialog as Dialog } from './import-dialog.tsx';
import { ResourceTable } from './resource-table.tsx';
import { operationOf, type AddedOf, type GenericAct, type Resource, type ResourceName, type RowOf } from './resource.ts';
import { useBulk } from './use-bulk.ts';
import { useCellEdit } from './use-cell-edit.ts';
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
  /** What a row opens into. */
  detail?: (row: RowOf<Name>) => ReactNode;
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
  detail,
  fixed,
}: ListScreenProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const list = useList(resource, { fixed });
  const bulk = useBulk(list);
  const { removeRow, removeChosen } = useRemove(list, bulk);
  const refusalOf = useRefusal(resource);
  const cellEdit = useCellEdit(resource, form?.update);
  const [editing, setEditing] = useState<Editing<RowOf<Name>> | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const title = i18n._(resource.title);
  const name = usePageName(title);
  const has = (act: GenericAct) => isAllowed(operationOf(resource.name, act), can);
  const canAdd = form !== undefined && has('save');
  const canChange = form !== undefined && has('update');

  function edit(row: RowOf<Name>) {
    const refusal = refusalOf([row], true);
    if (refusal === null) setEditing({ kind: 'edit', row });
    else toast.error(refusal);
  }

  function actsOf(row: RowOf<Name>): MenuItem[] {
    const acts: (MenuItem | false)[] = [
      canChange && { key: 'edit', label: t`编辑`, onSelect: () => edit(row) },
      has('remove') && { key: 'remove', label: t`删除`, isDanger: true, onSelect: () => void removeRow(row) },
      canAdd && { key: 'copy', label: t`复制`, onSelect: () => setEditing({ kind: 'copy', row }) },
    ];
    return [...acts.filter((act) => act !== false), ...(rowActs?.(row) ?? [])];
  }

  const bulkActs = () => (
    <>
      <Button variant="danger" isPending={bulk.isRunning} onClick={() => void removeChosen()}>
        <Trans>删除</Trans>
      </Button>
      {bulk.isRunning && bulk.run?.isOpen === false && (
        <Button variant="ghost" onClick={() => bulk.setOpen(true)}>
          <Trans>查看进度</Trans>
        </Button>
      )}
    </>
  );

  const addButton = canAdd && <Button onClick={() => setEditing({ kind: 'add' })}>{t`新增${title}`}</Button>;
  const isActedOn = canAdd || canChange || has('remove') || rowActs !== undefined;
  return (
    <PageStack>
      <PageHeader
        title={name}
        actions={
          <>
            {form !== undefined && has('import') && (
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
        rowActs={isActedOn ? actsOf : undefined}
        empty={<EmptyState title={t`还没有${title}`} action={addButton} />}
        bulkActs={has('remove') ? bulkActs : undefined}
        canReachAll
        detail={detail}
        cellEdit={canChange ? cellEdit : undefined}
      />
      {form && editing && (
        <EditDialog resource={resource} form={form} editing={editing} onClose={() => setEditing(null)} onAdded={onAdded} />
      )}
      {form && isImporting && (
        <Suspense>
          <ImportDialog resource={resource} form={form} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      <BulkDialog bulk={bulk} />
    </PageStack>
  );
}

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog })) as unknown as typeof Dialog; // lazy() forgets that a component is generic

function isAllowed(operationId: OperationId | null, can: (operationId: OperationId) => boolean): boolean {
  return operationId !== null && can(operationId);
}
