import { msg } from '@lingui/core/macro';
import { studentFields } from '@saiwu/openapi';
import { z } from 'zod';
import { defineResource, type RowOf } from '../../../crud/resource.ts';

/** Of a dictionary. */
const code = z.string().regex(/^\w{1,20}$/);

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
  search: ['name', 'number', 'phone'],
  filters: z.object({
    orgId: z.string().regex(/^\d{1,19}$/),
    year: z.int().min(1950).max(2100),
    degree: code,
    isGraduated: z.boolean(),
    isLinked: z.boolean(),
    major: z.string(),
    name: z.string(),
    number: z.string(),
    createTime_st: z.iso.date(),
    createTime_ed: z.iso.date(),
  }),
});

export type StudentRow = RowOf<'student'>;
