import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { SheetField } from '../../../rows/crud-of.ts';
import { isTaken } from '../../../rows/rows-of.ts';
import { type PlannedSheet, planSheet, previewSheet } from '../../../rows/sheets/planned-import.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { type PersonRow, type Plan, planImport } from './plan-import.ts';
import type { Register } from './register-table.ts';
import { insertPeople, type SheetColumns, updatePeople } from './write-people.ts';

/** The facts about the sheet of a register. */
interface Sheet<Row extends PersonRow> {
  table: Register;
  schema: z.ZodType<Row>;
  headings: readonly SheetField[];
  columns: SheetColumns;
}

/** What the sheet of an export says besides, where it holds numbers and phones whole: who has it. */
export const exporterHeading: SheetField = { field: 'exportedBy', title: msg`导出人` };

type Mode = InputOf<'student.import'>['body']['existing'];

/** Adds the people of a sheet; who is there already, by number, is changed as far as the sheet says something, or passed over. All or nothing. */
export async function importPeople<Row extends PersonRow>(ctx: Context, sheet: Sheet<Row>, file: File, mode: Mode): Promise<void> {
  await takeTurns(ctx, 'register', sheet.table);
  const plan = await planSheet(ctx, plannedSheet(sheet), file, mode);
  if (plan === null) return;
  await insertPeople(ctx, sheet.table, plan.fresh);
  if (mode === 'UPDATE') await updatePeople(ctx, sheet.table, sheet.columns, plan.existing);
}

/** What an import of the sheet would do. */
export function previewPeople<Row extends PersonRow>(
  ctx: Context,
  sheet: Sheet<Row>,
  file: File,
): Promise<AnswerOf<'student.importPreview'>> {
  return previewSheet(ctx, plannedSheet(sheet), file);
}

function plannedSheet<Row extends PersonRow>({ table, schema, headings }: Sheet<Row>): PlannedSheet<Row, Plan<Row>> {
  return {
    schema,
    headings,
    unread: [exporterHeading.title],
    plan: (ctx, rows, lineOf) => planImport(ctx, table, rows, lineOf),
    taken: ({ number }) => ({ number: isTaken(number) }),
  };
}
