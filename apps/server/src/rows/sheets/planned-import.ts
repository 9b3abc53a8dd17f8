import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SheetUpload } from '../../formats/sheets/read-upload.ts';
import type { SheetField } from '../crud-of.ts';
import { importRows } from './import-rows.ts';

/** The plan of a sheet: new rows, rows that exist already, and the faults of others. */
interface Plan<Row> {
  fresh: readonly unknown[];
  existing: readonly { row: Row }[];
  wrong: Map<Row, Record<string, MessageDescriptor>>;
}

/** The line of a row in the sheet, from 1. */
export type LineOf<Row> = (row: Row) => number;

/** The refusal of a row that repeats one before it. */
export function repeats(line: number): MessageDescriptor {
  return msg`表格里与第 ${line} 行重复`;
}

/** The facts about a sheet whose rows may exist already. */
export interface PlannedSheet<Row, P extends Plan<Row>> {
  schema: z.ZodType<Row>;
  headings: readonly SheetField[];
  /** Titles of our own exports that say nothing to an import. */
  unread?: readonly MessageDescriptor[];
  plan: (ctx: Context, rows: readonly Row[], lineOf: LineOf<Row>) => Promise<P>;
  /** The refusal of a row that exists already, unless the request says what becomes of such rows. */
  taken: (row: Row) => Record<string, MessageDescriptor>;
}

/** Reads a sheet that is to be brought in. Rows that exist already are wrong where the request does not say what becomes of them. */
export function planSheet<Row, P extends Plan<Row>>(
  ctx: Context,
  sheet: PlannedSheet<Row, P>,
  upload: SheetUpload,
  mode: 'UPDATE' | 'SKIP' | undefined,
): Promise<P | null> {
  return readPlan(ctx, sheet, upload, ({ existing, wrong }) => {
    if (mode === undefined) for (const { row } of existing) wrong.set(row, sheet.taken(row));
  });
}

/** The effect that an import of the sheet would have. `look` sees the plan of its rows. */
export async function previewSheet<Row, P extends Plan<Row>>(
  ctx: Context,
  sheet: PlannedSheet<Row, P>,
  upload: SheetUpload,
  look: (plan: P, lineOf: LineOf<Row>) => void = () => undefined,
) {
  let counts = { fresh: 0, existing: 0 };
  const told: { passedOverColumns?: string[]; hiddenRows?: number[] } = {};
  const listening: Context = { ...ctx, tell: (facts) => void Object.assign(told, facts) };
  const fieldErrors: Record<string, string> = {};
  try {
    await readPlan(listening, sheet, upload, (plan, lineOf) => {
      counts = { fresh: plan.fresh.length, existing: plan.existing.length };
      look(plan, lineOf);
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 200 || error.facts.fields === undefined) throw error;
    for (const [place, reason] of Object.entries(error.facts.fields)) fieldErrors[place] = ctx.say(reason);
  }
  return { ...counts, passedOver: told.passedOverColumns ?? [], hiddenRows: told.hiddenRows ?? [], fieldErrors };
}

/**
 * Reads a sheet, and throws the faults of its rows once `look` has seen the plan of the others. Columns that the server does not know are
 * passed over and told as `extra.passedOverColumns`.
 */
async function readPlan<Row, P extends Plan<Row>>(
  ctx: Context,
  { schema, headings, unread, plan }: PlannedSheet<Row, P>,
  upload: SheetUpload,
  look: (plan: P, lineOf: LineOf<Row>) => void,
): Promise<P | null> {
  const plans: P[] = [];
  await importRows(ctx, upload, {
    schema,
    headings,
    // whole exports of other systems hold facts that must not be kept: order, sex, class, the number of an identity card
    unread,
    passOver: (heads) => heads.length > 0 && ctx.tell({ passedOverColumns: heads }),
    check: async (rows, lineOf) => {
      const made = await plan(ctx, rows, lineOf);
      look(made, lineOf);
      plans.push(made);
      return made.wrong;
    },
    addAll: async () => undefined,
  });
  return plans[0] ?? null;
}
