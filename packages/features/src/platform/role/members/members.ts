import { msg } from '@lingui/core/macro';
import { userFields } from '@saiwu/openapi';
import { defineList, type RowIn } from '../../../crud/resource.ts';

/** Who holds a role, of those whom the reader sees. */
export const members = defineList('role.users', {
  title: msg({ message: '成员', context: '一名' }),
  labels: { account: userFields.account, name: userFields.name, orgId: userFields.orgId, state: userFields.state },
  nameOf: (row) => row.name,
  search: ['name', 'account'],
});

export type MemberRow = RowIn<'role.users'>;
