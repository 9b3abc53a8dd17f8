import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../../core/context.ts';
import { wordKey } from '../../../../rows/sheets/cell-words.ts';
import { type LineOf, repeats } from '../../../../rows/sheets/planned-import.ts';
import { provinceOfCode } from '../../../reference/province-names.ts';
import { places } from '../read-place.ts';

export type SchoolRow = InputOf<'school.save'>['body'];

export interface PlannedSchool {
  row: SchoolRow;
  /** As the list says, or as the code does. */
  province: string | null;
}

/** What a list of schools comes to. */
export interface SchoolPlan {
  fresh: PlannedSchool[];
  existing: (PlannedSchool & { id: string })[];
  wrong: Map<SchoolRow, Record<string, MessageDescriptor>>;
}

/** Finds which schools of a list are there already: by the code, else by the name, unless the codes say that the two are not the same. */
export async function planSchools(ctx: Context, rows: readonly SchoolRow[], lineOf: LineOf<SchoolRow>): Promise<SchoolPlan> {
  const known = await places(ctx, 'school')
    .leftJoin('school', 'school.orgId', 'org.id')
    .select(['org.id', 'org.label', 'school.code'])
    .execute();
  const byCode = new Map(known.flatMap((one) => (one.code ? [[wordKey(one.code), one] as const] : [])));
  const byName = new Map(known.map((one) => [wordKey(one.label), one]));
  const plan: SchoolPlan = { fresh: [], existing: [], wrong: new Map() };
  const seen = new Map<string, SchoolRow>();
  for (const row of rows) {
    const [code, name] = [wordKey(row.code ?? ''), wordKey(row.label)];
    const namesake = byName.get(name);
    const found = (code && byCode.get(code)) || namesake;
    const planned = { row, province: row.province || (row.code ? provinceOfCode(row.code) : null) };
    const [sameName, sameCode] = [seen.get(`name ${name}`), code ? seen.get(`code ${code}`) : undefined];
    if (sameName) plan.wrong.set(row, { label: repeats(lineOf(sameName)) });
    else if (sameCode) plan.wrong.set(row, { code: repeats(lineOf(sameCode)) });
    else if (found && namesake && found !== namesake) plan.wrong.set(row, { label: msg`另一所学校也叫这个名称` });
    else if (found && found === namesake && code && found.code && wordKey(found.code) !== code)
      plan.wrong.set(row, { code: msg`「${found.label}」的学校标识码是 ${found.code}` });
    else if (found) plan.existing.push({ ...planned, id: found.id });
    else plan.fresh.push(planned);
    if (!sameName) seen.set(`name ${name}`, row);
    if (code && !sameCode) seen.set(`code ${code}`, row);
  }
  return plan;
}
