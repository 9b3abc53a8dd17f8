import { ListSection, type ResourceForm } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { resourceFields, resourceModel, resourceSave, resourceUpdate } from '@saiwu/openapi';
import { useMemo } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { filtersOf } from '../../crud/usual-filters.tsx';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { useBound } from '../../crud/use-bound.ts';
import { useColumns } from '../../crud/use-columns.ts';
import { ButtonFields } from './button-fields.tsx';

export type ButtonRow = RowOf<'resource'>;

/** The buttons of menus: each stands for one permission code or several. */
export const buttons = defineResource('resource', {
  title: msg({ message: '按钮', context: '一个' }),
  labels: { code: resourceFields.code, name: resourceFields.name, describe: resourceFields.describe, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  model: resourceModel.omit({ menuId: true }),
});

const col = columnsOf(buttons);
const columns = [
  col.name('name', { minWidth: '96px' }),
  col.text('code', { minWidth: '128px' }),
  col.text('describe', { priority: 3, isSortable: false, isHidden: true }),
  col.time('createTime', { isHidden: true }),
];

const Filters = filtersOf(buttons, 'name', 'code');

/** The buttons of one menu, beneath its form. Those that we ship stay as they are. */
export function MenuButtons({ menu: { id: menuId, label } }: { menu: { id: string; label: string } }) {
  const bound = useBound(buttons);
  const fixed = useMemo(() => ({ menuId }), [menuId]);
  const resource = useMemo<typeof bound>(() => {
    const { save } = bound;
    // whatever a draft from another menu says
    return { ...bound, ...(save && { save: (values, options) => save({ ...values, menuId }, options) }) };
  }, [bound, menuId]);
  const form = useMemo<ResourceForm<ButtonRow>>(
    () => ({
      save: resourceSave,
      update: resourceUpdate,
      // no two have one code: a copy gets its own
      valuesOf: (row) => ({ menuId, code: '', name: row?.name ?? '', describe: row?.describe ?? '' }),
      Fields: ButtonFields,
    }),
    [menuId],
  );
  return (
    <ListSection
      heading={<Trans>「{label}」的按钮</Trans>}
      resource={resource}
      prefix="button_"
      fixed={fixed}
      columns={useColumns(columns)}
      Filters={Filters}
      form={form}
    />
  );
}
