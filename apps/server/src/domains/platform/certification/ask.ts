import { msg } from '@lingui/core/macro';
import { evidenceType, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { openOrgs } from '../../identity/phone/open-orgs.ts';
import { tellAsked } from './certification-messages.ts';
import { readOwn, readOwnBar, readRoleBars } from './own-certifications.ts';
import { certificationColumns } from './present-certification.ts';
import { looseOf, uploadEvidence } from './upload-evidence.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Asked = InputOf<'certification.ask'>['body'];

export const askHandlers = {
  'certification.mine': (ctx) => readOwn(ctx),

  'certification.upload': (ctx, { body }) => uploadEvidence(ctx, body.file),

  'certification.ask': async (ctx, { body }) => ({ id: await ask(ctx, body) }),
} satisfies Partial<Handlers>;

/** A new request, whatever became of those before. */
async function ask(ctx: Context, { roleCode, schoolId, collegeId, evidenceIds, note }: Asked): Promise<string> {
  const { userId } = callerOf(ctx);
  await takeTurns(ctx, 'certification', userId);
  const bar = await readOwnBar(ctx);
  if (bar) throw notNow(bar);
  const barred = (await readRoleBars(ctx)).get(roleCode);
  if (barred) throw invalid({ roleCode: barred }, barred);
  const college = roleCode === 'XMANAGEMENT' ? null : collegeId || null;
  const files = await holdEvidence(ctx, [...new Set(evidenceIds)]);
  await refuseClosed(ctx, schoolId, college);
  await refuseCertified(ctx, roleCode, college ?? schoolId);
  const { id } = await tenantDb(ctx)
    .insertInto('certification')
    .values({ userId, roleCode, schoolId, collegeId: college, note: note || null, createTime: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await handIn(ctx, id, files);
  // null is for whoever never asked
  await tenantDb(ctx)
    .updateTable('user')
    .set({ centifiedStatus: false })
    .where('id', '=', userId)
    .where('centifiedStatus', 'is', null)
    .execute();
  const own = tenantDb(ctx).selectFrom('certification');
  const request = await own.where('certification.id', '=', id).select(certificationColumns).executeTakeFirstOrThrow();
  await tellAsked(ctx, request);
  return id;
}

/** School and college have to be there, in use, and the one above the other. */
async function refuseClosed(ctx: Context, schoolId: string, collegeId: string | null): Promise<void> {
  const school = await openOrgs(ctx)
    .where('org.id', '=', schoolId)
    .where('org.type', '=', 'school')
    .select('org.treePath')
    .executeTakeFirst();
  if (!school) throw invalid({ schoolId: msg`这所学校现在不能申请认证` });
  if (collegeId === null) return;
  const college = await openOrgs(ctx)
    .where('org.id', '=', collegeId)
    .where('org.type', '=', 'college')
    .where(sql<boolean>`org.tree_path like ${`${school.treePath}%`}`)
    .select('org.id')
    .executeTakeFirst();
  if (!college) throw invalid({ collegeId: msg`这个学院现在不能申请认证` });
}

/** What somebody has, they need not ask for: the role, certified there, and they still belong there. */
async function refuseCertified(ctx: Context, roleCode: Asked['roleCode'], orgId: string): Promise<void> {
  const { userId, roleCodes, orgId: home } = callerOf(ctx);
  if (!roleCodes.includes(roleCode) || home !== orgId) return;
  const approved = await tenantDb(ctx)
    .selectFrom('certification')
    .where('userId', '=', userId)
    .where('roleCode', '=', roleCode)
    .where('orgId', '=', orgId)
    .where('state', '=', 'APPROVED')
    .select('id')
    .executeTakeFirst();
  if (approved) throw invalid({ roleCode: msg`你已经通过这个认证了` }, msg`你已经通过这个认证了`);
}

/** Files that the caller has uploaded for this, now or for an earlier request, held until the transaction ends. */
async function holdEvidence(ctx: Context, attachmentIds: readonly string[]): Promise<string[]> {
  const files = await tenantDb(ctx)
    .selectFrom('attachment')
    .where('bizType', '=', evidenceType)
    .where('createdBy', '=', callerOf(ctx).userId)
    .where(sql<boolean>`id = any(${[...attachmentIds]}::bigint[])`)
    .forUpdate()
    .select('id')
    .execute();
  if (files.length !== attachmentIds.length) throw invalid({ evidenceIds: msg`有的文件已经失效，请重新上传` });
  return files.map(({ id }) => id);
}

async function handIn(ctx: Context, certificationId: string, attachmentIds: readonly string[]): Promise<void> {
  await tenantDb(ctx)
    .insertInto('certificationEvidence')
    .values(attachmentIds.map((attachmentId) => ({ certificationId, attachmentId })))
    .execute();
  // the first request is the one that a file belongs to
  await tenantDb(ctx)
    .updateTable('attachment')
    .set({ bizId: certificationId })
    .where('bizId', '=', looseOf(callerOf(ctx).userId))
    .where(sql<boolean>`id = any(${[...attachmentIds]}::bigint[])`)
    .execute();
}
