import { Button, EmptyState, IconButton, useIsPhone, type MenuItem } from '@saiwu/ui';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { BulkActs } from '../bulk/bulk-acts.tsx';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { SwitchButtons } from '../bulk/switch-buttons.tsx';
import { useRemove } from '../bulk/use-remove.ts';
import { useSwitch } from '../bulk/use-switch.ts';
import { EditDialog, type Editing, type ResourceForm } from '../form/edit-dialog.tsx';
import type { ImportDialog as Dialog, ImportFields } from '../import/import-dialog.tsx';
import { isOffered, type Resource } from '../resource.ts';
import type { FilterFields } from '../list/filter-fields.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { ListTable, type ListColumn, type ListTableProps } from '../list/list-table.tsx';
import { useCellEdit } from './use-cell-edit.ts';
import { useList, type ListOptions } from '../list/use-list.ts';

/** The facts of a list with its acts, as a page or a part of one. */
export interface ListPartProps<Row extends object, Filters extends object, Added> extends ListOptions<Row, Filters> {
  /** Keep the object stable. */
  resource: Resource<Row, Filters, Added>;
  columns: readonly ListColumn<Row>[];
  /** The inputs of the filter bar. */
  Filters?: ((props: { field: FilterFields<keyof Filters & string> }) => ReactNode) | undefined;
  /** Further filters that are needed less often; they open with 更多筛选. */
  MoreFilters?: ((props: { field: FilterFields<keyof Filters & string> }) => ReactNode) | undefined;
  /** Without a form rows are neither added nor changed here. */
  form?: ResourceForm<Row> | undefined;
  /** The columns of a sheet that rows are added from. */
  imports?: ImportFields | undefined;
  onAdded?: ((answer: Added) => void) | undefined;
  /** Further buttons beside the main act. */
  toolbar?: ReactNode;
  /** Further acts of a row, after edit and delete; the first of them before delete, where rows are not edited. */
  rowActs?: ((row: Row) => MenuItem[]) | undefined;
  /** Opens a row; a cell of it does so too. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** The content that a row opens into. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

interface ListBodyProps<Row extends object, Filters extends object, Added> extends ListPartProps<Row, Filters, Added> {
  renderFrame: (parts: {
    /** Import, further buttons, the main act. */
    acts: ReactNode;
    /** Draws the table, with the content of its card. */
    renderTable: (card?: Pick<ListTableProps<Row, Filters>, 'heading' | 'headingActs'>) => ReactNode;
  }) => ReactNode;
}

/** A list with its acts, dialogs and imports; the frame says where they are. */
export function ListBody<Row extends object, Filters extends object, Added>({
  resource,
  columns,
  Filters: Inputs,
  MoreFilters: MoreInputs,
  form,
  imports = noImports,
  onAdded,
  toolbar,
  rowActs,
  onRowClick,
  detail,
  renderFrame,
  ...options
}: ListBodyProps<Row, Filters, Added>) {
  const { words } = useAdmin();
  const isPhone = useIsPhone();
  const list = useList(resource, options);
  const bulk = useBulk(list);
  const { removeRow, removeChosen } = useRemove(resource, list, bulk);
  const { switchRow, actOf } = useSwitch(resource, bulk);
  const cellEdit = useCellEdit(resource, form?.update);
  const [editing, setEditing] = useState<Editing<Row> | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const { title } = resource;
  const canAdd = form !== undefined && isOffered(resource, 'save');
  const canChange = form !== undefined && isOffered(resource, 'update');
  const canRemove = isOffered(resource, 'remove');
  const { switching } = resource;
  const canSwitch = switching !== undefined && isOffered(resource, 'update');
  const canImport = form !== undefined && imports.length > 0 && isOffered(resource, 'import');

  /** Says before a press why a row cannot be changed or, as more is allowed of oneself, cannot be deleted or switched off. */
  function unlessRefused(row: Row, isChange: boolean): Pick<MenuItem, 'isDisabled' | 'reason'> {
    const refusal = resource.refusalOf?.([row], isChange) ?? null;
    return refusal === null ? {} : { isDisabled: true, reason: refusal };
  }

  function actsOf(row: Row): MenuItem[] {
    const isFixed = resource.isFixed?.(row) === true;
    const own = rowActs?.(row) ?? [];
    // acts that open or change a row come before the one that deletes it
    const opening = canChange ? [] : own.slice(0, 1);
    const acts: (MenuItem | false)[] = [
      canChange &&
        !isFixed && { key: 'edit', label: words.edit, ...unlessRefused(row, true), onSelect: () => setEditing({ kind: 'edit', row }) },
      ...opening,
      canRemove &&
        !isFixed && {
          key: 'remove',
          label: words.remove,
          isDanger: true,
          ...unlessRefused(row, false),
          onSelect: () => void removeRow(row),
        },
      ...own.slice(opening.length),
      canAdd && { key: 'copy', label: words.copy, onSelect: () => setEditing({ kind: 'copy', row }) },
      canSwitch && !isFixed && switchAct(row),
    ];
    return acts.filter((act) => act !== false);
  }

  function switchAct(row: Row): MenuItem {
    const isOn = switching?.isOn(row) === true;
    return {
      key: 'switch',
      label: isOn ? words.switchOff : words.switchOn,
      ...unlessRefused(row, false),
      onSelect: () => void switchRow(row, !isOn),
    };
  }

  const bulkActs = () => (
    <BulkActs bulk={bulk} onRemove={canRemove ? () => void removeChosen() : undefined}>
      {canSwitch && <SwitchButtons bulk={bulk} actOf={actOf} />}
    </BulkActs>
  );
  const addButton = canAdd && <Button onClick={() => setEditing({ kind: 'add' })}>{words.addTitle(title)}</Button>;
  const isActedOn = canAdd || canChange || canRemove || canSwitch || rowActs !== undefined;
  const filters = (
    <ListFilters<Row, Filters> list={list} renderMore={MoreInputs && ((field) => <MoreInputs field={field} />)}>
      {Inputs && ((field) => <Inputs field={field} />)}
    </ListFilters>
  );
  const acts = (
    <>
      {canImport && isPhone && (
        <IconButton variant="outline" label={words.importRows} onClick={() => setIsImporting(true)}>
          <FileUp aria-hidden />
        </IconButton>
      )}
      {canImport && !isPhone && (
        <Button variant="outline" onClick={() => setIsImporting(true)}>
          {words.importRows}
        </Button>
      )}
      {toolbar}
      {/* an empty list offers it in its middle: twice would be two main acts */}
      {!list.isBare && addButton}
    </>
  );
  return (
    <>
      {renderFrame({
        acts,
        renderTable: (card) => (
          <ListTable
            list={list}
            columns={columns}
            rowActs={isActedOn ? actsOf : undefined}
            onRowClick={onRowClick}
            empty={<EmptyState title={words.noneYet(title)} action={addButton} />}
            bulkActs={canRemove || canSwitch ? bulkActs : undefined}
            canReachAll
            detail={detail}
            cellEdit={canChange ? cellEdit : undefined}
            filters={filters}
            {...card}
          />
        ),
      })}
      {form && editing && (
        <EditDialog resource={resource} form={form} editing={editing} onClose={() => setEditing(null)} onAdded={onAdded} />
      )}
      {canImport && isImporting && (
        <Suspense>
          <ImportDialog resource={resource} schema={form.save} fields={imports} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
}

const noImports: ImportFields = [];

const ImportDialog = lazy(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
})) as unknown as typeof Dialog; // lazy() forgets that a component is generic
