import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dataScopeNames } from '@saiwu/openapi';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { createdFilter, filtersOf, stateFilter, wordFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { MenuPreviewDrawer } from '../menu/menu-preview-drawer.tsx';
import { CompareDrawer } from './compare/compare-drawer.tsx';
import { GrantDrawer } from './grants/grant-drawer.tsx';
import { MembersDrawer } from './members/members-drawer.tsx';
import { isSuper, role, type RoleRow } from './role.ts';
import { roleDetail } from './role-detail.tsx';
import { roleForm } from './role-form.tsx';
import { useRoleConsequence } from './use-role-consequence.ts';

const col = columnsOf(role);
const columns = [
  col.code('code', { isRequired: true }),
  col.name('name', { minWidth: '160px' }),
  col.text('describe', { minWidth: '120px', priority: 3, isSortable: false }),
  col.word('dsType', { width: '200px', minWidth: '104px' }),
  col.flag('readonly', { isSortable: false }),
  col.state('state'),
  col.time('createTime', { priority: 3 }),
];

const Filters = filtersOf(role, wordFilter('dsType', dataScopeNames), stateFilter);
const MoreFilters = filtersOf(role, wordFilter('readonly', { true: msg`内置的`, false: msg`自己建的` }), createdFilter, 'code', 'name');

/** Roles, who holds them, and what they allow. */
export function RoleScreen() {
  const { t } = useLingui();
  const can = useCan();
  const [opened, setOpened] = useState<{ part: 'members' | 'grants' | 'menu' | 'compare'; row: RoleRow } | null>(null);
  const consequenceOf = useRoleConsequence();
  const close = () => setOpened(null);
  const actsOf = (row: RoleRow) => [
    { key: 'members', label: t`成员`, onSelect: () => setOpened({ part: 'members', row }) },
    {
      key: 'grants',
      label: can('role.grant') && !isSuper(row) ? t`授权` : t`查看权限`,
      onSelect: () => setOpened({ part: 'grants', row }),
    },
    { key: 'menu', label: t`看到的菜单`, onSelect: () => setOpened({ part: 'menu', row }) },
    { key: 'compare', label: t`与其他角色对比`, onSelect: () => setOpened({ part: 'compare', row }) },
  ];
  return (
    <>
      <ListScreen
        resource={role}
        columns={columns}
        Filters={Filters}
        MoreFilters={MoreFilters}
        form={roleForm}
        detail={roleDetail}
        rowActs={actsOf}
        consequenceOf={consequenceOf}
      />
      {opened?.part === 'members' && <MembersDrawer role={opened.row} onClose={close} />}
      {opened?.part === 'grants' && <GrantDrawer role={opened.row} onClose={close} />}
      {opened?.part === 'menu' && <MenuPreviewDrawer role={opened.row} onClose={close} />}
      {opened?.part === 'compare' && <CompareDrawer role={opened.row} onClose={close} />}
    </>
  );
}
