import { certificationStateNames, certifiedRoleNames, dataTypeNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { type AttachmentRow, attachmentColumns } from '../../../services/files/present-attachment.ts';
import { endOfNextMinutes, linkTo } from '../../../services/files/links/signed-link.ts';
import type { CertificationSchema } from '../../../schema/certification-schema.ts';
import type { Selectable } from 'kysely';
import { tenantDb } from '../../../rows/tenant-db.ts';

const names = [
  'id',
  'userId',
  'roleCode',
  'schoolId',
  'collegeId',
  'orgId',
  'note',
  'state',
  'reason',
  'createTime',
  'decideTime',
] as const satisfies readonly (keyof CertificationSchema['certification'])[];

export const schoolLabel = sql<string>`(select label from org where org.tenant_id = certification.tenant_id and org.id = certification.school_id)`;
export const collegeLabel = sql<
  string | null
>`(select label from org where org.tenant_id = certification.tenant_id and org.id = certification.college_id)`;

/** Columns and labels that an answer is made from, over `certification`. */
export const certificationColumns = [
  ...names.map((name) => `certification.${name}` as const),
  schoolLabel.as('schoolLabel'),
  collegeLabel.as('collegeLabel'),
  sql<string>`(select name from "user" where "user".tenant_id = certification.tenant_id and "user".id = certification.user_id)`.as(
    'userName',
  ),
  sql<
    string | null
  >`(select name from "user" where "user".tenant_id = certification.tenant_id and "user".id = certification.decided_by)`.as('reviewer'),
] as const;

export type CertificationRow = Pick<Selectable<CertificationSchema['certification']>, (typeof names)[number]> & {
  schoolLabel: string;
  collegeLabel: string | null;
  userName: string;
  reviewer: string | null;
};

/** What was asked for, and what came of it, as it goes out. */
export function presentAsked(ctx: Context, { roleCode, userId: _userId, userName: _userName, orgId: _orgId, ...row }: CertificationRow) {
  return {
    ...row,
    role: enumeration(ctx, certifiedRoleNames, roleCode),
    state: enumeration(ctx, certificationStateNames, row.state),
    createTime: toWire(row.createTime, ctx.tenant.timeZone),
    decideTime: toWireOrNull(row.decideTime, ctx.tenant.timeZone),
  };
}

/** The same with whose it is. */
export function presentCertification(ctx: Context, row: CertificationRow) {
  return { ...presentAsked(ctx, row), userId: row.userId, userName: row.userName };
}

/** School and college in one. */
export function placeOf({ schoolLabel: school, collegeLabel: college }: Pick<CertificationRow, 'schoolLabel' | 'collegeLabel'>): string {
  return college === null ? school : `${school} ${college}`;
}

/** The evidence of requests that the caller was shown to have a right to, by request. */
export async function readEvidence(ctx: Context, certificationIds: readonly string[]) {
  const rows = await tenantDb(ctx)
    .selectFrom('certificationEvidence')
    .innerJoin('attachment', 'attachment.id', 'certificationEvidence.attachmentId')
    .where(sql<boolean>`certification_evidence.certification_id = any(${[...certificationIds]}::bigint[])`)
    .orderBy('attachment.id')
    .select(['certificationEvidence.certificationId', ...attachmentColumns])
    .execute();
  const presented = await Promise.all(rows.map(async (row) => ({ of: row.certificationId, file: await presentEvidence(ctx, row) })));
  return new Map(certificationIds.map((id) => [id, presented.flatMap(({ of, file }) => (of === id ? [file] : []))]));
}

export async function presentEvidence(ctx: Context, row: AttachmentRow) {
  return {
    id: row.id,
    name: row.submittedFileName,
    type: row.contextType,
    dataType: enumeration(ctx, dataTypeNames, row.dataType),
    size: row.size,
    url: await linkTo(ctx, row, endOfNextMinutes(ctx)),
  };
}
