import { type AnswerOf, certificationStateNames, certifiedRoleNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { toWire } from '../../../core/wire-time.ts';
import { answerPage } from '../../../rows/paging.ts';
import { anyHolds, holdsText } from '../../../rows/search-text.ts';
import { listActions } from '../../contest/contest/acts/action.ts';
import { askHandlers } from './ask.ts';
import { approve } from './approve.ts';
import { certificationActs } from './certification-acts.ts';
import { decidableRequests } from './decidable.ts';
import { readApplicant } from './applicant.ts';
import { certificationColumns, type CertificationRow, placeOf, presentCertification, readEvidence } from './present-certification.ts';
import { reject } from './reject.ts';

export const certificationHandlers = {
  ...askHandlers,

  'certification.page': async (ctx, { body }) => {
    const { keyword, state, role, schoolId } = body.model;
    let matching = await decidableRequests(ctx);
    if (state) matching = matching.where('certification.state', '=', state);
    if (role) matching = matching.where('certification.roleCode', '=', role);
    if (schoolId) matching = matching.where('certification.schoolId', '=', schoolId);
    if (keyword?.trim()) matching = matching.where(knownBy(keyword.trim()));
    return answerPage(ctx, body, {
      matching,
      sortable: { id: 'certification.id', createTime: 'certification.createTime', decideTime: 'certification.decideTime' },
      select: (query) => query.select(certificationColumns),
      present: (row) => presentCertification(ctx, row),
    });
  },

  'certification.get': (ctx, { params }) => readDetail(ctx, params.id),

  'certification.approve': thenRead((ctx, id, { confirm }) => approve(ctx, id, confirm === true), readDetail),

  'certification.reject': thenRead((ctx, id, { reason }) => reject(ctx, id, reason), readDetail),
} satisfies Partial<Handlers>;

/** By the names of the person, the school or the college. */
function knownBy(text: string) {
  const names = (table: 'user' | 'org', column: 'name' | 'label', ids: string) =>
    sql<boolean>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.tenantId`)} = certification.tenant_id
      and ${sql.ref(`${table}.id`)} in (${sql.raw(ids)}) and ${anyHolds([`${table}.${column}`], text, holdsText)})`;
  return sql<boolean>`(${names('user', 'name', 'certification.user_id')}
    or ${names('org', 'label', 'certification.school_id, certification.college_id')})`;
}

/** A request that the caller may decide, or could have. Throws a 404. */
async function readDetail(ctx: Context, id: string): Promise<AnswerOf<'certification.get'>> {
  const requests = await decidableRequests(ctx);
  const row = await requests.where('certification.id', '=', id).select(certificationColumns).executeTakeFirst();
  if (!row) throw notFound();
  const applicant = await readApplicant(ctx, row);
  const evidence = await readEvidence(ctx, [id]);
  return {
    ...presentCertification(ctx, row),
    mobile: applicant.mobile,
    orgLabel: applicant.orgLabel,
    roleNames: applicant.roleNames,
    evidence: evidence.get(id) ?? [],
    move: applicant.move,
    earlier: await readEarlier(ctx, row),
    actions: listActions(ctx, certificationActs, { ...applicant, ...row }, true),
  };
}

async function readEarlier(ctx: Context, { id, userId }: CertificationRow): Promise<AnswerOf<'certification.get'>['earlier']> {
  const rows = await (
    await decidableRequests(ctx)
  )
    .where('certification.userId', '=', userId)
    .where('certification.id', '<', id)
    .orderBy('certification.id', 'desc')
    .limit(mostEarlier)
    .select(certificationColumns)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    role: enumeration(ctx, certifiedRoleNames, row.roleCode),
    place: placeOf(row),
    state: enumeration(ctx, certificationStateNames, row.state),
    reason: row.reason,
    createTime: toWire(row.createTime, ctx.tenant.timeZone),
  }));
}

const mostEarlier = 20;
