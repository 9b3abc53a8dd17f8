import {
  BulkActs,
  BulkDialog,
  EditDialog,
  keyIn,
  ListFilters,
  nameIn,
  useAdmin,
  useBulk,
  useList,
  usePageName,
  useRemove,
  type Editing,
  type FilterFields,
} from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, PageHeader, PageStack, type MenuItem } from '@saiwu/ui';
import { useState, type ReactNode } from 'react';
import type { ListColumn } from '../../crud/columns.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import type { FiltersOf, PageOf, Resource, RowOf } from '../../crud/resource.ts';
import { useBound } from '../../crud/use-bound.ts';
import { useCan } from '../../lib/api/access.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { RegisterActs } from './register-acts.tsx';
import { RegisterAside } from './register-aside.tsx';
import type { Register } from './register.ts';
import { TransferDialog } from './transfer-dialog.tsx';

interface PeopleScreenProps<Name extends Register, Labels, Filters> {
  resource: Resource<Name, Labels, Filters>;
  columns: readonly ListColumn<RowOf<Name>>[];
  form: ResourceForm<Name>;
  renderFilters: (field: FilterFields<keyof Filters & string>) => ReactNode;
  renderMore: (field: FilterFields<keyof Filters & string>) => ReactNode;
  /** Further acts of a row. */
  actsOf?: (row: RowOf<Name>) => MenuItem[];
  /** Further buttons. */
  toolbar?: ReactNode;
}

// the filters' names are the same
type Drawn = (field: FilterFields<string>) => ReactNode;

/** A register: its people by college, who are added, mended, moved and looked at. */
export function PeopleScreen<Name extends Register, Labels, Filters>(props: PeopleScreenProps<Name, Labels, Filters>) {
  const { resource, columns, form, renderFilters, renderMore, actsOf, toolbar } = props;
  const { t } = useLingui();
  const { words } = useAdmin();
  const can = useCan();
  const name = resource.name as Name; // the resource of this register
  const bound = useBound(resource);
  const list = useList<RowOf<Name>, FiltersOf<PageOf<Name>, Filters>>(bound);
  const bulk = useBulk(list);
  const { removeRow, removeChosen } = useRemove(bound, list, bulk);
  const [editing, setEditing] = useState<Editing<RowOf<Name>> | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  /** Empty: those that are chosen. */
  const [moving, setMoving] = useState<readonly RowOf<Name>[] | null>(null);
  const [canAdd, canChange, canRemove, canMove] = [
    can(`${name}.save`),
    can(`${name}.update`),
    can(`${name}.remove`),
    can(`${name}.transfer`),
  ];
  const add = canAdd && <Button onClick={() => setEditing({ kind: 'add' })}>{words.addTitle(bound.title)}</Button>;

  const rowActs = (row: RowOf<Name>): MenuItem[] =>
    [
      { key: 'open', label: t`查看`, onSelect: () => setOpened(keyIn(bound, row)) },
      canChange && { key: 'edit', label: words.edit, onSelect: () => setEditing({ kind: 'edit', row }) },
      canMove && { key: 'move', label: t`转到其他学院`, onSelect: () => setMoving([row]) },
      ...(actsOf?.(row) ?? []),
      canRemove && { key: 'remove', label: words.remove, isDanger: true, onSelect: () => void removeRow(row) },
    ].filter((act) => act !== false);

  const bulkActs = () => (
    <BulkActs bulk={bulk} onRemove={canRemove ? () => void removeChosen() : undefined}>
      {canMove && (
        <Button variant="outline" isPending={bulk.isRunning} onClick={() => setMoving([])}>
          {t`转到其他学院`}
        </Button>
      )}
    </BulkActs>
  );

  return (
    <PageStack>
      <PageHeader
        title={usePageName(bound.title)}
        actions={
          <>
            <RegisterActs resource={resource} schema={form.save}>
              {toolbar}
            </RegisterActs>
            {!list.isBare && add}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="min-w-0 max-xl:hidden">{can('org.tree') && <RegisterAside register={name} />}</div>
        <div className="min-w-0">
          <ResourceTable
            list={list}
            columns={columns}
            filters={
              <ListFilters list={list} renderMore={renderMore as Drawn}>
                {renderFilters as Drawn}
              </ListFilters>
            }
            rowActs={rowActs}
            onRowClick={(row) => setOpened(keyIn(bound, row))}
            bulkActs={canMove || canRemove ? bulkActs : undefined}
            canReachAll
            empty={<EmptyState title={words.noneYet(bound.title)} description={t`从官方名单一次导入，或逐个新增`} action={add} />}
          />
        </div>
      </div>
      {editing && <EditDialog resource={bound} form={form} editing={editing} onClose={() => setEditing(null)} />}
      {opened !== null && <PersonDrawer register={name} id={opened} onClose={() => setOpened(null)} />}
      {moving && (
        <TransferDialog
          register={name}
          count={moving.length === 0 ? list.chosenCount : 1}
          name={moving[0] && nameIn(bound, moving[0])}
          onTransfer={(send) =>
            bulk.start(
              {
                title: t`转到其他学院`,
                success: (count) => t`已转 ${count} 人`,
                send: (rows) => send(rows.map((row) => keyIn(bound, row))),
              },
              moving.length === 0 ? undefined : moving,
            )
          }
          onClose={() => setMoving(null)}
        />
      )}
      <BulkDialog bulk={bulk} />
    </PageStack>
  );
}
