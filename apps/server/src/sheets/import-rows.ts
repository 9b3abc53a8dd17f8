import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { explainIssue } from '@saiwu/openapi';
import type { z } from 'zod';
import { coerce } from '../coerce.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { readUpload } from './read-upload.ts';

interface Rows<Body> {
  /** What one row has to be: the body of the operation that adds one. */
  schema: z.ZodType<Body>;
  headings: { field: string; title: MessageDescriptor }[];
  /** Adds one row; a refusal that names fields is told at their cells. */
  add: (row: Body) => Promise<unknown>;
}

/** What is wrong in one cell of an imported sheet. */
interface WrongCell {
  /** Row of the sheet, from 1. */
  row: number;
  field: string;
  reason: MessageDescriptor;
}

/** Adds every row of an uploaded sheet, or none: throws a refusal that names each wrong cell, which undoes the transaction. */
export async function importRows<Body>(ctx: Context, file: File, { schema, headings, add }: Rows<Body>): Promise<void> {
  const { records, rowNumbers } = await readUpload(ctx, file, headings);
  const checked = records.map((record) => schema.safeParse(coerce(schema, record), { reportInput: true }));
  const wrong: WrongCell[] = [];
  for (const [index, one] of checked.entries()) {
    const row = rowNumbers[index] ?? 0;
    if (one.success) wrong.push(...(await addOrExplain(add, one.data)).map((cell) => ({ ...cell, row })));
    else wrong.push(...one.error.issues.map((issue) => ({ row, field: String(issue.path[0]), reason: explainIssue(issue) })));
  }
  if (wrong.length > 0) throw refuseSheet(ctx, wrong, headings);
}

/** Adds a row, which is rolled back with the others when one is wrong. What the table refuses is told by the field. */
async function addOrExplain<Body>(add: Rows<Body>['add'], row: Body): Promise<Omit<WrongCell, 'row'>[]> {
  try {
    await add(row);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.facts.fields === undefined) throw error;
    return Object.entries(error.facts.fields).map(([field, reason]) => ({ field, reason }));
  }
}

/** In words for people and older front ends, and for ours by cell: `fieldErrors` under `<row of the sheet>.<field>`. */
function refuseSheet(ctx: Context, wrong: readonly WrongCell[], headings: Rows<unknown>['headings']): Refusal {
  const told = wrong.toSorted((a, b) => a.row - b.row).slice(0, 200);
  const nameOf = (field: string) => {
    const heading = headings.find((one) => one.field === field);
    return heading ? ctx.say(heading.title) : field;
  };
  const errors = told.map(({ row, field, reason }) => `${row}: ${nameOf(field)} ${ctx.say(reason)}`);
  return new Refusal(400, -9, msg`导入的表格有错误，什么都没有写入：${errors.slice(0, 20).join('；')}`, {
    extra: { errors },
    fields: Object.fromEntries(told.toReversed().map(({ row, field, reason }) => [`${row}.${field}`, reason])),
  });
}
