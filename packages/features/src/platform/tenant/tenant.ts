import { msg } from '@lingui/core/macro';
import { tenantFields, tenantModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** Enterprises: each has people, contests and data of its own. */
export const tenant = defineResource('tenant', {
  title: msg({ message: '企业', context: '一家' }),
  labels: {
    ...tenantFields,
    type: msg`类型`,
    status: msg`状态`,
    readonly: msg`内置`,
    createTime: msg`创建时间`,
    // of the first administrator
    account: msg`管理员账号`,
    mobile: msg`管理员手机`,
  },
  nameOf: (row) => row.name,
  // adding makes all that a tenant needs; whether its data go with it is asked in a way of its own
  acts: { save: 'tenant.init', remove: null, import: null },
  model: tenantModel,
});

export type TenantRow = RowOf<'tenant'>;
