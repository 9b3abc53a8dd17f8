import { loadModule } from 'libpg-query';
import { beforeAll, expect, it } from 'vitest';
import { readBinding } from './read-binding.ts';

beforeAll(() => loadModule());

const looseIn = (text: string) => readBinding(text, (table) => table !== 'counter').loose;

it.each([
  'select from a where tenant_id = $1',
  'select from a x join b y on y.tenant_id = x.tenant_id where x.tenant_id = $1::bigint and x.n > 0',
  'select from a left join b on (b.tenant_id, b.id) = (a.tenant_id, a.b_id) where a.tenant_id = $1',
  'select (select n from b where b.tenant_id = a.tenant_id and b.id = a.b_id) from a where a.tenant_id = $1',
  'select from a where (tenant_id, id) in (select tenant_id, a_id from b where tenant_id = $1)',
  'with part as (select id from a where tenant_id = $1) select from part, counter',
  'select from a where tenant_id = $1 union all select from b where tenant_id = $1',
  'insert into a (id, tenant_id) values ($1, $2) on conflict (tenant_id, id) do update set n = excluded.n',
  'update a set n = 1 from b where b.tenant_id = a.tenant_id and a.tenant_id = $1',
  'delete from a using b where a.tenant_id = $1 and b.tenant_id = $1',
])('holds each table to the tenant: %s', (text) => expect(looseIn(text)).toEqual([]));

it.each([
  ['select from a', ['a']],
  ['select from a where tenant_id <> $1', ['a']],
  ['select from a where tenant_id = $1 or n > 0', ['a']],
  ['select from a x join b y on y.id = x.b_id where x.tenant_id = $1', ['y']],
  ['select from a join b on b.tenant_id = a.tenant_id', ['a', 'b']],
  ['select (select n from b where b.id = a.b_id) from a where a.tenant_id = $1', ['b']],
  ['select from a where tenant_id = $1 and id in (select a_id from b)', ['b']],
  ['with part as (select id from a) select from part', ['a']],
  ['with a as (select id from a) select from a', ['a']],
  ['with recursive a as (select id from b union all select id from a) select from a', ['b']],
  ['select from a where tenant_id = $1 union all select from b', ['b']],
  ['insert into a (id) values ($1)', ['insert into a']],
  ['insert into a (tenant_id, id) select $1, id from b', ['b']],
  ['update a set n = (select n from b) where tenant_id = $1', ['b']],
  ['delete from a using b where a.tenant_id = $1', ['b']],
])('notices what does not: %s', (text, loose) => expect(looseIn(text)).toEqual(loose));

it('tells the parameters that a tenant’s column is held to', () => {
  const { parameters } = readBinding('insert into a (id, tenant_id) values ($1, $2), ($3, $4)', () => true);
  expect(parameters).toEqual([2, 4]);
  expect(new Set(readBinding('select from a join b on b.tenant_id = $2 where a.tenant_id = $1', () => true).parameters)).toEqual(
    new Set([1, 2]),
  );
});
