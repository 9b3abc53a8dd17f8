import { largestPlainUpload } from '@saiwu/openapi';
import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { tooLarge } from '../../../services/files/file-refusals.ts';
import { wholeFile } from '../../../services/files/upload/receive-file.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { answerInvitation, opensNothing } from './invitations/answer-invitation.ts';
import { attachFile, detachFile } from './files/attach-file.ts';
import { beatHere } from './beat-here.ts';
import { beginEntry } from './begin/begin-entry.ts';
import { removeEntry, withdrawEntry } from './end-entry.ts';
import { presentJoining, readJoining } from './invitations/invitations.ts';
import { invite } from './invitations/invite.ts';
import { countMisses, openedBy } from './invitations/join-codes.ts';
import { readOpenContests } from './begin/open-contests.ts';
import { readOwnEntries } from './own-entries.ts';
import { readEntry } from './read-entry.ts';
import { saveEntry } from './save-entry.ts';
import { submitEntry, takeEntryBack } from './hand-in/submit-entry.ts';
import { agree, leave, remindInvited, removePerson, revokeInvitation } from './team/team-acts.ts';

export const entryHandlers = {
  'entry.begin': async (ctx, { body }) => readEntry(ctx, await beginEntry(ctx, body)),

  'entry.get': (ctx, { params }) => readEntry(ctx, params.id),

  'entry.save': thenRead(saveEntry, readEntry),

  'entry.here': (ctx, { params, body }) => beatHere(ctx, params.id, body),

  'entry.submit': thenRead(submitEntry, readEntry),

  'entry.takeBack': thenRead(takeEntryBack, readEntry),

  'entry.withdraw': thenRead((ctx, id, { reason }) => withdrawEntry(ctx, id, reason), readEntry),

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

  'entry.detach': thenRead((ctx, id, { slot }) => detachFile(ctx, id, slot), readEntry),

  'entry.invite': (ctx, { params, body }) => invite(ctx, params.id, body),

  'entry.revoke': thenRead((ctx, id, { invitationId }) => revokeInvitation(ctx, id, invitationId), readEntry),

  'entry.remind': thenRead((ctx, id, { invitationId }) => remindInvited(ctx, id, invitationId), readEntry),

  'entry.removePerson': thenRead(removePerson, readEntry),

  'entry.agree': thenRead((ctx, id, { consentVersion }) => agree(ctx, id, consentVersion), readEntry),

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
