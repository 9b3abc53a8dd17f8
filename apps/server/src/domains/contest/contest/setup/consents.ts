import type { Context } from '../../../../core/context.ts';
import { toWire } from '../../../../core/wire-time.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Notes what people are asked to agree to from now on, where it is something else than before. Called when a contest is published and at
 * each change after that: what somebody has agreed to stays readable by its version.
 */
export async function noteConsent(ctx: Context, contestId: string, given: string | null | undefined): Promise<void> {
  const text = given?.trim() || null;
  const last = await texts(ctx, contestId).executeTakeFirst();
  if (text === (last?.text ?? null)) return;
  await tenantDb(ctx)
    .insertInto('contestConsent')
    .values({
      contestId,
      version: (last?.version ?? 0) + 1,
      text,
      since: ctx.now,
      createdBy: ctx.caller?.userId ?? null,
    })
    .execute();
}

/** All that people have been asked to agree to, the latest first. */
export async function readConsents(ctx: Context, contestId: string) {
  const rows = await texts(ctx, contestId).execute();
  return rows.map(({ version, text, since }) => ({ version, text, since: toWire(since, ctx.tenant.timeZone) }));
}

/** Whoever asks has found the contest in the caller's scope. */
function texts(ctx: Context, contestId: string) {
  return tenantDb(ctx)
    .selectFrom('contestConsent')
    .where('contestId', '=', contestId)
    .orderBy('version', 'desc')
    .select(['version', 'text', 'since']);
}
