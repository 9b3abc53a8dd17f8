import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@saiwu/ui';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { createdFilter, filtersOf } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { datasource, driverNames, type DatasourceRow } from './datasource.ts';
import { datasourceForm } from './datasource-fields.tsx';
import { TestDialog } from './test-dialog.tsx';

const col = columnsOf(datasource);
const columns = [
  col.name('name', { width: '208px', isRequired: true }),
  col.custom('driverClassName', datasource.labels.driverClassName, kindOf, { width: '120px', value: kindOf }),
  col.text('url', { minWidth: '240px', priority: 2 }),
  col.code('username', { width: '160px', priority: 2 }),
  col.text('poolName', { width: '160px', isHidden: true }),
  col.code('password', { width: '96px', isHidden: true, isSortable: false }),
  col.time('createTime', { priority: 3 }),
];

function kindOf({ driverClassName }: DatasourceRow): string {
  return driverNames[driverClassName];
}

const MoreFilters = filtersOf(datasource, createdFilter, 'name', 'username', 'url');

/** Databases beside our own; each can be tried, where the operator allows its place. */
export function DatasourceScreen() {
  const { t } = useLingui();
  const can = useCan();
  const [tried, setTried] = useState<DatasourceRow | null>(null);
  const actsOf = (row: DatasourceRow): MenuItem[] =>
    can('datasourceConfig.testConnect') ? [{ key: 'test', label: t`测试连接`, onSelect: () => setTried(row) }] : [];
  return (
    <>
      <ListScreen resource={datasource} columns={columns} MoreFilters={MoreFilters} form={datasourceForm} rowActs={actsOf} />
      {tried && <TestDialog row={tried} onClose={() => setTried(null)} />}
    </>
  );
}
