import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { userFields } from '@saiwu/openapi';
import { EmptyState } from '@saiwu/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';

const { account, name, mobile, state } = userFields;
const administrators = defineList('school.administrators', {
  title: msg({ message: '管理员', context: '一位' }),
  labels: { account, name, mobile, state, lastLoginTime: msg`最近登录` },
  nameOf: (row) => row.name,
  search: ['name', 'account', 'mobile'],
});

const col = columnsOf(administrators);
const columns = [
  col.name('name'),
  col.code('account'),
  col.code('mobile', { isSortable: false }),
  col.state('state'),
  col.time('lastLoginTime', { priority: 3 }),
];

/** Who administers a school. */
export function AdministratorList({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const list = useList(administrators, { path: useMemo(() => ({ id: schoolId }), [schoolId]) });
  const help = t`有「学校管理员」角色的用户会出现在这里`;
  return <ResourceTable list={list} columns={columns} empty={<EmptyState title={t`还没有管理员`} description={help} />} />;
}
