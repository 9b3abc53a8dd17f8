import { type AnswerOf, orgTypeNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { beginsWith } from '../../../rows/begins-with.ts';
import { readsAs } from '../../../rows/pinyin-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { searchText } from '../../../rows/search-text.ts';
import type { AskedText } from './asked-text.ts';
import { firstFound } from './first-found.ts';
import { placesOf } from './places-of.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Schools and colleges in scope, by name, short name, and the beginning of a school's code. */
export async function findOrgs(ctx: Context, { text, number }: AskedText): Promise<AnswerOf<'search.find'>['orgs']> {
  const orgs = () => scoped(ctx, 'org').select().where('org.type', 'in', ['school', 'college']);
  const spelled = readsAs('org.pinyin', text);
  const coded = number === null ? null : beginsWith(sql.ref('school.code'), number.toUpperCase());
  const ways = [
    orgs().where(searchText('org.label', text)),
    orgs().where(searchText('org.abbreviation', text)),
    ...(spelled === null ? [] : [orgs().where(spelled)]),
    ...(coded === null ? [] : [orgs().where('org.id', 'in', tenantDb(ctx).selectFrom('school').where(coded).select('orgId'))]),
  ];
  const rows = await firstFound(
    ctx,
    text,
    ways,
    (query) => query.select(['org.id', 'org.label', 'org.type']),
    ({ label }) => label,
  );
  const places = await placesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, label, type }) => ({
    id,
    label,
    type: enumeration(ctx, orgTypeNames, type),
    school: places.get(id)?.school ?? null,
  }));
}
