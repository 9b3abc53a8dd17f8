import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { headSynonyms } from '@saiwu/openapi';
import { headKey } from '@saiwu/ui/workbook';
import type { Context } from '../../core/context.ts';
import type { SheetContent } from '../../core/sheet-content.ts';
import { sayIn } from '../../core/language.ts';
import { Refusal } from '../../core/refusal.ts';

export interface SheetHeading {
  field: string;
  title: MessageDescriptor;
  /** What else its columns are called, where that is not said by the field's name. */
  aliases?: readonly string[];
}

/** Heads of columns that are not read. */
export interface OtherHeads {
  /** Where the file has several sheets: which was read, and the others. */
  sheets?: SheetContent['sheets'] | undefined;
  /** Titles of our own sheets that say nothing to an import. */
  unread?: readonly MessageDescriptor[] | undefined;
  /**
   * Is told the columns that nobody knows, or that say once more what a better one says, which then are passed over. Absent: such are
   * refused.
   */
  passOver?: ((heads: string[]) => void) | undefined;
}

/**
 * The field of each column of a sheet, whose head stands in the first of these rows; none for a column that is not read. `known` is
 * `namesOf` the headings. Throws a refusal that names the heads that nobody knows, or that stand twice.
 */
export function fieldsOf(
  ctx: Context,
  [head = [], ...rows]: string[][],
  headings: readonly SheetHeading[],
  known: ReadonlyMap<string, string>,
  { unread = [], passOver, sheets }: OtherHeads,
): (string | undefined)[] {
  const others = new Set(unread.flatMap(keysOf));
  const found = head.map((cell) => known.get(headKey(cell)));
  const fields = passOver ? onlyBest(head, found, known) : found;
  const between = ctx.language === 'zh' ? '、' : ', ';
  const all = headings.map(({ title }) => ctx.say(title)).join(between);
  if (!fields.some(Boolean)) throw noHeads(all, sheets, between);
  const isUnknown = (cell: string, column: number) =>
    cell === '' ? rows.some((row) => row[column]) : !fields[column] && !others.has(headKey(cell));
  const unknown = head.flatMap((cell, column) => (isUnknown(cell, column) ? [cell || columnName(column)] : []));
  if (passOver) passOver(unknown);
  else if (unknown.length > 0)
    throw new Refusal(422, -9, msg`不认识的列：${unknown.join(between)}。能导入的列：${all}`, { extra: { unknown } });
  const twice = head.filter((_, column) => fields[column] && fields.indexOf(fields[column]) !== fields.lastIndexOf(fields[column]));
  if (twice.length > 0) throw new Refusal(422, -9, msg`这些列说的是同一项，只能留一列：${twice.join(between)}`, { extra: { twice } });
  return fields;
}

/** Nothing is known of the sheet: it may not be the one that was meant. */
function noHeads(all: string, sheets: OtherHeads['sheets'], between: string): Refusal {
  if (!sheets) return new Refusal(422, -9, msg`表格的第一行应为列标题：${all}`);
  const { read, others } = sheets;
  const text = msg`工作表「${read}」里没有认识的列，文件里还有工作表：${others.join(between)}，用参数 sheet 指定要读的一个。能导入的列：${all}`;
  return new Refusal(422, -9, text, { extra: { sheet: read, sheets: others } });
}

/** Of several columns of a field that with the name which goes before the others; of two with one name nobody knows which is meant. */
function onlyBest(head: string[], fields: (string | undefined)[], known: ReadonlyMap<string, string>): (string | undefined)[] {
  const ranks = new Map([...known.keys()].map((key, rank) => [key, rank]));
  const rankOf = (cell: string) => ranks.get(headKey(cell)) ?? Infinity;
  return fields.map((field, column) => {
    const best = Math.min(...head.filter((_, other) => fields[other] === field).map(rankOf));
    return rankOf(head[column] ?? '') === best ? field : undefined;
  });
}

/** Fields by all that their columns may be called. Titles go before what people call them. */
export function namesOf(headings: readonly SheetHeading[]): Map<string, string> {
  const names = new Map<string, string>();
  const name = (key: string, field: string) => names.has(key) || names.set(key, field);
  for (const { field, title } of headings) for (const key of [headKey(field), ...keysOf(title)]) name(key, field);
  for (const { field, aliases } of headings) for (const synonym of aliases ?? headSynonyms[field] ?? []) name(headKey(synonym), field);
  return names;
}

function keysOf(title: MessageDescriptor): string[] {
  return [headKey(sayIn('zh')(title)), headKey(sayIn('en')(title))];
}

/** `A`, … `Z`, `AA`: a sheet has no more than two letters. */
function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}
