import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { collegeModel, schoolModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** One school, or one college, with what the reader may do with it. */
export type School = AnswerOf<'school.get'>;
export type College = AnswerOf<'college.get'>;
export type Place = School | College;

export type PlaceType = 'school' | 'college';

/** What the profile says, in the order of its form. */
export const schoolLabels = {
  label: msg`名称`,
  abbreviation: msg`简称`,
  code: msg`学校标识码`,
  province: msg`省份`,
  city: msg`城市`,
  kind: msg`办学类型`,
  level: msg`办学层次`,
  logo: msg({ message: '标志', context: '学校' }),
  describe: msg`描述`,
  state: msg`启用`,
  vip: msg`已订阅`,
  expiryDate: msg`到期时间`,
};

/** The same of a college. */
export const collegeLabels = { ...schoolLabels, code: msg`学院代码` };

const shown = {
  people: msg`人员`,
  projects: msg`项目`,
  administrators: msg({ message: '管理员', context: '多位' }),
  state: msg`状态`,
};

/** Schools, in the order that somebody has put them in. They are looked at and changed on their own page. */
export const school = defineResource('school', {
  title: msg({ message: '学校', context: '一所' }),
  labels: { ...schoolLabels, ...shown, colleges: msg({ message: '学院', context: '多个' }) },
  nameOf: (row) => row.label,
  acts: { get: null, update: null, remove: 'org.remove', import: null },
  imports: {
    code: { isUnique: true, example: '4111010001' },
    label: { isUnique: true, example: '北京大学' },
    abbreviation: { example: '北大' },
    province: { example: '北京' },
    city: { example: '北京市' },
    kind: { example: '综合' },
    level: { example: '本科' },
    describe: {},
  },
  firstSort: { key: 'sortValue', order: 'asc' },
  model: schoolModel,
});

/** Colleges, likewise. */
export const college = defineResource('college', {
  title: msg({ message: '学院', context: '一个' }),
  labels: { ...collegeLabels, ...shown, school: msg`学校`, schoolId: msg`学校` },
  nameOf: (row) => row.label,
  acts: { get: null, update: null, remove: 'org.remove' },
  firstSort: { key: 'sortValue', order: 'asc' },
  model: collegeModel,
});

export type PlaceRow = RowOf<'school'> | RowOf<'college'>;

/** What is stale once somebody administers a place, or no more. */
export const appointed = ['school', 'college', 'user', 'role', 'resource.visible'] as const;
