import { rules } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { filterKinds } from './filter-kinds.ts';

const model = z
  .object({
    keyword: rules.searching('name', 'code'),
    name: rules.filterText,
    code: rules.filterText,
    describe: rules.filterText,
    level: rules.filterText.nullable(),
    orgId: rules.id.nullable(),
    kind: rules.oneOrMany,
    state: z.boolean().nullable(),
  })
  .partial();

it('compares the filters of a model by their schemas, with an index where the search box looks', () => {
  const found = {
    like: ['describe', 'level'],
    search: ['name', 'code'],
    equal: ['orgId', 'state'],
    oneOf: ['kind'],
    keyword: ['name', 'code'],
  };
  expect(filterKinds(model)).toEqual(found);
});

it('does what the list says of the others', () => {
  const kinds = filterKinds(model, { equal: ['level'], search: ['describe'], like: ['code'], apart: ['orgId', 'kind'] });
  expect(kinds).toEqual({ like: ['code'], search: ['name', 'describe'], equal: ['level', 'state'], oneOf: [], keyword: ['name', 'code'] });
});
