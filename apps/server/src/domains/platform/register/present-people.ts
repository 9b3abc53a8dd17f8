import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { type OrgLabel, orgLabel } from '../org/of-org.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { dictionaryNames } from '../../reference/read-dictionary.ts';
import { maskNumber } from '../../../services/parameters/mask-number.ts';

export const personColumns = ['orgId', 'number', 'name', 'phone', ...auditColumns] as const;

interface PersonRow extends Record<string, unknown> {
  number: string;
  phone: string | null;
  org: OrgLabel;
}

/** What of somebody in a register stands in other tables. */
export function personLabels(table: 'student' | 'teacher') {
  const row = sql.table(table);
  return {
    org: orgLabel(table),
    account: sql<string | null>`(select account.account from "user" account
      where account.tenant_id = ${row}.tenant_id and account.id = ${row}.user_id)`,
  };
}

/** How whole what goes out is: masked as lists are, or for an export whose reader may have it whole, and is named in it. */
export type Wholeness = 'masked' | 'whole';

/** Whether the caller gets a list whole, which this permission is for. The operation log keeps who did. */
export function revealsTo(ctx: Context, permission: string): boolean {
  const may = callerOf(ctx).authority.hasPermission([permission]);
  if (may) ctx.revealed?.();
  return may;
}

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
