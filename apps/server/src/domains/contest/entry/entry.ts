import { largestPlainUpload } from '@saiwu/openapi';
import type { Handlers } from '../../../core/handlers.ts';
import { tooLarge } from '../../../services/files/file-refusals.ts';
import { wholeFile } from '../../../services/files/receive-file.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { answerInvitation, opensNothing } from './answer-invitation.ts';
import { attachFile, detachFile } from './attach-file.ts';
import { beatHere } from './beat-here.ts';
import { beginEntry } from './begin-entry.ts';
import { removeEntry, withdrawEntry } from './end-entry.ts';
import { presentJoining, readJoining } from './invitations.ts';
import { invite } from './invite.ts';
import { countMisses, openedBy } from './join-codes.ts';
import { readOpenContests } from './open-contests.ts';
import { readOwnEntries } from './own-entries.ts';
import { readEntry } from './read-entry.ts';
import { saveEntry } from './save-entry.ts';
import { submitEntry, takeEntryBack } from './submit-entry.ts';
import { agree, leave, remindInvited, removePerson, revokeInvitation } from './team-acts.ts';

export const entryHandlers = {
  'entry.begin': async (ctx, { body }) => readEntry(ctx, await beginEntry(ctx, body)),

  'entry.get': (ctx, { params }) => readEntry(ctx, params.id),

  'entry.save': async (ctx, { params, body }) => {
    await saveEntry(ctx, params.id, body);
    return readEntry(ctx, params.id);
  },

  'entry.here': (ctx, { params, body }) => beatHere(ctx, params.id, body),

  'entry.submit': async (ctx, { params }) => {
    await submitEntry(ctx, params.id);
    return readEntry(ctx, params.id);
  },

  'entry.takeBack': async (ctx, { params }) => {
    await takeEntryBack(ctx, params.id);
    return readEntry(ctx, params.id);
  },

  'entry.withdraw': async (ctx, { params, body }) => {
    await withdrawEntry(ctx, params.id, body.reason);
    return readEntry(ctx, params.id);
  },

  'entry.remove': async (ctx, { params }) => {
    await removeEntry(ctx, params.id);
    return true;
  },

  'entry.mine': (ctx) => readOwnEntries(ctx),

  'entry.open': (ctx) => readOpenContests(ctx),

  'entry.attach': async (ctx, { params, body }) => {
    const { file, ...place } = body;
    if (file.size > largestPlainUpload) throw tooLarge(largestPlainUpload);
    await attachFile(ctx, params.id, place, await wholeFile(file));
    return readEntry(ctx, params.id);
  },

  'entry.detach': async (ctx, { params, body }) => {
    await detachFile(ctx, params.id, body.slot);
    return readEntry(ctx, params.id);
  },

  'entry.invite': (ctx, { params, body }) => invite(ctx, params.id, body),

  'entry.revoke': async (ctx, { params, body }) => {
    await revokeInvitation(ctx, params.id, body.invitationId);
    return readEntry(ctx, params.id);
  },

  'entry.remind': async (ctx, { params, body }) => {
    await remindInvited(ctx, params.id, body.invitationId);
    return readEntry(ctx, params.id);
  },

  'entry.removePerson': async (ctx, { params, body }) => {
    await removePerson(ctx, params.id, body);
    return readEntry(ctx, params.id);
  },

  'entry.agree': async (ctx, { params, body }) => {
    await agree(ctx, params.id, body.consentVersion);
    return readEntry(ctx, params.id);
  },

  'entry.leave': async (ctx, { params }) => {
    await leave(ctx, params.id);
    return true;
  },

  'entry.answer': async (ctx, { body }) => {
    // counted outside of the transaction, or a refusal would take its count back
    const answer = () => inTransaction(ctx, (ctx) => answerInvitation(ctx, body));
    return { id: await (body.code ? countMisses(ctx, body.code, answer) : answer()) };
  },

  'entry.joining': (ctx, { body }) =>
    countMisses(ctx, body.code, async () => {
      const [found] = await readJoining(ctx, await openedBy(body.code));
      if (!found) throw opensNothing();
      return presentJoining(ctx, found);
    }),
} satisfies Partial<Handlers>;
