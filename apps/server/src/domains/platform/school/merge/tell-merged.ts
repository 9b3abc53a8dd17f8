import { callerOf, type Context } from '../../../../core/context.ts';
import { textOf } from '../../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../../services/messages/send-message.ts';
import { administratorsOf } from '../appointment/administrators.ts';
import type { Merged } from './merged.ts';
import { type PlaceType, roleOf } from '../place-type.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Whom a merge concerns, read before it: those who administer either, and everybody whose own organisation is the one who goes. */
export async function readConcerned(ctx: Context, type: PlaceType, keepId: string, dropId: string): Promise<string[]> {
  const people = await tenantDb(ctx)
    .selectFrom('user')
    .where('user.state', '=', true)
    .where('user.id', '!=', callerOf(ctx).userId)
    .where((eb) =>
      eb.or([
        eb('user.orgId', '=', dropId),
        eb.and([eb('user.orgId', '=', keepId), eb('user.id', 'in', administratorsOf(ctx, roleOf[type]))]),
      ]),
    )
    .orderBy('user.id')
    .select('user.id')
    .execute();
  return people.map(({ id }) => id);
}

/** Tells them once, in one message, what has become of which. */
export async function tellMerged(ctx: Context, people: readonly string[], { stays, goes }: { stays: Merged; goes: Merged }): Promise<void> {
  const { name: by } = callerOf(ctx);
  const words = textOf('placesMerged', { kept: stays.label, gone: goes.label, by });
  await sendMessage(ctx, { type: 'NOTIFY', bizType: null, bizId: stays.id, ...words, author: by, handlerUrl: null }, people);
}
