import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { onlineModel, onlineSession, sessionEnd } from '../../entities/identity/online.ts';
import { operations } from '../../operation.ts';

/** The signed-in users, of those whom the caller sees. */
export const onlineOperations = operations({
  'online.list': {
    method: 'POST',
    path: '/authority/online/list',
    client: 'platform',
    access: 'authority:online:view',
    effect: 'read',
    says: msg`查看在线用户`,
    summary: 'The open sessions of people in sight, the last used first, at most 1,000',
    encoding: 'form',
    body: onlineModel,
    answer: z.array(onlineSession),
  },
  'online.end': {
    method: 'POST',
    path: '/authority/online/t',
    client: 'platform',
    access: 'authority:online:delete',
    effect: 'write',
    says: msg`让用户下线`,
    summary: 'Sign a user out: of one session, of those of one application, or of all; the own one ends by signing out',
    encoding: 'form',
    body: sessionEnd,
    answer: z.boolean(),
  },
});
