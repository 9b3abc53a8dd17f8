import type { ConsoleLink } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { momentOf, sayMoment } from '../../../../core/moment.ts';
import { sendSms } from '../../../../services/sms/send-sms.ts';
import type { EntryRow } from '../read-entry-row.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Own code of the template that asks people to join. Its text may use `by`, `project`, `contest`, `until`, and `link` or `code`, the last
 * part of the link.
 */
const templateCode = 'ENTRY_INVITATION';
/** In 24 hours: SMS cost their school money, and nobody wants to be asked all day. */
const mostByOne = 20;
const mostToOne = 5;

interface Asked {
  phone: string;
  path: ConsoleLink;
  until: Date;
}

/**
 * Sends a link to a phone. Answers whether it did: where no template, provider or address of the console is set up, or too many have gone
 * out, the link is sent by whoever asks.
 */
export async function textLink(ctx: Context, { title, contestTitle }: EntryRow, { phone, path, until }: Asked): Promise<boolean> {
  const { publicUrl } = ctx.host.settings;
  if (!publicUrl || (await isOftenEnough(ctx, phone))) return false;
  try {
    await sendSms(ctx, templateCode, phone, {
      by: callerOf(ctx).name,
      project: title,
      contest: contestTitle,
      until: sayMoment('zh', momentOf(ctx, until)),
      link: `${publicUrl}${path}`,
      code: path.slice(path.lastIndexOf('/') + 1),
    });
    return true;
  } catch (error) {
    // refused before anything was written
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function isOftenEnough(ctx: Context, phone: string): Promise<boolean> {
  const { byOne, toOne } = await tenantDb(ctx)
    .selectFrom('entryInvitation')
    .where('textTime', '>', new Date(ctx.now.getTime() - 86_400_000))
    .where((eb) => eb.or([eb('phone', '=', phone), eb('createdBy', '=', callerOf(ctx).userId)]))
    .select([
      sql<number>`(count(*) filter (where created_by = ${callerOf(ctx).userId}))::int`.as('byOne'),
      sql<number>`(count(*) filter (where phone = ${phone}))::int`.as('toOne'),
    ])
    .executeTakeFirstOrThrow();
  return byOne >= mostByOne || toOne >= mostToOne;
}
