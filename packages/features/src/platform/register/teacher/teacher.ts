import { msg } from '@lingui/core/macro';
import { teacherFields, teacherModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../../crud/resource.ts';

/** Teachers of the caller's data scope, with an account or not yet. */
export const teacher = defineResource('teacher', {
  title: msg({ message: '教师', context: '一名' }),
  labels: { ...teacherFields, account: msg`关联账号`, isLinked: msg`账号`, isJudge: msg`也是评委`, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  imports: {
    number: { isUnique: true, example: 'T2019001' },
    name: { example: '王芳' },
    orgId: { isLookedUp: true },
    jobTitle: { isLookedUp: true, example: '副教授' },
    phone: { example: '13800001234' },
  },
  model: teacherModel,
});

export type TeacherRow = RowOf<'teacher'>;
