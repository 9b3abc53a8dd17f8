import { msg } from '@lingui/core/macro';
import { dataScopeNames, roleFields, roleModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { stateImport } from '../../crud/state-import.ts';

/** Roles: what their holders may do, and with which rows. */
export const role = defineResource('role', {
  title: msg({ message: '角色', context: '一条' }),
  labels: { ...roleFields, readonly: msg`内置`, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  isSwitched: true,
  imports: {
    code: { isUnique: true, example: 'SECRETARY' },
    name: { example: '学院秘书' },
    describe: {},
    dsType: { names: dataScopeNames },
    orgList: { isLookedUp: true },
    state: stateImport,
  },
  model: roleModel,
});

export type RoleRow = RowOf<'role'>;

/** Holds every permission by its code, whatever is granted to it. */
export function isSuper({ code }: RoleRow): boolean {
  return code === 'SUPER_ADMIN';
}
