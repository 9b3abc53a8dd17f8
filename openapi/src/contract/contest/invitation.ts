import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import {
  invitation,
  invitationCode,
  invitationCreate,
  invitationLink,
  invitationModel,
  openInvitation,
} from '../../entities/contest/invitation.ts';
import { session } from '../../entities/identity/session.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

/** Links that sign an outside judge in without a password, for one contest. */
export const invitationOperations = operations({
  'invitation.open': {
    method: 'POST',
    path: '/oauth/anno/invitation',
    client: 'authority',
    access: 'open',
    effect: 'read',
    says: msg`打开邀请链接`,
    summary: 'The person and the contest of an invitation; one answer for unknown, expired and revoked links',
    encoding: 'form',
    body: invitationCode,
    answer: openInvitation,
  },
  'invitation.accept': {
    method: 'POST',
    path: '/oauth/anno/invitation/accept',
    client: 'authority',
    access: 'open',
    effect: 'staged',
    says: msg`用邀请链接登录`,
    summary: 'Sign in with a link; ends the session that it opened before',
    encoding: 'form',
    body: invitationCode,
    answer: session,
  },
  'invitation.page': {
    method: 'POST',
    path: '/contest/invitation/page',
    client: 'platform',
    access: 'judge:invite',
    effect: 'read',
    says: { verb: 'query', of: 'invitation' },
    summary: 'A page of invitations',
    body: pageRequest(invitationModel),
    answer: pageOf(invitation),
  },
  'invitation.create': {
    method: 'POST',
    path: '/contest/invitation',
    client: 'platform',
    access: 'judge:invite',
    effect: 'write',
    takesKey: true,
    concerns: { contest: 'contestId' },
    says: msg`邀请评委`,
    summary: 'Invite a judge to a contest; takes the place of an earlier invitation of the same judge to it',
    body: invitationCreate,
    answer: invitationLink,
  },
  'invitation.revoke': {
    method: 'POST',
    path: '/contest/invitation/revoke',
    client: 'platform',
    access: 'judge:invite',
    effect: 'write',
    says: msg`撤销邀请`,
    summary: 'Withdraw invitations and end the sessions that they opened',
    body: z.object({ ids: z.array(id).min(1, 'rule.selection').max(1000) }),
    answer: z.boolean(),
  },
});
