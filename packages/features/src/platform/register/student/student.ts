import { msg } from '@lingui/core/macro';
import { studentFields, studentModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../../crud/resource.ts';

/** Students of the caller's data scope, with an account or not yet. */
export const student = defineResource('student', {
  title: msg({ message: '学生', context: '一名' }),
  labels: {
    ...studentFields,
    account: msg`关联账号`,
    graduateTime: msg`在读状态`,
    isGraduated: msg`在读状态`,
    isLinked: msg`账号`,
    createTime: msg`创建时间`,
  },
  nameOf: (row) => row.name,
  imports: {
    number: { isUnique: true, example: '202301010001' },
    name: { example: '李娜' },
    orgId: { isLookedUp: true },
    major: { example: '计算机科学与技术' },
    year: { isLookedUp: true, example: '2023' },
    degree: { isLookedUp: true, example: '本科' },
    phone: { example: '13800001234' },
  },
  model: studentModel,
});

export type StudentRow = RowOf<'student'>;
