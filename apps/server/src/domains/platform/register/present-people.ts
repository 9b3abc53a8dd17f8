import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { dictionaryNames } from '../../reference/read-dictionary.ts';
import { maskNumber } from '../../../services/parameters/mask-number.ts';

export const personColumns = ['orgId', 'number', 'name', 'phone', ...auditColumns] as const;

interface PersonRow extends Record<string, unknown> {
  number: string;
  phone: string | null;
  org: { id: string; label: string } | null;
}

/** What of somebody in a register stands in other tables. */
export function personLabels(table: 'student' | 'teacher') {
  const row = sql.table(table);
  return {
    org: sql<PersonRow['org']>`(select json_build_object('id', org.id::text, 'label', org.label) from org
      where org.tenant_id = ${row}.tenant_id and org.id = ${row}.org_id)`,
    account: sql<string | null>`(select account.account from "user" account
      where account.tenant_id = ${row}.tenant_id and account.id = ${row}.user_id)`,
  };
}

/** How whole what goes out is: masked as lists are, or for an export whose reader may have it whole, and is named in it. */
export type Wholeness = 'masked' | 'whole';

/** Students as they go out. */
export function presentStudents(wholeness: Wholeness) {
  return async (ctx: Context, rows: (PersonRow & { degree: string | null })[]) => {
    const [show, nameOf] = await Promise.all([phonesInLists(ctx), dictionaryNames(ctx)]);
    return rows.map(({ org, ...row }) => {
      const degree = nameOf('DEGREE_LEVEL', row.degree);
      const secret = wholeness === 'masked' ? { number: maskNumber(row.number), phone: show(row.phone) } : { exportedBy: ctx.caller?.name };
      return { ...presentAudit(ctx, row), ...secret, echoMap: { ...(org && { orgId: org }), ...(degree !== undefined && { degree }) } };
    });
  };
}

/** Teachers as they go out: their numbers are no secret. */
export function presentTeachers(wholeness: Wholeness) {
  return async (ctx: Context, rows: (PersonRow & { jobTitle: string | null })[]) => {
    const [show, nameOf] = await Promise.all([phonesInLists(ctx), dictionaryNames(ctx)]);
    return rows.map(({ org, ...row }) => {
      const jobTitle = nameOf('TEACHER_TITLE', row.jobTitle);
      const secret = wholeness === 'masked' ? { phone: show(row.phone) } : { exportedBy: ctx.caller?.name };
      return { ...presentAudit(ctx, row), ...secret, echoMap: { ...(org && { orgId: org }), ...(jobTitle !== undefined && { jobTitle }) } };
    });
  };
}
