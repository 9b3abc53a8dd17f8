import type { AnswerOf } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { readsAs } from '../../../rows/pinyin-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { searchText } from '../../../rows/search-text.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { maskNumber } from '../../../services/parameters/mask-number.ts';
import type { Register } from '../register/register-table.ts';
import type { AskedText } from './asked-text.ts';
import { firstFound } from './first-found.ts';
import { placesOf } from './places-of.ts';

/** People of a register in scope, by name, and by the whole number: found by a part, what lists mask would be told one sign at a time. */
export async function findInRegister(
  ctx: Context,
  register: Register,
  { text, number }: AskedText,
): Promise<NonNullable<AnswerOf<'search.find'>['students']>> {
  const people = () => scoped(ctx, register).select() as SelectQueryBuilder<TenantSchema, 'student', object>; // both have these columns
  const spelled = readsAs(`${register}.pinyin`, text);
  const ways = [
    ...(number === null ? [] : [people().where(sql<boolean>`lower(${sql.ref(`${register}.number`)}) = ${number}`)]),
    people().where(searchText(`${register}.name`, text)),
    ...(spelled === null ? [] : [people().where(spelled)]),
  ];
  const column = <const Name extends string>(name: Name) => sql<string>`${sql.ref(`${register}.${name}`)}`.as(name);
  const rows = await firstFound(
    ctx,
    text,
    ways,
    (query) => query.select([column('id'), column('name'), column('number'), column('orgId')]),
    ({ name }) => name,
  );
  const places = await placesOf(
    ctx,
    rows.map(({ orgId }) => orgId),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    number: register === 'student' ? maskNumber(row.number) : row.number,
    place: places.get(row.orgId)?.label ?? null,
  }));
}
