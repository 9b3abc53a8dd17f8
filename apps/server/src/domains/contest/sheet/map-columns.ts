import { msg } from '@lingui/core/macro';
import { contestSetup, isRead } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { SheetHeading } from '../../../formats/sheets/sheet-heads.ts';
import type { SheetMapContent } from '../../../schema/contest-schema.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { readSheetMap, type SheetMap } from './map-rows.ts';
import { plain } from './shipped/plain.ts';

export type MapColumn = SheetMapContent['columns'][number];
export type OwnField = ReturnType<typeof contestSetup.parse>['fields'][number];

/** A map as sheets are read and written by it, for one contest. */
export interface AppliedMap extends SheetMapContent {
  /** Columns that an import takes something from, as far as the contest asks for that. */
  read: MapColumn[];
  /** Questions of the contest's own, by what they ask. */
  fields: ReadonlyMap<string, OwnField>;
}

/** The map of an import or export; without an id the one of the import template, as it was shipped. Throws `notFound`. */
export async function applyMap(ctx: Context, contest: ContestRow, mapId: string | undefined): Promise<AppliedMap> {
  const map = mapId === undefined ? plain.content(ctx.say) : await readSheetMap(ctx, mapId);
  const fields = fieldsOf(contest);
  const read = map.columns.filter(({ fact, text }) => isRead(fact, map.rows) && (fact !== 'FIELD' || fields.has(text ?? '')));
  return { title: map.title, rows: map.rows, columns: map.columns, read, fields };
}

/** What a map asks for that is no question of the contest, by its words. */
export function unknownFields({ columns }: Pick<SheetMap, 'columns'>, contest: ContestRow): string[] {
  const fields = fieldsOf(contest);
  return columns.flatMap(({ fact, text }) => (fact === 'FIELD' && text && !fields.has(text) ? [text] : []));
}

/** Columns as the heads of an uploaded sheet are looked for. */
export function headingOf({ key, head: text, aliases = [] }: MapColumn): SheetHeading {
  return { field: key, title: msg`${text}`, aliases };
}

/** Files stand in no cell. */
function fieldsOf(contest: ContestRow): Map<string, OwnField> {
  const { fields } = contestSetup.parse(contest.setup);
  return new Map(fields.filter(({ kind }) => kind !== 'FILE').map((field) => [field.label, field]));
}
