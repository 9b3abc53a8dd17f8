import { msg } from '@lingui/core/macro';
import { notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { keepSubmitted } from '../../plan/keep-version.ts';
import { lookSoon } from '../../radar/look-jobs.ts';
import { changeEntry } from '../change-entry.ts';
import { entryActs } from '../entry-acts.ts';
import { tellSubmitted, tellTakenBack } from '../entry-messages.ts';
import { holdEntry } from '../hold-entry.ts';
import { findMissing } from './missing.ts';
import { noteAct } from '../../project/history/log-change.ts';
import { readFilled } from '../read-entry.ts';
import { receiptNumber } from './receipt.ts';

/** Hands a project in. Nothing that teams share is written: many do so at once, in the last minute. */
export async function submitEntry(ctx: Context, id: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'submit');
  const missing = await findMissing(ctx, entry, await readFilled(ctx, entry));
  if (missing.length > 0) {
    const list = missing.map(({ words, ...at }) => ({ ...at, words: ctx.say(words) }));
    throw notNow(msg`还有 ${missing.length} 项没有完成`, { missing: list });
  }
  const submitCount = entry.submitCount + 1;
  await changeEntry(ctx, id, {
    state: 'SUBMITTED',
    submitCount,
    submitTime: ctx.now,
    submittedBy: callerOf(ctx).userId,
    mend: null,
    mendUntil: null,
  });
  await keepSubmitted(ctx, id);
  await noteAct(ctx, entry, entryActs.submit);
  await lookSoon(ctx, id);
  await tellSubmitted(ctx, entry, receiptNumber({ ...entry, submitCount }));
}

/** Makes a draft again of what was handed in: to be handed in again before the deadline. */
export async function takeEntryBack(ctx: Context, id: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'takeBack');
  await changeEntry(ctx, id, { state: 'DRAFT' });
  await noteAct(ctx, entry, entryActs.takeBack);
  await tellTakenBack(ctx, entry);
}
