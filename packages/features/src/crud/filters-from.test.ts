import { rules } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { filtersFrom } from './filters-from.ts';

const model = z
  .object({
    keyword: rules.searching('name'),
    name: rules.filterText,
    orgId: rules.id.nullable(),
    kind: rules.oneOrMany,
    hidden: z.boolean(),
  })
  .partial();

it('filters by the fields of a model that have a label, one value each', () => {
  const { filters, search } = filtersFrom(model, { name: '名称', orgId: '机构', kind: '类型', createTime: '创建时间' });
  expect(Object.keys(filters.shape)).toEqual(['name', 'orgId', 'kind', 'createTime_st', 'createTime_ed']);
  const accepts = (value: object) => filters.partial().safeParse(value).success;
  expect([{ kind: 'a' }, { orgId: '12' }, { createTime_st: '2026-01-31' }].map(accepts)).toEqual([true, true, true]);
  expect([{ kind: ['a'] }, { orgId: 'x' }, { orgId: null }, { createTime_ed: '2026-02-30' }].map(accepts)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(search).toEqual(['name']);
});

it('has no range without a word for it, and no search box where the model has none', () => {
  const { filters, search } = filtersFrom(z.object({ name: rules.filterText }), { name: '名称' });
  expect([Object.keys(filters.shape), search]).toEqual([['name'], undefined]);
});
