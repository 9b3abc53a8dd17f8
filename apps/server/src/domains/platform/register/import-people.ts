import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { SheetField } from '../../../rows/crud-of.ts';
import { isTaken } from '../../../rows/rows-of.ts';
import { importRows } from '../../../rows/sheets/import-rows.ts';
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
  const { fresh, existing } = await readPlan(ctx, sheet, file, ({ existing: found, wrong }) => {
    if (mode === undefined) for (const { row } of found) wrong.set(row, { number: isTaken(row.number) });
  });
  await insertPeople(ctx, sheet.table, fresh);
  if (mode === 'UPDATE') await updatePeople(ctx, sheet.table, sheet.columns, existing);
}

/** What an import of the sheet would do. */
export async function previewPeople<Row extends PersonRow>(
  ctx: Context,
  sheet: Sheet<Row>,
  file: File,
): Promise<AnswerOf<'student.importPreview'>> {
  let counts = { fresh: 0, existing: 0 };
  try {
    await readPlan(ctx, sheet, file, ({ fresh, existing }) => {
      counts = { fresh: fresh.length, existing: existing.length };
    });
    return { ...counts, fieldErrors: {} };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 200 || error.facts.fields === undefined) throw error;
    const wrong = Object.entries(error.facts.fields).map(([place, reason]) => [place, ctx.say(reason)]);
    return { ...counts, fieldErrors: Object.fromEntries(wrong) };
  }
}

/** Reads a sheet, and throws what is wrong with its rows once `look` has seen what the others come to. */
async function readPlan<Row extends PersonRow>(
  ctx: Context,
  { table, schema, headings }: Sheet<Row>,
  file: File,
  look: (plan: Plan<Row>) => void,
): Promise<Plan<Row>> {
  const plans: Plan<Row>[] = [];
  await importRows(ctx, file, {
    schema,
    headings,
    unread: [exporterHeading.title],
    check: async (rows) => {
      const plan = await planImport(ctx, table, rows);
      look(plan);
      plans.push(plan);
      return plan.wrong;
    },
    addAll: async () => undefined,
  });
  return plans[0] ?? { fresh: [], existing: [], wrong: new Map() };
}
