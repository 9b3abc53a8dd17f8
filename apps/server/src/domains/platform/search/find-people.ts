import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { beginsWith } from '../../../rows/begins-with.ts';
import { readsAs } from '../../../rows/pinyin-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { searchText } from '../../../rows/search-text.ts';
import type { AskedText } from './asked-text.ts';
import { firstFound } from './first-found.ts';
import { placesOf } from './places-of.ts';

/** People in scope, by name, the beginning of an account, and a phone: by what lists show of its beginning, or whole. */
export async function findPeople(ctx: Context, { text, number }: AskedText): Promise<AnswerOf<'search.find'>['people']> {
  const people = () => scoped(ctx, 'user').select();
  const spelled = readsAs('user.pinyin', text);
  const ways = [
    ...(number === null
      ? []
      : [
          people().where(beginsWith(sql`lower(${sql.ref('user.account')})`, number)),
          ...(isShownOfPhone(number) ? [people().where(beginsWith(sql.ref('user.mobile'), number))] : []),
        ]),
    people().where(searchText('user.name', text)),
    ...(spelled === null ? [] : [people().where(spelled)]),
  ];
  const rows = await firstFound(
    ctx,
    text,
    ways,
    (query) => query.select(['user.id', 'user.account', 'user.name', 'user.orgId']),
    ({ name }) => name,
  );
  const places = await placesOf(
    ctx,
    rows.flatMap(({ orgId }) => orgId ?? []),
  );
  return rows.map(({ id, account, name, orgId }) => {
    const place = orgId === null ? undefined : places.get(orgId);
    return { id, account, name, place: place ? [...new Set([place.school?.label, place.label])].filter(Boolean).join(' · ') : null };
  });
}

/** A phone is masked but for its first three digits: found by one digit more at a time, the others would be told without a record of it. */
function isShownOfPhone(number: string): boolean {
  return number.length <= 3 || number.length >= 11;
}
