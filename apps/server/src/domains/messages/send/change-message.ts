import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { tellBoxes, tellReceivers } from '../../../services/messages/message-changes.ts';
import { filledFor, fillWords } from './fill-words.ts';
import { isNobodyChosen, readChosen, readChosenContest, receiversOf } from './message-receivers.ts';
import { deliver, messageRow } from '../../../services/messages/send-message.ts';
import { nobodyChosen, nobodyReached, wordsOf } from './write-message.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Says a message of the caller's anew, and to others where a list of receivers comes with it. Whoever has opened it has read something
 * else: then it stays. `current` is what a stale change is answered with.
 */
export async function changeMessage(
  ctx: Context,
  { id, version, msgDTO, ...lists }: InputOf<'message.update'>['body'],
  current: () => Promise<unknown>,
): Promise<void> {
  // the message is held before its receipts, as by those who mark it
  const before = await scoped(ctx, 'msg')
    .select()
    .where('msg.id', '=', id)
    .where('msg.textCode', 'is', null)
    .forUpdate()
    .select(['msg.version', 'msg.receivers'])
    .executeTakeFirst();
  if (!before) throw notFound();
  if (version !== undefined && version !== before.version) throw stale(await current());
  const receipts = await tenantDb(ctx)
    .selectFrom('msgReceiver')
    .where('msgId', '=', id)
    .orderBy('id')
    .forUpdate()
    .select(['userId', 'isRead'])
    .execute();
  if (receipts.some(({ isRead }) => isRead)) throw notNow(msg`已经有人读过，不能再修改`);
  const { userIdList, roleCodeList, orgIdList, contestId, contestPartList } = lists;
  const isAddressedAnew = [userIdList, roleCodeList, orgIdList, contestPartList].some((list) => list !== undefined);
  const chosen = isAddressedAnew
    ? readChosen({
        userIdList: userIdList ?? [],
        roleCodeList: roleCodeList ?? [],
        orgIdList: orgIdList ?? [],
        contestId,
        contestPartList,
      })
    : before.receivers;
  const contest = chosen ? await readChosenContest(ctx, chosen) : null;
  const message = { ...fillWords(ctx, wordsOf(ctx, msgDTO), contest), ...(chosen && { chosen }) };
  await scoped(ctx, 'msg')
    .update()
    .set({ ...messageRow(message), version: before.version + 1 })
    .where('msg.id', '=', id)
    .execute();
  const userIds = receipts.map(({ userId }) => userId);
  if (!isAddressedAnew || !chosen) return tellReceivers(ctx, id, userIds);
  if (isNobodyChosen(chosen) && msgDTO.msgType !== 'PUBLICITY') throw nobodyChosen();
  await tenantDb(ctx).deleteFrom('msgReceiver').where('msgId', '=', id).execute();
  if ((await deliver(ctx, id, receiversOf(ctx, msgDTO.msgType, chosen), filledFor(ctx, message, contest))) === 0)
    throw nobodyReached(chosen);
  await tellBoxes(ctx, userIds);
}
