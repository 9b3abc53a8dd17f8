import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { SheetUpload } from '../../../formats/sheets/read-upload.ts';
import type { SheetField } from '../../../rows/crud-of.ts';
import { isTaken } from '../../../rows/unique.ts';
import { type LineOf, type PlannedSheet, planSheet, previewSheet } from '../../../rows/sheets/planned-import.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { newerPhones } from '../../../services/parameters/newer-phones.ts';
import { askHome, homeLabel } from '../org/ask-home.ts';
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

/**
 * Adds the people of a sheet; who is there already, by number, is changed as far as the sheet says something, or passed over. All or
 * nothing. Who comes to the caller's own organisation because the sheet names none is asked about first.
 */
export async function importPeople<Row extends PersonRow>(
  ctx: Context,
  sheet: Sheet<Row>,
  { existing: mode, confirm, ...upload }: InputOf<'student.import'>['body'],
): Promise<void> {
  await takeTurns(ctx, 'register', sheet.table);
  let passedOver: string[] = [];
  const tell = (facts: { passedOverColumns?: string[] }) => {
    passedOver = facts.passedOverColumns ?? passedOver;
    ctx.tell(facts);
  };
  const plan = await planSheet({ ...ctx, tell }, plannedSheet(sheet), upload, mode);
  if (plan === null) return;
  // a head that nobody knows may have been the organisation's
  const orgs = plan.fresh.map(({ row }) => ({ orgId: row.orgId ?? null }));
  await askHome(ctx, orgs, confirm, passedOver);
  await insertPeople(ctx, sheet.table, plan.fresh);
  if (mode === 'UPDATE') await updatePeople(ctx, sheet.table, sheet.columns, plan.existing);
}

/** What an import of the sheet would do. */
export async function previewPeople<Row extends PersonRow>(
  ctx: Context,
  sheet: Sheet<Row>,
  upload: SheetUpload,
): Promise<AnswerOf<'student.importPreview'>> {
  let lines: number[] = [];
  const answer = await previewSheet(ctx, plannedSheet(sheet), upload, (plan, lineOf) => (lines = withoutOrg(plan, lineOf)));
  const label = lines.length === 0 ? null : await homeLabel(ctx);
  return { ...answer, atHome: label === null ? null : { rows: lines.length, label, lines } };
}

/** The rows of new people who name no organisation. */
function withoutOrg<Row extends PersonRow>({ fresh }: Pick<Plan<Row>, 'fresh'>, lineOf: LineOf<Row>): number[] {
  return fresh.flatMap(({ row }) => (row.orgId ? [] : [lineOf(row)]));
}

function plannedSheet<Row extends PersonRow>({ table, schema, headings }: Sheet<Row>): PlannedSheet<Row, Plan<Row>> {
  return {
    schema,
    headings,
    unread: [exporterHeading.title],
    plan: async (ctx, rows, lineOf) => {
      const wrong = await newerPhones(ctx, schema, rows);
      const right = rows.filter((row) => !wrong.has(row));
      const plan = await planImport(ctx, table, right, lineOf);
      for (const [row, reasons] of wrong) plan.wrong.set(row, reasons);
      return plan;
    },
    taken: ({ number }) => ({ number: isTaken(number) }),
  };
}
