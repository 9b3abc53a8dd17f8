import type { MessageDescriptor } from '@lingui/core';
import { explainIssue } from '@saiwu/openapi';
import type { z } from 'zod';
import { coerce, takesText } from '../../core/coerce.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { CellWords, WordReader } from './cell-words.ts';
import { explainOdd } from '../../formats/sheets/explain-odd.ts';
import type { OtherHeads } from '../../formats/sheets/sheet-heads.ts';
import { readUpload, type SheetUpload, type UploadRow } from '../../formats/sheets/read-upload.ts';
import { refuseRows, type WrongCell } from './refuse-rows.ts';

interface Sheet<Body> extends OtherHeads {
  /** The schema of one row: the body of the operation that adds one. */
  schema: z.ZodType<Body>;
  /** The columns that are read; those with words are read by them. */
  headings: readonly { field: string; title: MessageDescriptor; words?: CellWords }[];
}

interface OneByOne<Body> {
  /** The order in which rows are added; absent: the order of the sheet. */
  inOrder?: (rows: Body[]) => Body[];
  /** Adds one row; a refusal that names fields is told at their cells. */
  add: (row: Body) => Promise<unknown>;
}

/** For sheets of thousands: a statement for each row would take half a minute. */
interface AllAtOnce<Body> {
  /** Faults of rows that show only beside others or beside the database, by the fields whose cells they are told at. */
  check: (rows: readonly Body[], lineOf: (row: Body) => number) => Promise<ReadonlyMap<Body, Reasons>>;
  /** Adds them, once none is wrong. */
  addAll: (rows: readonly Body[]) => Promise<unknown>;
}

type Rows<Body> = Sheet<Body> & (OneByOne<Body> | AllAtOnce<Body>);
type Reasons = Record<string, MessageDescriptor>;

/**
 * Adds every row of an uploaded sheet, or none: throws a refusal that names each wrong cell, which undoes the transaction. Rows that the
 * sheet does not show are told as `extra.hiddenRows`, by their places.
 */
export async function importRows<Body>(
  ctx: Context,
  upload: SheetUpload,
  { schema, headings, unread, passOver, ...work }: Rows<Body>,
): Promise<void> {
  const readers = await openWords(ctx, headings);
  const wrong: WrongCell[] = [];
  const rowOf = new Map<Body, number>();
  const refuse = (row: number, reasons: Reasons) =>
    wrong.push(...Object.entries(reasons).map(([field, reason]) => ({ row, field, reason })));
  const uploaded = await readUpload(ctx, upload, headings, { unread, passOver });
  tellHidden(ctx, uploaded);
  for (const { row, ...cells } of uploaded) {
    const read = readRow(schema, readers, cells);
    if ('reasons' in read) refuse(row, read.reasons);
    else rowOf.set(read.body, row);
  }
  const bodies = [...rowOf.keys()];
  const lineOf = (body: Body) => rowOf.get(body) ?? 0;
  if ('add' in work) for (const body of work.inOrder?.(bodies) ?? bodies) refuse(lineOf(body), await addOrExplain(work.add, body));
  else for (const [body, reasons] of await work.check(bodies, lineOf)) refuse(lineOf(body), reasons);
  if (wrong.length > 0) throw refuseRows(ctx, wrong, headings);
  if ('addAll' in work) await work.addAll(bodies);
}

function tellHidden(ctx: Context, rows: readonly UploadRow[]): void {
  const hiddenRows = rows.flatMap(({ row, isHidden }) => (isHidden ? [row] : []));
  if (hiddenRows.length > 0) ctx.tell({ hiddenRows });
}

async function openWords(ctx: Context, headings: Sheet<unknown>['headings']): Promise<Map<string, WordReader>> {
  const readers = new Map<string, WordReader>();
  for (const { field, words } of headings) if (words) readers.set(field, await words.read(ctx));
  return readers;
}

/** The values of a row, or for each wrong cell the reason. */
function readRow<Body>(
  schema: z.ZodType<Body>,
  readers: ReadonlyMap<string, WordReader>,
  { cells, odd, numbers }: Pick<UploadRow, 'cells' | 'odd' | 'numbers'>,
): { body: Body } | { reasons: Record<string, MessageDescriptor> } {
  const reasons: Record<string, MessageDescriptor> = {};
  const read = Object.entries(cells).map(([field, text]): [string, unknown] => {
    const known = text === '' ? undefined : readers.get(field)?.(text);
    if (known && 'value' in known) return [field, known.value];
    const isText = !readers.has(field) && takesText(schema, field);
    if (known) reasons[field] = known.reason;
    else if (isText && odd[field]) reasons[field] = explainOdd(odd[field]);
    return [field, isText ? text : (numbers[field] ?? text)];
  });
  const result = schema.safeParse(coerce(schema, Object.fromEntries(read)), { reportInput: true });
  if (result.success && Object.keys(reasons).length === 0) return { body: result.data };
  for (const issue of result.error?.issues ?? []) reasons[String(issue.path[0])] ??= explainIssue(issue);
  return { reasons };
}

/** Adds a row, which is rolled back with the others when one is wrong. A refusal of the table is told by the field. */
async function addOrExplain<Body>(add: OneByOne<Body>['add'], row: Body): Promise<Reasons> {
  try {
    await add(row);
    return {};
  } catch (error) {
    if (!(error instanceof Refusal) || error.facts.fields === undefined) throw error;
    return error.facts.fields;
  }
}
