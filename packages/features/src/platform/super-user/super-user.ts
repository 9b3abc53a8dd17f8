import { msg } from '@lingui/core/macro';
import { globalUserModel, sexNames, userFields } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

const { account, name, mobile, email, sex, state } = userFields;

/** Those who may do everything in one tenant. */
export const superUser = defineResource('globalUser', {
  title: msg({ message: '超级用户', context: '一位' }),
  labels: { tenantCode: msg`企业编码`, account, name, mobile, email, sex, state, readonly: msg`内置`, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  imports: {
    tenantCode: { example: '0000' },
    account: { isUnique: true, example: 'li_na' },
    name: { example: '李娜' },
    mobile: { example: '13800001234' },
    email: { example: 'li.na@school.edu.cn' },
    sex: { names: sexNames },
  },
  model: globalUserModel.omit({ tenantCode: true }),
  isOwn: (row, userId) => row.id === userId,
});

export type SuperUserRow = RowOf<'globalUser'>;
