import { msg } from '@lingui/core/macro';
import { sexes, sexNames, userFields, userModel, valueSynonyms } from '@saiwu/openapi';
import { z } from 'zod';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { stateImport } from '../../crud/state-import.ts';

/** Users of the caller's data scope. */
export const user = defineResource('user', {
  title: msg({ message: '用户', context: '一条' }),
  labels: {
    ...userFields,
    roleList: msg`角色`,
    roleIds: msg`角色`,
    avatar: msg`头像`,
    readonly: msg`内置`,
    lastLoginTime: msg`最近登录`,
    createTime: msg`创建时间`,
  },
  nameOf: (row) => row.name,
  isSwitched: true,
  imports: {
    account: { isUnique: true, example: 'li_na' },
    name: { example: '李娜' },
    email: { example: 'li.na@school.edu.cn' },
    mobile: { example: '13800001234' },
    orgId: { isLookedUp: true },
    stationId: { isLookedUp: true },
    roleIds: { isLookedUp: true },
    sex: { names: sexNames, synonyms: valueSynonyms.sex },
    state: stateImport,
    nation: { isLookedUp: true, example: '汉族' },
    education: { isLookedUp: true },
    positionStatus: { isLookedUp: true },
    workDescribe: {},
  },
  model: userModel.extend({ sex: z.enum(sexes) }),
  isOwn: (row, userId) => row.id === userId,
});

export type UserRow = RowOf<'user'>;
