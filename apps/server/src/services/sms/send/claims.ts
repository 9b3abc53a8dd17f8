import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { SmsAnswer } from '../../../core/host.ts';
import { failReceivers } from './fail-receivers.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Takes some waiting receivers for one run: from this statement on no other run sends to them. Those of an earlier round wait their turn.
 */
export async function claimReceivers(
  ctx: Context,
  taskId: string,
  { claim, round, size }: { claim: string; round: number; size: number },
): Promise<{ id: string; receiver: string; ownParams: string | null }[]> {
  return (
    tenantDb(ctx)
      // a list of its own: as a condition of the update it could be drawn up anew for each row, and take more than `size`
      .with('free', (db) =>
        db
          .selectFrom('smsSendStatus')
          .where('taskId', '=', taskId)
          .where('sendStatus', '=', 'WAITING')
          .where('claim', 'is', null)
          .where('attempts', '<', round)
          .orderBy('id')
          .limit(size)
          .select('id')
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('smsSendStatus')
      .from('free')
      .set({ claim, attempts: sql`attempts + 1`, updateTime: ctx.host.clock.now() })
      .whereRef('smsSendStatus.id', '=', 'free.id')
      .returning(['smsSendStatus.id', 'smsSendStatus.receiver', 'smsSendStatus.ownParams'])
      .execute()
  );
}

/** Gives up receivers that an earlier attempt has taken and never written down: it cannot be known whether they have their message. */
export function forgetClaims(ctx: Context, taskId: string): Promise<void> {
  return failReceivers(ctx, taskId, 'UNKNOWN', sql<boolean>`claim is not null`);
}

/**
 * Writes down the result for one receiver; `unknown` where the line broke; `canAsk`: the provider can be asked for a receipt later.
 * Counts even when the receiver was given up meanwhile.
 */
export async function recordAnswer(
  ctx: Context,
  { id, claim, isLast, canAsk }: { id: string; claim: string; isLast: boolean; canAsk: boolean },
  answer: SmsAnswer | 'unknown',
): Promise<void> {
  await tenantDb(ctx)
    .updateTable('smsSendStatus')
    .set({ ...columnsOf(answer, isLast, canAsk), updateTime: ctx.host.clock.now() })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

function columnsOf(answer: SmsAnswer | 'unknown', isLast: boolean, canAsk: boolean) {
  if (answer === 'unknown') return { sendStatus: 'FAIL', code: 'UNKNOWN', message: null } as const;
  const ext = answer.raw?.slice(0, 255) ?? null;
  if (answer.kind === 'accepted')
    return {
      sendStatus: 'SUCCESS',
      bizId: answer.bizId.slice(0, 255),
      fee: answer.fee ?? null,
      code: 'OK',
      message: null,
      ext,
      delivery: canAsk ? 'WAITING' : null,
    } as const;
  const code = answer.code.slice(0, 255);
  const message = answer.message.slice(0, 500);
  const isOver = answer.isFinal || isLast;
  return isOver ? ({ sendStatus: 'FAIL', code, message, ext } as const) : ({ claim: null, code, message, ext } as const);
}
