import { type AnswerOf, contestStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { isReadAs } from '../../../rows/pinyin-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { contestStateOf } from '../../contest/contest/contest-state.ts';
import type { AskedText } from './asked-text.ts';
import { firstFound } from './first-found.ts';

/** Contests in scope, by title, and by the beginning of the edition, the newest first. There are never so many that an index would help. */
export async function findContests(ctx: Context, { text, number }: AskedText): Promise<AnswerOf<'search.find'>['contests']> {
  const contests = () => scoped(ctx, 'contest').select().orderBy('contest.id', 'desc');
  const spelled = isReadAs('contest.pinyin', text);
  const ways = [
    contests().where(holdsText('contest.title', text)),
    ...(spelled === null ? [] : [contests().where(spelled)]),
    ...(number === null ? [] : [contests().where(sql<boolean>`starts_with(${sql.ref('contest.edition')}::text, ${number})`)]),
  ];
  const rows = await firstFound(
    ctx,
    text,
    ways,
    (query) =>
      query.select([
        'contest.id',
        'contest.title',
        'contest.edition',
        'contest.state',
        'contest.registrationStart',
        'contest.registrationEnd',
      ]),
    ({ title }) => title,
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    edition: row.edition,
    state: enumeration(ctx, contestStateNames, contestStateOf(row, ctx.now)),
  }));
}
