import { consolePaths, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { momentOf } from '../../../core/moment.ts';
import { daysUntil } from '../../../core/wire-time.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { defineJob } from '../../../services/jobs/define-job.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Days before the end of a service at which its administrators are warned. */
const steps = [1, 7, 30] as const;
const longest = Math.max(...steps);
const kinds = ['school', 'college'] as const;

/**
 * Warns the administrators of schools and colleges whose service ends soon, and those who extend it: once at each step, of several at once
 * the most pressing, and anew where the end was moved.
 */
export const warnOfExpiry = defineJob({
  input: z.object({}),
  async run({ ctx, signal }) {
    const ending = await tenantDb(ctx)
      .selectFrom('org')
      .where('type', 'in', kinds)
      .where('expiryDate', '>=', ctx.now)
      // a calendar day more than the steps say: which day it is, the tenant's zone decides
      .where('expiryDate', '<', new Date(ctx.now.getTime() + (longest + 1) * 86_400_000))
      .orderBy('id')
      .select('id')
      .execute();
    for (const { id } of ending) {
      signal.throwIfAborted();
      await inTransaction(ctx, (ctx) => warn(ctx, id));
    }
  },
});

/** One organisation, held: whoever else comes by finds it warned. */
async function warn(ctx: Context, id: string): Promise<void> {
  const org = await tenantDb(ctx)
    .selectFrom('org')
    .where('id', '=', id)
    .select(['id', 'label', 'treePath', 'expiryDate', 'warnedExpiry', 'warnedDays'])
    .forUpdate()
    .executeTakeFirst();
  // deleted, extended or over meanwhile
  if (!org?.expiryDate || org.expiryDate < ctx.now) return;
  const days = daysUntil(org.expiryDate, ctx);
  const step = steps.find((one) => days <= one);
  const isKnown = org.warnedExpiry?.getTime() === org.expiryDate.getTime();
  if (step === undefined || (isKnown && org.warnedDays !== null && org.warnedDays <= step)) return;
  await tenantDb(ctx).updateTable('org').set({ warnedExpiry: org.expiryDate, warnedDays: step }).where('id', '=', id).execute();
  const until = momentOf(ctx, org.expiryDate);
  const words = textOf('serviceEnds', { org: org.label, days, until });
  const message = { type: 'WARN', bizType: null, bizId: id, ...words, author: null } as const;
  const school = await schoolOf(ctx, org.treePath);
  const handlerUrl = school === null ? null : linkTo(consolePaths.school, { id: school });
  // the administrator of a college has no page of the school
  await sendMessage(ctx, { ...message, handlerUrl }, administrators(ctx, org.treePath, ['XMANAGEMENT', 'GENERAL_MANAGER']));
  await sendMessage(ctx, { ...message, handlerUrl: null }, administrators(ctx, org.treePath, ['YMANAGEMENT']));
}

/** The school that an organisation is or belongs to. */
async function schoolOf(ctx: Context, treePath: string): Promise<string | null> {
  const row = await tenantDb(ctx)
    .selectFrom('org')
    .where('type', '=', 'school')
    .where(sql<boolean>`${treePath} like tree_path || '%'`)
    .orderBy(sql`length(tree_path)`, 'desc')
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Who holds one of these roles and belongs to the organisation or to one above it; those who see every organisation, wherever they belong.
 */
export function administrators(ctx: Context, treePath: string, codes: readonly string[]) {
  return tenantDb(ctx)
    .selectFrom('user')
    .where('user.state', '=', true)
    .where(
      sql<boolean>`exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
        where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state and role.code = any(${codes}::text[])
          and (role.ds_type = 'ALL' or "user".org_id in (select above.id from org above
            where above.tenant_id = "user".tenant_id and ${treePath} like above.tree_path || '%')))`,
    );
}
