import { msg } from '@lingui/core/macro';
import { type AnswerOf, dictionaryPlaceholder, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { aroundWrites } from '../../rows/around-writes.ts';
import { answerPage, containing } from '../../rows/paging.ts';
import { invalid, isReadonly, stale } from '../../core/common-refusals.ts';
import { passOver } from '../../rows/pass-over.ts';
import { anyHolds, holdsText, searchText } from '../../rows/search-text.ts';
import { scoped } from '../../rows/scope.ts';
import { inTurns } from '../../rows/take-turns.ts';
import { publishAfter } from '../../rows/tenant-cache.ts';
import { dictionaries } from './dictionaries.ts';
import { dictionaryColumns, presentItem } from './read-dictionary.ts';
import { showShipped } from './shipped-text.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

const handlers = {
  'dictionary.pageType': (ctx, { body }) =>
    answerPage(ctx, body, {
      matching: matchingTypes(ctx, body.model),
      // the last two are what is selected under these names
      sortable: {
        id: 'dictionary.id',
        type: 'dictionary.type',
        label: 'dictionary.label',
        createTime: 'dictionary.createTime',
        state: 'state',
        readonly: 'readonly',
      },
      select: selectType,
      present: (row) => presentType(ctx, row),
    }),

  'dictionary.saveType': async (ctx, { body }) => {
    const { type } = body;
    if (await findType(ctx, type)) throw invalid({ type: msg`字典类型[${type}]已存在` }, msg`字典类型[${type}]已存在`);
    await addPlaceholder(ctx, body);
    const row = await scoped(ctx, 'dictionary')
      .select()
      .where('dictionary.type', '=', type)
      .select(dictionaryColumns.map((column) => `dictionary.${column}` as const))
      .executeTakeFirstOrThrow();
    return presentItem(ctx, row);
  },

  'dictionary.updateType': async (ctx, { body: { type, label, state, version } }) => {
    await refuseBuiltIn(ctx, [type]);
    if (version !== undefined) await refuseStale(ctx, type, version);
    const changed = { label, ...(state !== undefined && { state }) };
    await scoped(ctx, 'dictionary')
      .update()
      .set({ ...changed, updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql`version + 1` })
      .where('dictionary.type', '=', type)
      .execute();
    return true;
  },

  'dictionary.removeType': async (ctx, { body }) => {
    const types = Array.isArray(body) ? body : body.types;
    await refuseBuiltIn(ctx, types);
    await scoped(ctx, 'dictionary').delete().where('dictionary.type', 'in', types).execute();
    return true;
  },
} satisfies Partial<Handlers>;

/** Dictionaries as a whole. There is no table of them: a type is what its rows name, and one without items is a placeholder. */
export const dictionaryTypeHandlers = aroundWrites(handlers, inTurns('dictionary'), publishAfter('dictionary'));

/** A dictionary by its type, whose letters' case does not matter; undefined when there is none. */
export async function findType(ctx: Context, type: string): Promise<{ type: string; label: string } | undefined> {
  return scoped(ctx, 'dictionary')
    .select()
    .where(sql<boolean>`lower(dictionary.type) = lower(${type})`)
    .select(['dictionary.type', 'dictionary.label'])
    .limit(1)
    .executeTakeFirst();
}

/** The row that stands for a dictionary without items. */
export async function addPlaceholder(ctx: Context, dictionary: { type: string; label: string; state: boolean }): Promise<void> {
  const { userId } = callerOf(ctx);
  await tenantDb(ctx)
    .insertInto('dictionary')
    .values({
      ...dictionary,
      code: dictionaryPlaceholder,
      name: dictionaryPlaceholder,
      createdBy: userId,
      updatedBy: userId,
    })
    .execute();
}

/** The first row of each type that matches: `keyword` and `label` are looked for in the names of its items too. */
function matchingTypes(ctx: Context, { keyword, type, label, state, readonly }: InputOf<'dictionary.pageType'>['body']['model']) {
  // not a parameter: with one, a plan that is kept cannot use the index of these rows
  let matching = scoped(ctx, 'dictionary').select().where('dictionary.isFirst', '=', sql.lit(true));
  for (const text of [keyword?.trim(), label?.trim()]) {
    if (!text) continue;
    const named = scoped(ctx, 'dictionary').select().where(searchText('dictionary.name', text)).select('dictionary.type');
    matching = matching.where((eb) =>
      eb.or([anyHolds(['dictionary.type', 'dictionary.label'], text, holdsText), eb('dictionary.type', 'in', named)]),
    );
  }
  if (type?.trim()) matching = matching.where('dictionary.type', 'ilike', containing(type.trim()));
  if (typeof state === 'boolean') matching = matching.where(hasItem('state'), '=', state);
  if (typeof readonly === 'boolean') matching = matching.where(hasItem('readonly'), '=', readonly);
  return matching;
}

type Types = ReturnType<typeof matchingTypes>;

/** A type from its first row. What can be changed of it as a whole makes its version. */
function selectType(query: Types) {
  return query.select([
    'dictionary.type',
    'dictionary.label',
    showsItem('state').as('state'),
    showsItem('readonly').as('readonly'),
    sql<number>`hashtext(dictionary.label || ${showsItem('state')}::text) & 2147483647`.as('version'),
  ]);
}

function presentType(ctx: Context, row: AnswerOf<'dictionary.pageType'>['records'][number]) {
  return { ...row, label: showShipped(row.label, dictionaries[row.type]?.label, ctx.say) };
}

/** Somebody has renamed or switched it since the caller read it. */
async function refuseStale(ctx: Context, type: string, version: number): Promise<void> {
  const current = await selectType(matchingTypes(ctx, {})).where('dictionary.type', '=', type).executeTakeFirstOrThrow();
  if (current.version !== version) throw stale(presentType(ctx, current));
}

/** Whether one of the type's rows is switched on, or built in: of all types, to choose among them. */
function hasItem(column: 'state' | 'readonly') {
  return sql<boolean>`exists (select 1 ${itemsWith(column)})`;
}

/** The same of the types that a page shows: PostgreSQL may answer an `exists` by reading the items of all. */
function showsItem(column: 'state' | 'readonly') {
  return sql<boolean>`coalesce((select true ${itemsWith(column)} limit 1), false)`;
}

function itemsWith(column: 'state' | 'readonly') {
  return sql`from dictionary one where one.tenant_id = dictionary.tenant_id and one.type = dictionary.type and one.${sql.ref(column)}`;
}

async function refuseBuiltIn(ctx: Context, types: readonly string[]): Promise<void> {
  const rows = await scoped(ctx, 'dictionary')
    .select()
    .where('dictionary.type', 'in', types)
    .groupBy('dictionary.type')
    .select(sql<boolean>`bool_or(dictionary.readonly)`.as('readonly'))
    .execute();
  passOver(ctx, types, rows.length);
  if (rows.some(({ readonly }) => readonly)) throw isReadonly();
}
