import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { isTaken } from '../../../rows/unique.ts';
import { changeable } from '../../../rows/scope.ts';
import { type LineOf, repeats } from '../../../rows/sheets/planned-import.ts';
import { homeOf } from '../org/home-of.ts';
import { findNumbers } from './find-person.ts';
import type { Register } from './register-table.ts';
import { schoolsOf } from './school-of.ts';

/** What a row of a sheet says of somebody at least. */
export interface PersonRow {
  number: string;
  orgId?: string | null | undefined;
}

/** What a sheet comes to. */
export interface Plan<Row> {
  fresh: { row: Row; orgId: string; schoolId: string }[];
  /** Who is in the register already, by their number, and of the caller's scope. */
  existing: { row: Row; id: string }[];
  wrong: Map<Row, Record<string, MessageDescriptor>>;
}

/** Finds who of a sheet is new and who is there already. A row that names no organisation is of the caller's own. */
export async function planImport<Row extends PersonRow>(
  ctx: Context,
  table: Register,
  rows: readonly Row[],
  lineOf: LineOf<Row>,
): Promise<Plan<Row>> {
  const plan: Plan<Row> = { fresh: [], existing: [], wrong: new Map() };
  const home = rows.some(({ orgId }) => !orgId) ? await homeOf(ctx, null) : null;
  const schools = await schoolsOf(
    ctx,
    rows.flatMap(({ orgId }) => orgId ?? home ?? []),
  );
  const placed = rows.map((row) => {
    const orgId = row.orgId ?? home;
    return { row, orgId, schoolId: (orgId && schools.get(orgId)) || '0' };
  });
  const known = await findNumbers(
    ctx,
    table,
    placed.map(({ row: { number }, schoolId }) => ({ number, schoolId })),
    changeable(ctx, table),
  );
  const byNumber = new Map(known.rows.map((one) => [keyOf(one), one]));
  const seen = new Map<string, Row>();
  for (const { row, orgId, schoolId } of placed) {
    const key = keyOf({ number: row.number, schoolId });
    const found = byNumber.get(key);
    const before = seen.get(key);
    if (orgId === null) plan.wrong.set(row, { orgId: msg`请选择机构` });
    else if (before) plan.wrong.set(row, { number: repeats(lineOf(before)) });
    // somebody whom the caller does not see
    else if (found?.fact === false) plan.wrong.set(row, { number: isTaken(row.number) });
    else if (found) plan.existing.push({ row, id: found.id });
    else plan.fresh.push({ row, orgId, schoolId });
    if (!before) seen.set(key, row);
  }
  return plan;
}

function keyOf({ number, schoolId }: { number: string; schoolId: string }): string {
  return `${schoolId}/${number.toLowerCase()}`;
}
